import { countOrZero, on, verifier } from '@longtable/system'
import { countedAs, FIGURES, namesOf } from './figures.ts'
import { RoleFunnel, Stats } from './stats.entity.ts'

const figures = countOrZero(
  (name, says, has) => `STATS / ${name} says ${says.count ?? 0}, and there are ${has.count ?? 0}`,
)
const funnels = countOrZero(
  (name, says, has) => `FUNNEL#${name} says ${says.count ?? 0}, and there are ${has.count ?? 0}`,
)

/** Every figure is what counting anew gives. */
export const verifyStats = verifier({
  takes: [
    on(Stats, ({ name, count }, { says }) => says(figures, name, { count })),
    on(RoleFunnel, ({ roleId, status, count }, { says }) =>
      says(funnels, `${roleId}#${status}`, { count }),
    ),
    ...FIGURES.map((figure) =>
      on(figure.entity, (value, { has }) => {
        const counted = countedAs(figure, value as object)
        if (!counted) return
        const { roleId, group, amount = 1 } = counted
        for (const name of namesOf(counted)) has(figures, name, { count: amount })
        if (roleId !== undefined) has(funnels, `${roleId}#${group}`, { count: 1 })
      }),
    ),
  ],
})
