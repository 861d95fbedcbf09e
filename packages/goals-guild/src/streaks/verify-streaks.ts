import { countOrZero, on, verifier } from '@longtable/system'
import { Completion, countsByDay, DayCounts, placeOfDay } from './completion.entity.ts'

const days = countOrZero(
  (key, says, has) =>
    `${key} says ${JSON.stringify(says)} by day, but there is ${JSON.stringify(has)}`,
)

/** The numbers of every month are what was done in it. */
export const verifyStreaks = verifier({
  takes: [
    on(DayCounts, (month, { says }) =>
      says(days, `${month.userId} ${month.audience} ${month.month}`, countsByDay(month)),
    ),
    on(Completion, ({ userId, day, isPublic }, { has }) => {
      const { month, name } = placeOfDay(day)
      has(days, `${userId} ALL ${month}`, { [name]: 1 })
      if (isPublic) has(days, `${userId} PUBLIC ${month}`, { [name]: 1 })
    }),
  ],
})
