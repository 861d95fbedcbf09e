import { count, countOrZero, type Looking, on, verifier } from '@longtable/system'
import { Goal } from '../goals/goal.entity.ts'
import { TagLink } from '../tags/tag.entity.ts'
import { User } from '../users/user.entity.ts'
import { linkedGroupTags } from './group-tags.ts'
import { Group, GroupGoal, GroupInvite, GroupMember, JoinRequest } from './group.entity.ts'

interface Place {
  readonly groupId: string
  readonly userId: string
}

const members = count(
  (id, says, has) => `group ${id} says ${says.all} members, but has ${has.all ?? 0}`,
)
const tags = countOrZero((tag, says) =>
  says.links ? `tag ${tag} has no link` : `a link says the tag ${tag}`,
)

async function seeGroup({ find, problem }: Looking, { groupId, userId }: Place) {
  const group = await find(Group, { id: groupId })
  if (!group) problem(`${userId} in ${groupId}: there is no such group`)
  return group
}

/** Nobody waits for what they are already. */
async function seeWaiting(looking: Looking, { groupId, userId }: Place): Promise<void> {
  await seeGroup(looking, { groupId, userId })
  if (await looking.find(GroupMember, { groupId, userId }))
    looking.problem(`${userId} in ${groupId} still waits`)
}

async function seeOwner({ find, problem }: Looking, { id, ownerId }: Group): Promise<void> {
  const row = await find(GroupMember, { groupId: id, userId: ownerId })
  // Of an account that is gone only an archived group is left.
  if (row?.role !== 'owner' && (await find(User, { id: ownerId }))?.status !== 'deleted')
    problem(`group ${id} is of ${ownerId}, who is not its owner`)
}

/** Counts, owners, links of goals and tags; and nobody waits for what they are already. */
export const verifyGroups = verifier({
  takes: [
    on(Group, async (group, looking) => {
      for (const tag of linkedGroupTags(group))
        looking.says(tags, `${tag} of ${group.id}`, { links: 1 })
      if (group.deletedAt !== undefined) return
      looking.says(members, group.id, { all: group.memberCount })
      await seeOwner(looking, group)
    }),
    on(TagLink, ({ entity, tag, id }, { has }) => {
      if (entity === 'Group') has(tags, `${tag} of ${id}`, { links: 1 })
    }),
    on(GroupMember, async (member, looking) => {
      looking.has(members, member.groupId, { all: 1 })
      const group = await seeGroup(looking, member)
      if (member.role !== 'owner' || !group || group.ownerId === member.userId) return
      if (group.deletedAt === undefined)
        looking.problem(
          `group ${group.id} is of ${group.ownerId}, but ${member.userId} is its owner`,
        )
    }),
    on(JoinRequest, (request, looking) => seeWaiting(looking, request)),
    on(GroupInvite, (invite, looking) => seeWaiting(looking, invite)),
    on(GroupGoal, async ({ groupId, goalId, userId }, { find, problem }) => {
      const goal = await find(Goal, { userId, id: goalId })
      if (goal?.deletedAt === undefined && goal?.groupId !== groupId)
        problem(`a link says that goal ${goalId} is of group ${groupId}`)
    }),
    on(Goal, async ({ id, groupId, deletedAt }, { find, problem }) => {
      if (groupId === undefined || deletedAt !== undefined) return
      const isLinked = await find(GroupGoal, { groupId, goalId: id })
      if (!isLinked || !(await find(Group, { id: groupId })))
        problem(`goal ${id} has no link to its group ${groupId}`)
    }),
  ],
})
