import { type Cause, changesOf, ownRequest } from '@longtable/core'
import { type GuildContext, registered } from '../context.ts'
import { Activity } from '../feed/activity.entity.ts'
import { isBlocked } from '../follows/block.policy.ts'
import { Group, GroupGoal, GroupInvite, GroupMember, JoinRequest } from './group.entity.ts'
import { groupInView, type SeenGroup } from './groups.policy.ts'

/** Some of a group: of which part, and which of them. */
interface GroupEvent {
  readonly part: 'group' | 'member' | 'request' | 'invite' | 'goal' | 'activity'
  readonly id: string
  /** Whose it is: across a block nothing is told. */
  readonly userId?: string
  readonly cause: Cause | undefined
}

const groupTopic = (groupId: string) => `groups.changed ${groupId}`

const told = (groupId: string, message: GroupEvent) => ({ topic: groupTopic(groupId), message })

interface Person {
  readonly groupId: string
  readonly userId: string
}

const ofPerson =
  (part: GroupEvent['part']) =>
  ({ groupId, userId }: Person, cause: Cause | undefined) =>
    told(groupId, { part, id: userId, userId, cause })

export const tellGroups = [
  changesOf(Group, ({ id }, cause) => told(id, { part: 'group', id, cause })),
  changesOf(GroupMember, ofPerson('member')),
  changesOf(JoinRequest, ofPerson('request')),
  changesOf(GroupInvite, ofPerson('invite')),
  // Not which one: it may be private, and whoever reads the list anew sees those that they may see.
  changesOf(GroupGoal, ({ groupId: id, userId }, cause) =>
    told(id, { part: 'goal', id, userId, cause }),
  ),
  // What has no author is a person's own.
  changesOf(Activity, ({ actorId, activityId: id, authorId: userId }, cause) =>
    userId === undefined ? undefined : told(actorId, { part: 'activity', id, userId, cause }),
  ),
]

const admitted = new WeakMap<GuildContext, SeenGroup>()

/** Asked anew before each event; what it finds is what the event is shown by. */
export async function admitToGroup(context: GuildContext, groupId: string): Promise<void> {
  admitted.set(context, await groupInView(context, groupId))
}

export const groupChanges = ({ bus }: GuildContext, groupId: string) =>
  bus.subscribe<GroupEvent>(groupTopic(groupId))

/** As the lists have it: posts for members, who is in it for them and in open groups for all. */
function isShown({ group, role }: SeenGroup, part: GroupEvent['part']): boolean {
  switch (part) {
    case 'group':
      return true
    case 'member':
    case 'goal':
      return role !== undefined || group.access === 'open'
    case 'activity':
      return role !== undefined
    case 'request':
    case 'invite':
      return role === 'owner' || role === 'admin'
  }
}

export async function shownGroupEvent(
  context: GuildContext,
  { part, id, userId, cause }: GroupEvent,
) {
  const { id: viewerId } = await registered(context)
  const seen = admitted.get(context)
  if (!seen || (userId !== viewerId && !isShown(seen, part))) return undefined
  if (await isBlocked(context, userId)) return undefined
  return { part, id, requestId: ownRequest(cause, viewerId) }
}
