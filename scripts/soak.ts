// Real servers under real traffic on a bad day: `npm run soak -- --minutes 10 --write`. Kills, a full disk, a mail
// server that is down, a clock that jumps, a slow store, and five times the load; then everything is compared
// with what the clients have written down. `--write` puts the figures into docs/reliability.md.
import { parseArgs } from 'node:util'
import { seededRandom } from '@longtable/testing/random'
import { operatorsProblems, problemsAt, quiet } from './soak/judge.ts'
import { kills, type Misfortune, mishaps, misfortunesUntil } from './soak/misfortunes.ts'
import { overload, type Overload } from './soak/overload.ts'
import { type Soaked, soakReport, writeReport } from './soak/report.ts'
import { openSlowStand } from './soak/slow-stand.ts'
import { openLocalStand, type Stand } from './soak/stand.ts'
import { gather, makeUntil, type Wanted } from './soak/traffic.ts'

const MINUTE_MS = 60_000
const PEOPLE = 5
const LOCAL_SHARE = 0.6
const SLOW_SHARE = 0.25
/** Of the time of the overload, which has a dozen phases. */
const PHASE_SHARE = 0.015

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
    /** Without the overload, whose figures hang on what else the machine does. */
    'faults-only': { type: 'boolean', default: false },
  },
})
const [minutes, random] = [Number(values.minutes), seededRandom(Number(values.seed))]
const say = (what: string) => console.log(what)

type People = Awaited<ReturnType<typeof gather>>

/** A stand with people on it, until it has stopped and was looked at. */
async function soak(
  stand: Stand,
  misfortunes: readonly Misfortune[],
  ms: number,
): Promise<{ soaked: Soaked; people: People }> {
  say(`\n${stand.name}: ${PEOPLE} people sign up`)
  const tally = new Map<string, number>()
  const people = await gather(stand, PEOPLE, tally)
  const log: Wanted[] = []
  const began = performance.now()
  const isOver = () => performance.now() - began > ms
  say(`${stand.name}: trouble for ${(ms / MINUTE_MS).toFixed(1)} minutes`)
  let isPeace = false
  const making = makeUntil(people, log, () => isPeace)
  // Said when it is waited for: the servers have to be ended first.
  making.catch(() => {})
  const happened = await misfortunesUntil(random, misfortunes, isOver)
  isPeace = true
  await making
  const took = (performance.now() - began) / MINUTE_MS
  say(`${stand.name}: ${log.length} things, ${[...tally].map((one) => one.join(' ')).join(', ')}`)
  const soaked = { name: stand.name, minutes: took, wanted: log.length, tally, happened }
  await quiet(stand)
  const code = await stand.stop()
  const problems = [
    ...(code === 0 ? [] : [`it stopped with ${code}`]),
    ...(await problemsAt(stand, log)),
    ...(await operatorsProblems(stand)),
  ]
  return { soaked: { ...soaked, problems }, people }
}

async function soakSlow(): Promise<Soaked> {
  await using stand = await openSlowStand()
  const { soaked, people } = await soak(
    stand,
    kills(stand, random).slice(0, 3),
    minutes * MINUTE_MS * SLOW_SHARE,
  )
  for (const visitor of people.visitors) visitor.close()
  return soaked
}

async function overloadOf(local: Stand, { visitors }: People): Promise<Overload> {
  say('\nFive times the load')
  await local.killAll()
  const seen = await overload(local, visitors, minutes * MINUTE_MS * PHASE_SHARE)
  await local.stop()
  return seen
}

await using stand = await openLocalStand()
const all = [...kills(stand, random), ...mishaps(stand, random)]
const { soaked, people } = await soak(stand, all, minutes * MINUTE_MS * LOCAL_SHARE)
const overloaded = values['faults-only'] ? undefined : await overloadOf(stand, people)
for (const visitor of people.visitors) visitor.close()
const results = [soaked, await soakSlow()]
const report = soakReport(results, overloaded)
say(`\n${report}`)
if (values.write) say(`\nWrote ${await writeReport(report)}`)
const wrong = [...results.flatMap(({ problems }) => problems), ...(overloaded?.problems ?? [])]
for (const problem of wrong.slice(0, 50)) console.error(`✗ ${problem}`)
if (wrong.length === 0) say('\nAll is well.')
process.exitCode = wrong.length === 0 ? 0 : 1
