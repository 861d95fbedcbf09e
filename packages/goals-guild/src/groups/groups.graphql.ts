import { listQuery, live, mutationFields, noInput, query } from '@longtable/api'
import type { GuildContext } from '../context.ts'
import type { GroupsResolvers } from '../generated/schema.ts'
import { personLoader } from '../users/person-loader.graphql.ts'
import { acceptGroupInvite } from './accept-group-invite.ts'
import { approveJoinRequest } from './approve-join-request.ts'
import { archiveGroup } from './archive-group.ts'
import { cancelGroupInvite } from './cancel-group-invite.ts'
import { cancelJoinRequest } from './cancel-join-request.ts'
import { createGroup } from './create-group.ts'
import { declineGroupInvite } from './decline-group-invite.ts'
import { declineJoinRequest } from './decline-join-request.ts'
import { deleteGroup } from './delete-group.ts'
import {
  group,
  groupsByTag,
  GroupTagInput,
  myGroupInvites,
  myGroups,
  myJoinRequests,
} from './find-groups.ts'
import { GroupInput } from './group-fields.ts'
import { groupLoader } from './group-loader.graphql.ts'
import { admitToGroup, groupChanges, shownGroupEvent } from './group-live.ts'
import { groupInvites, groupMembers, joinRequests } from './group-people.ts'
import type { InGroup } from './group-views.ts'
import { groupsTypeDefs } from './groups.sdl.ts'
import { inviteToGroup } from './invite-to-group.ts'
import { joinGroup } from './join-group.ts'
import { leaveGroup } from './leave-group.ts'
import { openGroupRoom } from './open-group-room.ts'
import { removeMember } from './remove-member.ts'
import { setMemberRole } from './set-member-role.ts'
import { transferGroup } from './transfer-group.ts'
import { unarchiveGroup } from './unarchive-group.ts'
import { updateGroup } from './update-group.ts'

const itsGroup = ({ group: known, groupId }: InGroup, _: unknown, context: GuildContext) =>
  known ?? groupLoader(context).load(groupId)

const itsUser = ({ userId }: { userId: string }, _: unknown, context: GuildContext) =>
  personLoader(context).load(userId)

const resolvers = {
  Query: {
    group: query(GroupInput, group),
    myGroups: listQuery(noInput, myGroups),
    groupMembers: listQuery(GroupInput, groupMembers),
    groupsByTag: listQuery(GroupTagInput, groupsByTag),
    myJoinRequests: listQuery(noInput, myJoinRequests),
    myGroupInvites: listQuery(noInput, myGroupInvites),
    joinRequests: listQuery(GroupInput, joinRequests),
    groupInvites: listQuery(GroupInput, groupInvites),
  },
  Mutation: mutationFields({
    createGroup,
    updateGroup,
    joinGroup,
    leaveGroup,
    removeMember,
    setMemberRole,
    transferGroup,
    archiveGroup,
    unarchiveGroup,
    deleteGroup,
    openGroupRoom,
    inviteToGroup,
    acceptGroupInvite,
    declineGroupInvite,
    cancelGroupInvite,
    approveJoinRequest,
    declineJoinRequest,
    cancelJoinRequest,
  }),
  Subscription: {
    groupChanged: live({
      input: GroupInput,
      admit: (context: GuildContext, { groupId }) => admitToGroup(context, groupId),
      events: (context, { groupId }) => groupChanges(context, groupId),
      show: (context, _, event) => shownGroupEvent(context, event),
    }),
  },
  Group: {
    owner: ({ ownerId }, _, context) => personLoader(context).load(ownerId),
  },
  GroupJoined: { group: itsGroup },
  JoinRequest: { group: itsGroup, user: itsUser },
  GroupInvite: {
    group: itsGroup,
    user: itsUser,
    inviter: ({ inviterId }, _, context) => personLoader(context).load(inviterId),
  },
  Goal: {
    group: ({ groupId }, _, context) =>
      groupId === null ? null : groupLoader(context).load(groupId),
  },
} satisfies GroupsResolvers

export const groupsModule = { name: 'groups', typeDefs: groupsTypeDefs, resolvers }
