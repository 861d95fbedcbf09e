import { setTimeout as wait } from 'node:timers/promises'
import { openConnection, type RawAnswer, type RawConnection } from './connection.ts'
import type { Guest } from './guests.ts'
import { requestText } from './operations.ts'

/** An answer that comes later is of no use. */
export const USEFUL_MS = 2000
/** Nobody waits longer; who has asked so long ago counts as unanswered. */
const GIVE_UP_MS = 6000
const TICK_MS = 2
const CONNECTIONS_MAX = 2000

/** Either as many connections that each ask when they are answered, or so many a second whatever is answered. */
export type Plan = { readonly ms: number } & (
  | { readonly lanes: number }
  | { readonly perSecond: number }
)

/** A second each, but the times and the part of a core that the clients have used. */
export interface Load {
  readonly asked: number
  readonly good: number
  readonly refused: number
  readonly late: number
  readonly unanswered: number
  /** Wanted to ask, and had no connection left to do it. */
  readonly unconnected: number
  /** Answers that are neither good nor a refusal. */
  readonly wrong: number
  readonly firstWrong?: string
  readonly p50: number
  readonly p99: number
  readonly busy: number
}

/** By the server as a whole; what one person has used up is not what is measured. */
const isRefusal = ({ body }: RawAnswer) => body.includes('"code":"UNAVAILABLE"')

const isGood = ({ status, body }: RawAnswer) =>
  status === 200 && body.startsWith('{"data":{') && !body.includes('"errors":')

function createCounts() {
  const times: number[] = []
  const counts = { asked: 0, good: 0, refused: 0, late: 0, unanswered: 0, unconnected: 0, wrong: 0 }
  let firstWrong: string | undefined
  return {
    counts,
    note(answer: RawAnswer | undefined, ms: number) {
      if (!answer) counts.unanswered += 1
      else if (isRefusal(answer)) counts.refused += 1
      else if (!isGood(answer)) {
        counts.wrong += 1
        firstWrong ??= `${answer.status} ${answer.body.slice(0, 300)}`
      } else {
        times.push(ms)
        counts[ms <= USEFUL_MS ? 'good' : 'late'] += 1
      }
    },
    load(ms: number, busy: number): Load {
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
      const perSecond = Object.fromEntries(
        Object.entries(counts).map(([name, count]) => [name, count / (ms / 1000)]),
      ) as typeof counts
      const said = firstWrong === undefined ? {} : { firstWrong }
      return { ...perSecond, ...said, p50: at(0.5), p99: at(0.99), busy }
    },
  }
}

type Counts = ReturnType<typeof createCounts>

/** Connections to one server, and what is asked over them. */
function createPool(port: number, guests: readonly Guest[]) {
  const free: RawConnection[] = []
  const open = new Set<RawConnection>()
  let requests = 0

  function connection(): RawConnection | undefined {
    for (let one = free.pop(); one; one = free.pop()) {
      if (one.isOpen) return one
      open.delete(one)
    }
    if (open.size >= CONNECTIONS_MAX) return undefined
    const made = openConnection(port)
    open.add(made)
    return made
  }

  /** Gives how it was answered, once; a connection without an answer is not used again. */
  function ask(one: RawConnection, onEnd: (answer: RawAnswer | undefined, ms: number) => void) {
    const began = performance.now()
    const giveUp = setTimeout(() => one.close(), GIVE_UP_MS)
    one.ask(requestText(guests, requests++), (answer) => {
      clearTimeout(giveUp)
      if (answer) free.push(one)
      else open.delete(one)
      onEnd(answer, performance.now() - began)
    })
  }

  return { connection, ask }
}

type Pool = ReturnType<typeof createPool>

/** They come by the clock. What is good but comes after the end is not counted: nobody else came then. */
async function arrive(
  { connection, ask }: Pool,
  plan: { ms: number; perSecond: number },
  seen: Counts,
) {
  const began = performance.now()
  let [due, running] = [0, 0]
  for (let now = 0; now < plan.ms; now = performance.now() - began) {
    const wanted = Math.floor((now * plan.perSecond) / 1000)
    for (; due < wanted; due++) {
      seen.counts.asked += 1
      const one = connection()
      if (!one) {
        seen.counts.unconnected += 1
        continue
      }
      running += 1
      ask(one, (answer, ms) => {
        running -= 1
        if (performance.now() - began < plan.ms || ms > USEFUL_MS) seen.note(answer, ms)
      })
    }
    await wait(TICK_MS)
  }
  while (running > 0) await wait(TICK_MS)
}

/** Each lane asks as soon as it is answered. */
async function takeTurns(
  { connection, ask }: Pool,
  plan: { ms: number; lanes: number },
  seen: Counts,
) {
  const end = performance.now() + plan.ms
  const lane = async () => {
    while (performance.now() < end) {
      const one = connection()
      if (!one) throw new Error('No connection for a lane.')
      seen.counts.asked += 1
      await new Promise<void>((resolve) =>
        ask(one, (answer, ms) => {
          if (performance.now() < end) seen.note(answer, ms)
          resolve()
        }),
      )
    }
  }
  await Promise.all(Array.from({ length: plan.lanes }, lane))
}

/** The clients of one server, in a process of their own. */
export function createClients(port: number, guests: readonly Guest[]) {
  const pool = createPool(port, guests)
  return async (plan: Plan): Promise<Load> => {
    const seen = createCounts()
    const [cpu, began] = [process.cpuUsage(), performance.now()]
    if ('lanes' in plan) await takeTurns(pool, plan, seen)
    else await arrive(pool, plan, seen)
    const { user, system } = process.cpuUsage(cpu)
    return seen.load(plan.ms, (user + system) / 1000 / (performance.now() - began))
  }
}
