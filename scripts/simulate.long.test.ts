import { expect, it } from 'vitest'
import { runScript } from './testing/run-script.ts'

it('twenty thousand days on which everything goes wrong end well', async () => {
  const words = ['--seed', '1001', '--seeds', '20000', '--steps', '1', '--tenth-steps', '3']
  const { code, said } = await runScript('scripts/simulate.ts', ...words, '--processes', '2')
  expect(said.match(/10000 seeds, 0 failed/g), said.slice(-5000)).toHaveLength(2)
  expect(code).toBe(0)
})
