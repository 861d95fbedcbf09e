import { settle } from '@longtable/core'
import { asRead, change, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { type Deps, reconciler } from '@longtable/system'
import { Task } from '../goals/task.entity.ts'
import { User } from '../users/user.entity.ts'
import { countCompletion } from './count-completion.ts'
import { countsByDay, DayCounts, placeOfDay } from './completion.entity.ts'
import { completionsOf, dayCountsOf } from './completion.patterns.ts'

const AUDIENCES = ['ALL', 'PUBLIC'] as const
type Month = Pick<DayCounts, 'userId' | 'audience' | 'month'>

const nameOf = ({ audience, month }: Month) => `${audience}#${month}`

interface Kept {
  readonly key: Month
  readonly row: DayCounts | undefined
  readonly real: Record<string, number>
}

/** What is written of each month, and what there is; in memory only the months of one person. */
async function monthsOf({ store }: Deps, userId: string): Promise<Kept[]> {
  const months = new Map<string, Kept>()
  for (const audience of AUDIENCES)
    for await (const rows of dayCountsOf.each({ store }, { userId, audience }))
      for (const row of rows) months.set(nameOf(row), { key: row, row, real: {} })
  for await (const rows of completionsOf.each({ store }, { userId }))
    for (const { day, isPublic } of rows)
      for (const audience of AUDIENCES) {
        if (audience === 'PUBLIC' && !isPublic) continue
        const { month, name } = placeOfDay(day)
        const key = { userId, audience, month }
        const known = months.get(nameOf(key)) ?? { key, row: undefined, real: {} }
        known.real[name] = (known.real[name] ?? 0) + 1
        months.set(nameOf(key), known)
      }
  return [...months.values()]
}

/** Unless somebody else moved one of the numbers meanwhile. */
function mended({ key: { userId, audience, month }, row, real }: Kept): Operation[] {
  const says = row ? countsByDay(row) : {}
  const wrong = [...new Set([...Object.keys(says), ...Object.keys(real)])].filter(
    (day) => says[day] !== real[day],
  )
  if (wrong.length === 0) return []
  const patch = {
    ...Object.fromEntries(wrong.map((day) => [day, real[day]])),
    revision: (row?.revision ?? 0) + 1,
  }
  return row
    ? [change(DayCounts, row, { patch, when: asRead(DayCounts, row, 'revision') })]
    : [put(DayCounts, { userId, audience, month, ...patch } as DayCounts)]
}

const recountDays = (deps: Deps, userId: string): Promise<void> =>
  settle(`The days of ${userId}`, async () => {
    for (const month of await monthsOf(deps, userId)) {
      const operations = mended(month)
      if (operations.length > 0) await deps.store.write(operations)
    }
  })

/** Also what was done before anybody counted it. */
export const reconcileStreaks = [
  reconciler(Task, async (deps, task) => {
    if (task.completedBy !== undefined)
      await countCompletion(deps, task, { userId: task.completedBy })
  }),
  reconciler(User, async (deps, { id, status }) => {
    if (status !== 'deleted') await recountDays(deps, id)
  }),
]
