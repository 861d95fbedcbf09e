import { Count, EpochSeconds, entity, fromItem, Id, pattern, toItem } from '@longtable/entity'
import type { Store } from '@longtable/store'
import * as z from 'zod'
import { SystemTable } from './processors/system.ts'

const KEPT_DAYS = 1

/** When a process has last written something of a topic: for those whom it cannot tell otherwise. */
const Bell = entity(SystemTable, {
  type: 'Bell',
  fields: { owner: Id, rung: z.record(z.string(), Count), ttl: EpochSeconds },
  keys: { table: ['BELL', '{owner}'] },
})

const bells = pattern(Bell, 'table', { source: 'core: who has written something lately' })

interface BellOptions {
  readonly system: Store
  readonly owner: string
  readonly now: () => number
}

/** Hosts on one table tell each other what they have written: one small read hears of all of it. */
export interface BellRope {
  ring(topics: Iterable<string>): Promise<void>
  /** What others have rung for since the last time; nothing the first time. */
  hear(): Promise<string[]>
}

export function createBell({ system, owner, now }: BellOptions): BellRope {
  const rung = new Map<string, number>()
  let heard: Map<string, number> | undefined

  return {
    async ring(topics) {
      // Every ring has another number, though the clock stands still or goes back.
      for (const topic of topics) rung.set(topic, Math.max(now(), (rung.get(topic) ?? 0) + 1))
      const ttl = Math.ceil(now() / 1000) + KEPT_DAYS * 86_400
      const item = toItem(Bell, { owner, rung: Object.fromEntries(rung), ttl })
      await system.write([{ kind: 'put', item }])
    },
    async hear() {
      const { items } = await system.query({ ...bells.query({}), stale: true })
      const others = items
        .map((item) => fromItem(Bell, item))
        .filter((bell) => bell.owner !== owner)
        .flatMap((bell) =>
          Object.entries(bell.rung).map(([topic, at]) => ({
            topic,
            name: `${bell.owner} ${topic}`,
            at,
          })),
        )
      const before = heard
      heard = new Map(others.map(({ name, at }) => [name, at]))
      if (!before) return []
      const news = others.filter(({ name, at }) => before.get(name) !== at)
      return [...new Set(news.map(({ topic }) => topic))]
    },
  }
}
