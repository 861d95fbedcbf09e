import { settle } from '@longtable/core'
import { asRead, findMany, fromItem, isOf, put } from '@longtable/entity'
import { ConditionFailedError } from '@longtable/store'
import { type Reconciler, reconciler, type TallyOfAll } from '@longtable/system'
import { ApplicationStatus } from '../applications/application.entity.ts'
import { applicationsForRole } from '../applications/application.patterns.ts'
import { StartupRole } from '../roles/startup-role.entity.ts'
import { countItem } from './count-item.ts'
import { FIGURES, namesOf } from './figures.ts'
import { Counted, RoleFunnel, Stats } from './stats.entity.ts'
import { stats } from './stats.patterns.ts'

/** Sums up what is remembered. A figure that was moved since the first item was looked at is right. */
const tallyStats: TallyOfAll = {
  async tally({ store }) {
    const known = new Map<string, Stats>()
    for await (const some of stats.each({ store }, {}))
      for (const figure of some) known.set(figure.name, figure)
    const counts = new Map([...known.keys()].map((name) => [name, 0]))
    return {
      see(item) {
        if (!isOf(Counted, item)) return
        const one = fromItem(Counted, item)
        for (const name of namesOf(one))
          counts.set(name, (counts.get(name) ?? 0) + (one.amount ?? 1))
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

/** The same for a role, whose applications are known. */
const reconcileFunnels = reconciler(StartupRole, ({ store }, { startupId, roleId }) =>
  settle(`The funnel of ${roleId}`, async () => {
    const keys = ApplicationStatus.options.map((status) => ({ startupId, roleId, status }))
    const known = await findMany(store, RoleFunnel, keys)
    const counts = new Map<string, number>()
    for await (const all of applicationsForRole.each({ store }, { startupId, roleId })) {
      const ids = all.map(({ applicationId: id }) => ({ kind: 'applications' as const, id }))
      for (const one of await findMany(store, Counted, ids))
        if (one) counts.set(one.group, (counts.get(one.group) ?? 0) + 1)
    }
    for (const [place, key] of keys.entries()) {
      const [before, count] = [known[place], counts.get(key.status) ?? 0]
      if ((before?.count ?? 0) === count) continue
      const when = before ? asRead(RoleFunnel, before, 'count') : 'absent'
      await store.write([put(RoleFunnel, { ...key, count }, when)])
    }
  }),
)

/** Each item is counted as what it is, also one that is gone; then the sums are compared. */
export const reconcileStats: readonly Reconciler[] = [
  ...FIGURES.map((figure) =>
    reconciler(figure.entity, (deps, value) =>
      countItem(deps, figure, (value as Readonly<Record<string, string>>)[figure.idField] ?? ''),
    ),
  ),
  reconciler(Counted, async (deps, { kind, id }) => {
    const figure = FIGURES.find((one) => one.kind === kind)
    if (figure) await countItem(deps, figure, id)
  }),
  reconcileFunnels,
  tallyStats,
]
