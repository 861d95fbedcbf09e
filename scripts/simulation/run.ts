import { parseArgs } from 'node:util'
import { makeBase, simulate } from './simulation.ts'
import { realNow } from './virtual-globals.ts'

/** One process of `npm run simulate`: its share of the seeds, one after the other. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    steps: { type: 'string', default: '4' },
    trace: { type: 'boolean', default: false },
    outcomes: { type: 'boolean', default: false },
  },
})
const [seed, seeds, steps] = [values.seed, values.seeds, values.steps].map(Number) as [
  number,
  number,
  number,
]
const outcomes = new Map<string, number>()
const began = realNow()
const base = await makeBase()
const based = realNow()
let [failed, deaths, acts] = [0, 0, 0]
for (let n = seed; n < seed + seeds; n++) {
  const ran = await simulate(base, { seed: n, steps, isTold: values.trace })
  deaths += ran.deaths
  for (const [name, count] of ran.outcomes) {
    outcomes.set(name, (outcomes.get(name) ?? 0) + count)
    acts += count
  }
  if (seeds === 1) console.log(`seed ${n}: trace ${ran.hash}`)
  if (ran.failure === undefined) continue
  failed += 1
  console.error(
    `✗ seed ${n}: ${ran.failure}\n  again: npm run simulate -- --seed ${n} --steps ${steps} --trace`,
  )
}
if (values.outcomes)
  for (const [name, count] of [...outcomes].sort()) console.log(`${count}\t${name}`)
const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
const took = `${seconds(based, realNow())} after ${seconds(began, based)}`
console.log(`${seeds} seeds, ${failed} failed: ${acts} acts, ${deaths} deaths, ${took}`)
process.exitCode = failed === 0 ? 0 : 1
