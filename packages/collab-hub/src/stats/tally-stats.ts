import { asRead, put } from '@longtable/entity'
import { type AnyEntity, fromItem, isOf } from '@longtable/entity'
import { ConditionFailedError, type Item } from '@longtable/store'
import type { TallyOfAll } from '@longtable/system'
import { Application } from '../applications/application.entity.ts'
import { Subscription } from '../billing/subscription.entity.ts'
import { Startup } from '../startups/startup.entity.ts'
import { User } from '../users/user.entity.ts'
import { Stats } from './stats.entity.ts'
import { stats } from './stats.patterns.ts'

/** What the admins are shown of each kind: its name, and the attribute it is told apart by. */
const FIGURES: readonly (readonly [AnyEntity, string, string])[] = [
  [User, 'users', 'role'],
  [Startup, 'startups', 'status'],
  [Application, 'applications', 'status'],
  [Subscription, 'subscriptions', 'status'],
]

function figureOf(item: Item): string | undefined {
  for (const [entity, name, attribute] of FIGURES)
    if (isOf(entity, item))
      return `${name}.${String((fromItem(entity, item) as Record<string, unknown>)[attribute])}`
  return undefined
}

/** A figure that somebody has moved since the first item was looked at is theirs. */
export const tallyStats: TallyOfAll = {
  async tally({ store }) {
    const known = new Map<string, Stats>()
    for await (const some of stats.each({ store }, {}))
      for (const figure of some) known.set(figure.name, figure)
    const counts = new Map([...known.keys()].map((name) => [name, 0]))
    return {
      see(item) {
        const name = figureOf(item)
        if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
      },
      async end() {
        for (const [name, count] of counts) {
          const before = known.get(name)
          if (before?.count === count) continue
          const when = before ? asRead(Stats, before, 'count') : 'absent'
          try {
            await store.write([put(Stats, { name, count }, when)])
          } catch (error) {
            if (!(error instanceof ConditionFailedError)) throw error
          }
        }
      },
    }
  },
}
