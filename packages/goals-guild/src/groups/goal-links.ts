import type { Deps as SystemDeps } from '@longtable/system'
import { settle } from '@longtable/core'
import { asRead, change, check, find, type Patch, remove } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { Goal } from '../goals/goal.entity.ts'
import { goalById, goalsOf } from '../goals/goal.patterns.ts'
import { GroupGoal, GroupMember } from './group.entity.ts'
import { membership } from './group.patterns.ts'

export type Deps = Pick<SystemDeps, 'store' | 'stamp'>
export type LinkKey = Pick<GroupGoal, 'groupId' | 'goalId' | 'userId'>

/** Writes what link and goal, as they are now, ask for, until nobody changes them meanwhile. */
const settleLink = (
  { store }: Deps,
  key: LinkKey,
  plan: (link: GroupGoal | undefined, goal: Goal | undefined) => Promise<Operation[]> | Operation[],
): Promise<void> =>
  settle('A goal', async () => {
    const { groupId, goalId, userId } = key
    const [link, goal] = await Promise.all([
      find(store, GroupGoal, { groupId, goalId }),
      goalById({ store }, { userId, id: goalId }),
    ])
    const isLinked = goal?.deletedAt === undefined && goal?.groupId === groupId
    const operations = await plan(link, isLinked ? goal : undefined)
    if (operations.length > 0) await store.write(operations)
  })

const changed = (goal: Goal, patch: Patch<Goal>, at: string) =>
  change(Goal, goal, {
    patch: { ...patch, revision: (goal.revision ?? 0) + 1, updatedAt: at },
    when: asRead(Goal, goal, 'revision', 'deletedAt'),
  })

/** The link remembers for which archiving it was done: taken up again, a goal is left alone. */
export const archiveGoal = (deps: Deps, key: LinkKey, archivedAt: string): Promise<void> =>
  settleLink(deps, key, (link, goal) => {
    if (!link || link.archivedAt === archivedAt) return []
    const isOpen = goal && goal.status !== 'archived'
    const patch = { status: 'archived', completedAt: undefined } as const
    return [
      change(GroupGoal, link, {
        patch: { archivedAt },
        when: { attribute: 'createdAt', equals: link.createdAt },
      }),
      ...(isOpen ? [changed(goal, patch, deps.stamp().at)] : []),
    ]
  })

const unlinked = (deps: Deps, { groupId, goalId }: LinkKey, goal: Goal | undefined) => [
  remove(GroupGoal, { groupId, goalId }),
  ...(goal ? [changed(goal, { groupId: undefined }, deps.stamp().at)] : []),
]

/** A goal outlives its group. */
export const unlinkGoal = (deps: Deps, key: LinkKey): Promise<void> =>
  settleLink(deps, key, (link, goal) => (link || goal ? unlinked(deps, key, goal) : []))

const gone = (groupId: string, userId: string) => check(GroupMember, { groupId, userId }, 'absent')

/** Who has left takes their goals along, unless they are back. */
export async function takeGoalsAlong(
  deps: Deps,
  { groupId, userId }: Pick<GroupMember, 'groupId' | 'userId'>,
): Promise<void> {
  for await (const goals of goalsOf.each(deps, { userId }))
    for (const { id: goalId } of goals.filter((goal) => goal.groupId === groupId)) {
      const key = { groupId, goalId, userId }
      await settleLink(deps, key, async (_, goal) =>
        !goal || (await membership(deps, { groupId, userId }))
          ? []
          : [...unlinked(deps, key, goal), gone(groupId, userId)],
      )
    }
}
