import { expect, it } from 'vitest'
import { runScript } from './testing/run-script.ts'

it('twenty thousand days on which everything goes wrong end well', async () => {
  const words = ['--seed', '1001', '--seeds', '20000', '--steps', '1', '--processes', '2']
  const { code, said } = await runScript('scripts/simulate.ts', ...words)
  expect(said.match(/10000 seeds, 0 failed/g), said).toHaveLength(2)
  expect(code).toBe(0)
})
