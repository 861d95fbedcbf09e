import { fromItem, isOf } from '@longtable/entity'
import { ConditionFailedError, type StoreTools } from '@longtable/store'
import type { GuildDeps } from '../context.ts'
import { Goal } from './goal.entity.ts'
import { goalById } from './goal.patterns.ts'
import { recountMilestones } from './milestone-count.ts'
import { recountGoal } from './progress.ts'

const TRIES_MAX = 20

type Deps = Pick<GuildDeps, 'store'>

async function reconcile(deps: Deps, { userId, id }: Goal): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const goal = await goalById(deps, { userId, id })
    if (!goal || goal.deletedAt !== undefined) return
    try {
      await recountGoal(deps, goal)
      await recountMilestones(deps, goal)
      return
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error
    }
  }
  throw new Error(`Goal ${id} does not stand still; count it later.`)
}

/** Counts the tasks and milestones of every goal anew and mends what is wrong: for the operator only. */
export async function reconcileGoals(deps: Deps, tools: Pick<StoreTools, 'scan'>): Promise<void> {
  for await (const items of tools.scan())
    for (const item of items) if (isOf(Goal, item)) await reconcile(deps, fromItem(Goal, item))
}
