import { Collaborator } from './collaboration/collaborator.entity.ts'
import { Comment } from './collaboration/comment.entity.ts'
import { Message } from './chat/message.entity.ts'
import { RoomMember } from './chat/room.entity.ts'
import { Activity } from './feed/activity.entity.ts'
import { Goal, Milestone } from './goals/goal.entity.ts'
import { Task } from './goals/task.entity.ts'
import { Group, GroupGoal, GroupInvite, GroupMember, JoinRequest } from './groups/group.entity.ts'

/** What pages are told of live: who has made a change knows it by the `requestId`. */
export const told = [
  Activity,
  Collaborator,
  Comment,
  Goal,
  Group,
  GroupGoal,
  GroupInvite,
  GroupMember,
  JoinRequest,
  Message,
  Milestone,
  RoomMember,
  Task,
]
