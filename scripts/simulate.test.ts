import { expect, it } from 'vitest'
import { runScript } from './testing/run-script.ts'

const simulate = (...words: readonly string[]) => runScript('scripts/simulate.ts', ...words)

it('two hundred days on which everything goes wrong end well', async () => {
  const { code, said } = await simulate('--seeds', '200', '--steps', '3', '--processes', '2')
  expect(said.match(/100 seeds, 0 failed/g), said).toHaveLength(2)
  expect(code).toBe(0)
})

it('a seed does the same each time, step by step', async () => {
  const traces: (string | undefined)[] = []
  for (let run = 0; run < 2; run++) {
    const { said } = await simulate('--seed', '7', '--steps', '3')
    traces.push(/seed 7: trace ([0-9a-f]{16})/.exec(said)?.[1])
  }
  expect(traces[0]).toBeDefined()
  expect(traces[0]).toBe(traces[1])
})
