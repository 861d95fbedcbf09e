import { expect, it } from 'vitest'
import { runScript } from './testing/run-script.ts'

it('real servers lose nothing and do nothing twice on a bad day', async () => {
  const { code, said } = await runScript('scripts/soak.ts', '--minutes', '1', '--faults-only')
  expect(code, said).toBe(0)
})
