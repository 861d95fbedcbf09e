import { collection } from '@longtable/entity'
import { AssistHelper, AssistThread } from '../assistance/assist.entity.ts'
import { Message } from '../chat/message.entity.ts'
import { RoomMember } from '../chat/room.entity.ts'
import { Collaborator } from '../collaboration/collaborator.entity.ts'
import { CollaborationInvite } from '../collaboration/invite.entity.ts'
import { Block } from '../follows/block.entity.ts'
import { Follow, FollowLog } from '../follows/follow.entity.ts'
import { Goal, Milestone } from '../goals/goal.entity.ts'
import { Task } from '../goals/task.entity.ts'
import { GroupInvite, GroupMember, JoinRequest } from '../groups/group.entity.ts'
import { Quest } from '../quests/quest.entity.ts'
import { AuditLog } from '../model/rows.ts'
import { User } from '../users/user.entity.ts'

const ownEntities = [
  AssistThread,
  FollowLog,
  Goal,
  GroupMember,
  AssistHelper,
  Message,
  Milestone,
  Quest,
  RoomMember,
  Task,
  User,
]
const edgesAndRecords = [
  AuditLog,
  Block,
  Collaborator,
  Follow,
  CollaborationInvite,
  GroupInvite,
  JoinRequest,
]

/**
 * Literally the document's query. It brings up reverse edges and records too, some of which the
 * user must not see (who blocks them): what is shown to people is `entitiesOf`.
 */
export const timelineOf = collection({
  entities: [...ownEntities, ...edgesAndRecords],
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
