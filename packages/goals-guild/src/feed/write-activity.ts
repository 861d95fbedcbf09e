import { marked } from '@longtable/core'
import { check, derivedId, find, put, remove } from '@longtable/entity'
import { ConditionFailedError, type Operation, type Store } from '@longtable/store'
import { NOT_DELETED } from '../alive.ts'
import { Goal } from '../goals/goal.entity.ts'
import { goalsGuildRows } from '../model/rows.ts'
import { User } from '../users/user.entity.ts'
import { headWith, headWithout } from './activity-head.ts'
import { putResourceOf } from './activity-resource.ts'
import { Activity } from './activity.entity.ts'
import { activityById, activityHeadOf } from './feed.patterns.ts'

const PROCESSOR = 'feed.write-activities'
const TRIES_MAX = 40

interface Deps {
  readonly store: Store
  readonly now: () => number
}

/** What happened, and when: its id follows from both, so a change that comes again makes the same one. */
export interface Happening {
  /** `task-done-{taskId}`. */
  readonly name: string
  readonly at: string
}

/** Others leave milliseconds out of times; what is found by the time of its id has them. */
export const activityKeyOf = (actorId: string, { name, at }: Happening) => ({
  actorId,
  createdAt: new Date(at).toISOString(),
  activityId: derivedId(Date.parse(at), `${name} ${at}`),
})

const atOf = ({ now }: Deps) => new Date(now()).toISOString()

/** Nothing is told of somebody who has left, nor of a goal that is private by now. */
const stillTold = ({ actorId, goalId, goalOwnerId }: Activity): Operation[] => [
  check(User, { id: actorId }, { attribute: 'status', notEquals: 'deleted' }),
  ...(goalId === undefined
    ? []
    : [
        check(
          Goal,
          { userId: goalOwnerId ?? actorId, id: goalId },
          { all: [{ attribute: 'visibility', in: ['followers', 'public'] }, NOT_DELETED] },
        ),
      ]),
]

/** True when the write went through; false when a condition did not hold. */
async function holds(write: Promise<void>): Promise<ConditionFailedError | undefined> {
  try {
    await write
    return undefined
  } catch (error) {
    if (error instanceof ConditionFailedError) return error
    throw error
  }
}

/**
 * For processors: once, however often its change comes. The marker outlives the activity, so what
 * its owner has deleted does not come back with a repeat.
 */
export async function writeActivity(deps: Deps, activity: Activity): Promise<void> {
  const { store } = deps
  const changeId = `${activity.actorId}-${activity.activityId}`
  const marker = marked({ ...deps, rows: goalsGuildRows }, { processor: PROCESSOR, changeId })
  const told = stillTold(activity)
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const head = await activityHeadOf({ store }, { actorId: activity.actorId })
    const written = [
      put(Activity, activity),
      ...headWith(head, activity, atOf(deps)),
      putResourceOf(activity),
    ]
    const failed = await holds(store.write([marker, ...told, ...written]))
    // A marker that is there, or nothing to tell any more: only a lost race for the head goes on.
    if (!failed || failed.failures.some(({ operation }) => operation <= told.length)) return
    if (await find(store, Activity, activity)) return
  }
  throw new Error('The head of an actor does not stand still; the activity is written later.')
}

/** Takes back what a processor has told: the task was undone, the comment deleted. */
export async function takeBackActivity(
  deps: Deps,
  key: Pick<Activity, 'actorId' | 'createdAt' | 'activityId'>,
): Promise<void> {
  const { store } = deps
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    if (!(await activityById({ store }, key))) return
    const head = await activityHeadOf({ store }, { actorId: key.actorId })
    const operations = [remove(Activity, key, 'present'), ...headWithout(head, key, atOf(deps))]
    if (!(await holds(store.write(operations)))) return
  }
  throw new Error('The head of an actor does not stand still; the activity is removed later.')
}
