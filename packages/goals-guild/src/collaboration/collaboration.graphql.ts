import { listQuery, loader, mutationFields, pageOf, query } from '@longtable/api'
import type { GuildContext } from '../context.ts'
import type { CollaborationResolvers } from '../generated/schema.ts'
import { personLoader } from '../users/person-loader.graphql.ts'
import { acceptInvite } from './accept-invite.ts'
import { cancelInvite } from './cancel-invite.ts'
import { collaborationTypeDefs } from './collaboration.sdl.ts'
import { declineInvite } from './decline-invite.ts'
import {
  collaborators,
  myCollaborations,
  MyCollaborationsInput,
  peopleOn,
} from './find-collaborators.ts'
import {
  collaborationInvite,
  receivedInvites,
  ReceivedInvitesInput,
  resourceInvites,
  sentInvites,
} from './find-invites.ts'
import { inviteCollaborator } from './invite-collaborator.ts'
import { InviteInput } from './invite-fields.ts'
import type { CollaborationInviteView } from './invite-views.ts'
import { leaveResource } from './leave-resource.ts'
import { markResourceSeen } from './mark-resource-seen.ts'
import { removeCollaborator } from './remove-collaborator.ts'
import { liveResources, ResourceInput, seenResources } from './resource.policy.ts'

/** Who is invited is told what to, as long as they may answer; later only who takes part. */
function titleOf(
  context: GuildContext,
  { resourceType, resourceId, status }: CollaborationInviteView,
) {
  const isAsked = status === 'pending'
  const name = `collaboration.${resourceType}-titles-${isAsked ? 'asked' : 'seen'}`
  return loader<string, string | null>(context, name, async (ids) => {
    const keys = ids.map((id) => ({ resourceType, resourceId: id }))
    const resources = isAsked
      ? await liveResources(context, keys)
      : (await seenResources(context, keys)).map((seen) => seen?.resource)
    return resources.map((resource) => resource?.title ?? null)
  }).load(resourceId)
}

const resolvers = {
  Query: {
    collaborationInvite: query(InviteInput, collaborationInvite),
    receivedInvites: listQuery(ReceivedInvitesInput, receivedInvites),
    sentInvites: (_, page, context) => sentInvites(context, pageOf(page)),
    resourceInvites: listQuery(ResourceInput, resourceInvites),
    collaborators: listQuery(ResourceInput, collaborators),
    myCollaborations: listQuery(MyCollaborationsInput, myCollaborations),
  },
  Mutation: mutationFields({
    inviteCollaborator,
    acceptInvite,
    declineInvite,
    cancelInvite,
    removeCollaborator,
    leaveResource,
    markResourceSeen,
  }),
  CollaborationInvite: {
    resourceTitle: (invite, _, context) => titleOf(context, invite),
    inviter: ({ inviterId }, _, context) => personLoader(context).load(inviterId),
    invitee: ({ inviteeId }, _, context) =>
      inviteeId === null ? null : personLoader(context).load(inviteeId),
  },
  Goal: {
    collaborators: ({ id, role }, page, context) =>
      role === 'reader'
        ? null
        : peopleOn(context, { resourceType: 'goal', resourceId: id }, pageOf(page)),
  },
  Collaboration: {
    owner: ({ ownerId }, _, context) => personLoader(context).load(ownerId),
  },
} satisfies CollaborationResolvers

export const collaborationModule = {
  name: 'collaboration',
  typeDefs: collaborationTypeDefs,
  resolvers,
}
