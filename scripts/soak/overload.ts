import { setTimeout as wait } from 'node:timers/promises'
import { type Client, connect, signIn } from '@longtable/server/testing'
import type { Stand } from './stand.ts'
import type { Visitor } from './visitor.ts'

const GUILD = '/goalsguild/graphql'
const QUERY = 'query { me { id nickname } notifications(first: 20) { items { id } } }'
const LEVELS = [2, 4, 8, 16]
const TIMES = 5
const SHARE_MIN = 0.9
/** An answer that comes later is of no use. */
const USEFUL_MS = 2000
const ROUNDS = 3

interface Load {
  readonly perSecond: number
  readonly refused: number
  readonly p99: number
}

export interface Overload {
  readonly best: number
  readonly connections: number
  readonly overloaded: number
  readonly share: number
  readonly refused: number
  readonly p99: number
  readonly after: number
  readonly problems: readonly string[]
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** So many connections ask as fast as they are answered. */
async function loadOf(clients: readonly (readonly [Client, string])[], ms: number): Promise<Load> {
  const end = performance.now() + ms
  const times: number[] = []
  let [good, refused] = [0, 0]
  const lane = async ([client, token]: readonly [Client, string]) => {
    while (performance.now() < end) {
      const began = performance.now()
      const { errors } = await client
        .graphql({ endpoint: GUILD, query: QUERY }, token)
        .catch(() => ({ errors: ['no answer'] }))
      const took = performance.now() - began
      times.push(took)
      if (errors) {
        refused += 1
        await wait(5)
      } else if (took <= USEFUL_MS) good += 1
    }
  }
  await Promise.all(clients.map(lane))
  const sorted = times.toSorted((a, b) => a - b)
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
  return { perSecond: good / (ms / 1000), refused, p99 }
}

/** The most that it can do, then five times as many who want it, then few again. */
export async function overload(
  stand: Stand,
  visitors: readonly Visitor[],
  phaseMs: number,
): Promise<Overload> {
  const tokens: string[] = []
  for (const { email } of visitors) {
    const client = connect(stand.address)
    tokens.push((await signIn(client, email)).idToken)
    client.close()
  }
  const most = (LEVELS.at(-1) as number) * TIMES
  const clients = Array.from(
    { length: most },
    (_, place) => [connect(stand.address), tokens[place % tokens.length] as string] as const,
  )
  const load = (count: number) => loadOf(clients.slice(0, count), phaseMs)
  await load(4)
  const levels = new Map<number, number>()
  for (const level of LEVELS) levels.set(level, (await load(level)).perSecond)
  const connections = LEVELS.reduce((best, level) =>
    (levels.get(level) ?? 0) > (levels.get(best) ?? 0) ? level : best,
  )
  const [best, many]: [Load[], Load[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    best.push(await load(connections))
    many.push(await load(connections * TIMES))
  }
  const after = await load(connections)
  for (const [client] of clients) client.close()
  const rates = (loads: readonly Load[]) => median(loads.map(({ perSecond }) => perSecond))
  const share = rates(many) / rates(best)
  const problems = [
    ...(share < SHARE_MIN ? [`five times the load leaves ${share.toFixed(2)} of the goodput`] : []),
    ...(after.perSecond < SHARE_MIN * rates(best)
      ? [`afterwards it does ${after.perSecond.toFixed(0)} of ${rates(best).toFixed(0)} a second`]
      : []),
  ]
  return {
    best: rates(best),
    connections,
    overloaded: rates(many),
    share,
    refused: many.reduce((sum, { refused }) => sum + refused, 0),
    p99: median(many.map(({ p99 }) => p99)),
    after: after.perSecond,
    problems,
  }
}
