import { collection } from '@longtable/entity'
import { AssistThread } from '../assistance/assist.entity.ts'
import { Message } from '../chat/message.entity.ts'
import { Collaborator } from '../collaboration/collaborator.entity.ts'
import { CollaborationInvite } from '../collaboration/invite.entity.ts'
import { Follow, FollowLog } from '../follows/follow.entity.ts'
import { Goal, Milestone } from '../goals/goal.entity.ts'
import { Task } from '../goals/task.entity.ts'
import { GroupMember } from '../groups/group.entity.ts'
import { Quest } from '../quests/quest.entity.ts'
import { User } from '../users/user.entity.ts'

const ownEntities = [
  AssistThread,
  FollowLog,
  Goal,
  GroupMember,
  Message,
  Milestone,
  Quest,
  Task,
  User,
]
const edges = [Collaborator, Follow, CollaborationInvite]

/**
 * Literally the document's query. It brings up edges to others too: what is shown to people is
 * `entitiesOf`.
 */
export const timelineOf = collection({
  entities: [...ownEntities, ...edges],
  index: 'GSI1',
  partition: 'USER#{userId}',
  source: '004: List user entities timeline',
})

/** What the index keys of a user's own things begin with. */
export const OWN_PREFIX = 'ENTITY#'

/** The part of the timeline that is the user's own. */
export const entitiesOf = collection({
  entities: ownEntities,
  index: 'GSI1',
  partition: 'USER#{userId}',
  sort: { begins: OWN_PREFIX },
  ownedBy: 'userId',
  source: 'spec: timeline without edges to others',
})
