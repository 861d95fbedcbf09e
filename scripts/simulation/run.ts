import { parseArgs } from 'node:util'
import { type Ran, makeBase, simulate } from './simulation.ts'
import { realNow } from './virtual-globals.ts'

/** One process of `npm run simulate`: its share of the seeds, one after the other. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    steps: { type: 'string', default: '4' },
    'tenth-steps': { type: 'string' },
    trace: { type: 'boolean', default: false },
    outcomes: { type: 'boolean', default: false },
  },
})
const [seed, seeds, steps] = [values.seed, values.seeds, values.steps].map(Number) as [
  number,
  number,
  number,
]
const tenthSteps = Number(values['tenth-steps'] ?? steps)
/** So many traces stand in a line. */
const TRACES_IN_LINE = 10
/** A bug that is planted to see whether it is found; its name is one of `plant.ts`. */
const plant = process.env['SIMULATION_PLANT']

const outcomes = new Map<string, number>()
const began = realNow()
const base = await makeBase()
const based = realNow()
let [failed, deaths, acts] = [0, 0, 0]
let traces: string[] = []

function tellTraces(last: number): void {
  if (traces.length > 0)
    console.log(`traces of ${last - traces.length + 1} on: ${traces.join(' ')}`)
  traces = []
}

function count({ hash, ...ran }: Ran): void {
  traces.push(hash)
  deaths += ran.deaths
  for (const [name, number] of ran.outcomes) {
    outcomes.set(name, (outcomes.get(name) ?? 0) + number)
    acts += number
  }
}

for (let n = seed; n < seed + seeds; n++) {
  const taken = n % 10 === 0 ? tenthSteps : steps
  const ran = await simulate(base, { seed: n, steps: taken, isTold: values.trace, plant })
  count(ran)
  if (traces.length === TRACES_IN_LINE || ran.failure !== undefined) tellTraces(n)
  if (ran.failure === undefined) continue
  failed += 1
  console.error(
    `✗ seed ${n}: ${ran.failure}\n  again: npm run simulate -- --seed ${n} --steps ${taken} --trace`,
  )
}
tellTraces(seed + seeds - 1)
if (values.outcomes)
  for (const [name, number] of [...outcomes].sort()) console.log(`${number}\t${name}`)
const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
const took = `${seconds(based, realNow())} after ${seconds(began, based)}`
console.log(`${seeds} seeds, ${failed} failed: ${acts} acts, ${deaths} deaths, ${took}`)
process.exitCode = failed === 0 ? 0 : 1
