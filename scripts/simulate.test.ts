import { expect, it } from 'vitest'
import { runScript, runScriptWith } from './testing/run-script.ts'

const simulate = (...words: readonly string[]) => runScript('scripts/simulate.ts', ...words)

/** By seed. */
function tracesIn(said: string): Map<number, string> {
  const lines = said.matchAll(/^traces of (\d+) on: ([0-9a-f ]+)$/gm)
  return new Map(
    [...lines].flatMap(([, first, hashes = '']) =>
      hashes.split(' ').map((hash, place): [number, string] => [Number(first) + place, hash]),
    ),
  )
}

it('two hundred days on which everything goes wrong end well', async () => {
  const { code, said } = await simulate('--seeds', '200', '--steps', '3', '--processes', '2')
  expect(said.match(/100 seeds, 0 failed/g), said).toHaveLength(2)
  expect(new Set(tracesIn(said).values()).size).toBe(200)
  expect(code).toBe(0)
})

it('a seed does the same alone as among others', async () => {
  const among = tracesIn((await simulate('--seed', '5', '--seeds', '3', '--steps', '2')).said)
  expect([...among.keys()]).toEqual([5, 6, 7])
  const alone = tracesIn((await simulate('--seed', '7', '--steps', '2')).said)
  expect(alone).toEqual(new Map([[7, among.get(7)]]))
})

it('a planted bug is found, and its seed shows it again', async () => {
  const forgetful = { SIMULATION_PLANT: 'forgetful' }
  const words = ['--seed', '20', '--seeds', '3', '--steps', '2']
  const { code, said } = await runScriptWith(forgetful, 'scripts/simulate.ts', ...words)
  expect(code).toBe(1)
  const [, seed = '', why = ''] = /^✗ seed (\d+): (.+)$/m.exec(said) ?? []
  const [, again = ''] = /again: npm run simulate -- (.+) --trace$/m.exec(said) ?? []
  expect(again).toBe(`--seed ${seed} --steps 2`)
  const replayed = await runScriptWith(forgetful, 'scripts/simulate.ts', ...again.split(' '))
  expect(replayed.code).toBe(1)
  expect(replayed.said).toContain(`✗ seed ${seed}: ${why}`)
  expect(tracesIn(replayed.said)).toEqual(
    new Map([[Number(seed), tracesIn(said).get(Number(seed))]]),
  )
})
