import { parseArgs } from 'node:util'
import { seededRandom } from '@longtable/testing/random'
import { jobProblems, operatorsProblems, problemsAt, quiet } from './soak/judge.ts'
import { haveCome, judgeMails } from './soak/mails.ts'
import { faultsOf, kills, type Misfortune, mishaps, misfortunesUntil } from './soak/misfortunes.ts'
import { overload, type Overload } from './soak/overload/overload.ts'
import { type Soaked, soakReport, writeReport } from './soak/report.ts'
import { openSlowStand } from './soak/slow-stand.ts'
import { openLocalStand, type Stand, type TakenMail } from './soak/stand.ts'
import { type Crew, gather, makeUntil, type Wanted } from './soak/traffic.ts'
import type { Scene } from './soak/visitor.ts'

const MINUTE_MS = 60_000
const PEOPLE = 5
const LOCAL_SHARE = 0.6
const SLOW_SHARE = 0.25
/** Of the time of the overload, which has a dozen phases. */
const PHASE_SHARE = 0.015

const HELP = `npm run soak [-- --minutes 10] [-- --seed 7] [-- --write]

Real servers under real traffic on a bad day: kills, a full disk, a mail server that is down, a clock that
jumps, a slow store that throttles and loses replies, and five times the load; then everything is compared
with what the clients have written down.

  --minutes        how long the traffic lasts in all; 2 without it
  --seed           the order of the misfortunes; 1 without it
  --faults-only    without five times the load, whose figures hang on what else the machine does
  --overload-only  five times the load alone
  --write          puts the figures into docs/reliability.md when all is well
  --help           this text

  npm run soak -- --minutes 2 --overload-only
  npm run soak -- --minutes 10 --write`

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
    /** Without the overload, whose figures hang on what else the machine does. */
    'faults-only': { type: 'boolean', default: false },
    'overload-only': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
const [minutes, random] = [Number(values.minutes), seededRandom(Number(values.seed))]
const say = (what: string) => console.log(what)

/** What it was doing when somebody could not even come in says more than the error. */
async function inPeace<T>(stand: Stand, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    console.error(stand.lastWords())
    throw error
  }
}

const sceneOf = (stand: Stand): Scene => ({
  stand,
  tally: new Map(),
  peaceSince: performance.now(),
  isHeavy: false,
})

interface Soaking {
  readonly misfortunes: (scene: Scene, people: Crew) => readonly Misfortune[]
  readonly ms: number
  /** Those that have come so far, where they can be counted. */
  readonly mails?: () => readonly TakenMail[]
}

/** A stand with people on it, until it has stopped and was looked at. */
async function soak(stand: Stand, { misfortunes, ms, mails }: Soaking): Promise<Soaked> {
  const { name } = stand
  say(`\n${name}: ${PEOPLE} people sign up`)
  const scene = sceneOf(stand)
  const people = await inPeace(stand, gather(scene, PEOPLE))
  const log: Wanted[] = []
  const began = performance.now()
  const isOver = () => performance.now() - began > ms
  say(`${name}: trouble for ${(ms / MINUTE_MS).toFixed(1)} minutes`)
  scene.peaceSince = undefined
  const making = makeUntil(people, log, () => scene.peaceSince !== undefined)
  const trouble = await misfortunesUntil(random, misfortunes(scene, people), isOver)
  scene.peaceSince = performance.now()
  const unmade = await making
  const minutesTaken = (performance.now() - began) / MINUTE_MS
  const { tally } = scene
  say(`${name}: ${log.length} things, ${[...tally].map((one) => one.join(' ')).join(', ')}`)
  for (const visitor of people.visitors) visitor.close()
  const unquiet = await quiet(stand, async () =>
    mails ? haveCome(mails(), log) : (await jobProblems(stand)).length === 0,
  )
  await stand.stop()
  const seen = mails && judgeMails(mails(), log, trouble.happened)
  const problems = [
    ...trouble.problems,
    ...unmade,
    ...unquiet,
    ...stand.problems,
    ...(seen?.problems ?? []),
    ...(await problemsAt(stand, log)),
    ...(await operatorsProblems(stand)),
  ]
  const { happened } = trouble
  const figures = { name, minutes: minutesTaken, wanted: log.length, tally, happened, problems }
  return { ...figures, ...(seen && { mails: seen }) }
}

async function soakLocal(): Promise<Soaked> {
  await using stand = await openLocalStand(2)
  return await soak(stand, {
    misfortunes: (scene, { visitors }) => [
      ...kills(stand),
      ...mishaps(stand, scene, { random, email: visitors[0]?.email ?? '' }),
    ],
    ms: minutes * MINUTE_MS * LOCAL_SHARE,
    mails: () => stand.mails,
  })
}

async function soakSlow(): Promise<Soaked> {
  await using stand = await openSlowStand()
  return await soak(stand, {
    misfortunes: () => [...kills(stand), ...faultsOf(stand)],
    ms: minutes * MINUTE_MS * SLOW_SHARE,
  })
}

/** One process, so that the clients have a core of their own where there are two. */
async function overloadOne(): Promise<Overload> {
  say('\nFive times the load')
  await using stand = await openLocalStand(1)
  const crowd = overload(sceneOf(stand), minutes * MINUTE_MS * PHASE_SHARE)
  const seen = await inPeace(stand, crowd)
  await stand.stop()
  return { ...seen, problems: [...seen.problems, ...stand.problems] }
}

const overloaded = values['faults-only'] ? undefined : await overloadOne()
const results = values['overload-only'] ? [] : [await soakLocal(), await soakSlow()]
const report = soakReport(results, overloaded)
say(`\n${report}\n`)
const wrong = [...results.flatMap(({ problems }) => problems), ...(overloaded?.problems ?? [])]
for (const problem of wrong.slice(0, 50)) console.error(`✗ ${problem}`)
if (wrong.length === 0) say('All is well.')
if (values.write && wrong.length === 0) say(`Wrote ${await writeReport(report, minutes)}`)
else if (values.write) console.error('Nothing is written: the figures of a bad run are none.')
process.exitCode = wrong.length === 0 ? 0 : 1
