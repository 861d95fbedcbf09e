import { ConditionFailedError } from '@longtable/store'
import type { Eraser } from '@longtable/system'
import { tombstone } from './delete-goal.ts'
import type { Goal } from './goal.entity.ts'
import { goalById, goalsOf } from './goal.patterns.ts'

const TRIES_MAX = 20

type Deps = Parameters<Eraser['erase']>[0]

async function bury(deps: Deps, { userId, id }: Goal): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const goal = await goalById(deps, { userId, id })
    if (!goal || goal.deletedAt !== undefined) return
    try {
      return await deps.store.write(tombstone(goal, deps.stamp().at))
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error
    }
  }
  throw new Error('A goal does not stand still; it is removed later.')
}

/** Each goal gets its tombstone; what is below follows as if the person had deleted it. */
export const eraseGoals: Eraser = {
  name: 'goals',
  async erase(deps, { userId }) {
    for await (const goals of goalsOf.each(deps, { userId }))
      for (const goal of goals) await bury(deps, goal)
  },
}
