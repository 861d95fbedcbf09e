import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Stand } from '../stand.ts'
import type { Scene } from '../visitor.ts'
import { type Guest, inviteGuests } from './guests.ts'
import { type Load, type Plan, USEFUL_MS } from './load.ts'

/** A prime, so that each of them comes to each operation, and so many that nobody comes to a limit of their own. */
const PEOPLE = 211
const LANES = [8, 16, 32, 64]
const TIMES = 5
const SHARE_MIN = 0.9
const ROUNDS = 3
const PHASE_MS_MIN = 3000
/** Past this the clients could be what is slow. */
const BUSY_MAX = 0.9
const WRONG_SHARE_MAX = 0.01

interface NamedLoad extends Load {
  readonly name: string
  readonly people: number
  readonly usefulMs: number
}

export interface Overload {
  readonly best: NamedLoad
  readonly many: NamedLoad
  readonly after: NamedLoad
  readonly share: number
  readonly problems: readonly string[]
}

const median = (loads: readonly Load[]): Load =>
  loads.toSorted((a, b) => a.good - b.good)[loads.length >> 1] as Load

function startClients(stand: Stand, guests: readonly Guest[]) {
  const child: ChildProcess = fork(
    fileURLToPath(new URL('clients-process.ts', import.meta.url)),
    [],
    { execArgv: ['--import', fileURLToPath(new URL('../../from-sources.mjs', import.meta.url))] },
  )
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The clients ended with ${code}.`)
  })
  // Said when they are waited for; at last they are ended on purpose.
  ended.catch(() => {})
  child.send({ begin: { port: Number(new URL(stand.address).port), guests } })
  return {
    async load(plan: Plan): Promise<Load> {
      child.send({ plan })
      const [load] = (await Promise.race([once(child, 'message'), ended])) as [Load]
      return load
    },
    end: () => child.kill(),
  }
}

function problemsOf(best: Load, many: Load, after: Load): string[] {
  const problems: string[] = []
  const share = many.good / best.good
  if (share < SHARE_MIN)
    problems.push(`five times the load leaves ${share.toFixed(2)} of the goodput`)
  if (after.good < SHARE_MIN * best.good)
    problems.push(`afterwards it does ${after.good.toFixed(0)} of ${best.good.toFixed(0)} a second`)
  for (const load of [best, many, after])
    if (load.wrong > load.asked * WRONG_SHARE_MAX)
      problems.push(`${load.wrong.toFixed(1)} wrong answers a second, such as ${load.firstWrong}`)
  if (many.busy > BUSY_MAX)
    problems.push(
      `the clients were busy for ${many.busy.toFixed(2)} of the time: they may be what was slow`,
    )
  return problems
}

/** The most that it can do, then five times as many who want it, then few again. */
export async function overload(scene: Scene, phaseMs: number): Promise<Overload> {
  const ms = Math.max(PHASE_MS_MIN, phaseMs)
  const guests = await inviteGuests(scene, PEOPLE)
  const { load, end } = startClients(scene.stand, guests)
  try {
    await load({ ms, lanes: LANES[0] as number })
    const levels: [number, Load][] = []
    for (const lanes of LANES) levels.push([lanes, await load({ ms, lanes })])
    const [lanes] = levels.reduce((a, b) => (b[1].good > a[1].good ? b : a))
    const [best, many]: [Load[], Load[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      best.push(await load({ ms, lanes }))
      many.push(await load({ ms, perSecond: median(best).good * TIMES }))
      const [few, crowd] = [best.at(-1) as Load, many.at(-1) as Load]
      console.log(`  ${few.good.toFixed(0)} a second, in the crowd ${crowd.good.toFixed(0)}`)
    }
    const after = await load({ ms, lanes })
    const named = (name: string, one: Load): NamedLoad => ({
      ...one,
      name,
      people: PEOPLE,
      usefulMs: USEFUL_MS,
    })
    return {
      best: named(`${lanes} connections, the best of ${LANES.join(', ')}`, median(best)),
      many: named('five times as many as it has done then', median(many)),
      after: named(`${lanes} connections again`, after),
      share: median(many).good / median(best).good,
      problems: problemsOf(median(best), median(many), after),
    }
  } finally {
    end()
  }
}
