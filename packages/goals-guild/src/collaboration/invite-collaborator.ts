import { DomainError } from '@longtable/core'
import { change, check, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { blockEdge } from '../follows/block.patterns.ts'
import { stillUnblocked } from '../follows/block.policy.ts'
import { type AskedHere, mutation } from '../mutation.ts'
import { INVITE_RATE } from '../rates.ts'
import { User } from '../users/user.entity.ts'
import { nicknameLock } from '../users/user.patterns.ts'
import { unknownUser, visibleUser } from '../users/user.policy.ts'
import { Collaborator } from './collaborator.entity.ts'
import {
  alreadyCollaborating,
  alreadyInvited,
  INVITE_DAYS,
  InviteCollaboratorInput,
  SHOWN_EXPIRED_DAYS,
} from './invite-fields.ts'
import { guardFor, putGuard } from './invite-guards.ts'
import { addressInvited, CollaborationInvite, InviteGuard } from './invite.entity.ts'
import { inviteById, inviteGuard } from './invite.patterns.ts'
import { inviteAfter } from './invite.policy.ts'
import { ownResource, type SeenResource, standings, stillParticipates } from './resource.policy.ts'

type Input = z.infer<typeof InviteCollaboratorInput>

const DAY_MS = 86_400_000

const invitedSelf = (field: string) =>
  new DomainError('INVALID', 'invites.self', {
    message: `${field}: you cannot invite yourself.`,
    field,
  })

function newInvite(context: GuildContext, input: Input, inviterId: string): CollaborationInvite {
  const { resourceType, resourceId, role, message } = input
  const { id: inviteId, at } = context.stamp()
  const expires = Date.parse(at) + INVITE_DAYS * DAY_MS
  return {
    inviteId,
    inviterId,
    resourceType,
    resourceId,
    role,
    status: 'pending',
    ...(message !== undefined && { message }),
    expiresAt: new Date(expires).toISOString(),
    createdAt: at,
    updatedAt: at,
    ttl: Math.ceil((expires + SHOWN_EXPIRED_DAYS * DAY_MS) / 1000),
  }
}

/** Whoever blocks the viewer is unknown to them; a nickname is looked up by its lock. */
async function inviteeOf({ context, actor, input }: AskedHere<Input>): Promise<User> {
  const { nickname } = input
  const field = nickname === undefined ? 'userId' : 'nickname'
  const id =
    nickname === undefined ? input.userId : (await nicknameLock(context, { nickname }))?.userId
  if (id === undefined) throw unknownUser()
  if (id === actor.id) throw invitedSelf(field)
  const invitee = await visibleUser(context, id)
  if (await blockEdge(context, { userId: actor.id, blockedId: id }))
    throw new DomainError('FORBIDDEN', 'invites.blocked', 'You block them; unblock them first.')
  return invitee
}

/**
 * The guard of this person. One that stands for an invite to an address that happens to be theirs
 * must not refuse anything, or the refusal would tell whose address it is: the new invite takes its
 * place, and the other waits for the address again.
 */
async function personGuard(
  context: GuildContext,
  invite: CollaborationInvite,
  invitee: string,
): Promise<Operation[]> {
  const { resourceType, resourceId } = invite
  const guard = await inviteGuard(context, { resourceType, resourceId, invitee })
  if (!guard) return [putGuard(invite, invitee)]
  const key = { resourceType, resourceId, inviteId: guard.inviteId }
  const earlier = await inviteById(context, key)
  if (!earlier || addressInvited(earlier) === undefined) throw alreadyInvited()
  return [
    put(InviteGuard, guardFor(invite, invitee), { attribute: 'inviteId', equals: guard.inviteId }),
    change(CollaborationInvite, earlier, {
      patch: { inviteeId: undefined },
      when: { attribute: 'status', equals: 'pending' },
    }),
  ]
}

async function personOperations(
  context: GuildContext,
  { resource }: SeenResource,
  invite: CollaborationInvite & { readonly inviteeId: string },
): Promise<Operation[]> {
  const { resourceType, resourceId, inviterId, inviteeId } = invite
  const [standing] = await standings(context, [{ resource, userId: inviteeId }])
  // A viewer of the goal may well be asked to work on one of its tasks.
  const isOnIt = standing?.via.resourceType === resourceType
  if (standing && (isOnIt || standing.role === 'collaborator')) throw alreadyCollaborating()
  return [
    put(CollaborationInvite, invite),
    ...(await personGuard(context, invite, inviteeId)),
    check(Collaborator, { resourceType, resourceId, userId: inviteeId }, 'absent'),
    check(User, { id: inviteeId }, { attribute: 'status', notEquals: 'deleted' }),
    ...stillUnblocked(inviterId, inviteeId),
  ]
}

/** Nothing here looks whether somebody has registered with it: a processor hands the invite over. */
async function addressOperations(
  context: GuildContext,
  invite: CollaborationInvite & { readonly inviteeEmail: string },
): Promise<Operation[]> {
  const { resourceType, resourceId, inviteeEmail: invitee } = invite
  if (await inviteGuard(context, { resourceType, resourceId, invitee })) throw alreadyInvited()
  return [put(CollaborationInvite, invite), putGuard(invite, invitee)]
}

async function plannedInvite(asked: AskedHere<Input>) {
  const { context, actor, input } = asked
  const seen = await ownResource(context, input)
  if (input.email === actor.email) throw invitedSelf('email')
  const named = input.email === undefined ? await inviteeOf(asked) : undefined
  const invite = newInvite(context, input, actor.id)
  const operations = named
    ? await personOperations(context, seen, {
        ...invite,
        inviteeId: named.id,
        inviteeEmail: named.email,
        isNamed: true,
      })
    : await addressOperations(context, { ...invite, inviteeEmail: input.email as string })
  return { invite, operations: [...operations, ...stillParticipates(seen, actor.id)] }
}

/** By the owner. What is answered to an address is the same whether it is registered or not. */
export const inviteCollaborator = mutation({
  name: 'inviteCollaborator',
  input: InviteCollaboratorInput,
  rate: INVITE_RATE,
  plan: async (asked) => {
    const { invite, operations } = await plannedInvite(asked)
    const { inviteId, resourceType, resourceId, role } = invite
    return {
      operations,
      result: { inviteId },
      audit: {
        action: 'INVITE_CREATED',
        resourceType: 'CollaborationInvite',
        resourceId: inviteId,
        metadata: { on: resourceType, id: resourceId, role },
      },
    }
  },
  answer: ({ context, input: { resourceType, resourceId } }, { inviteId }) =>
    inviteAfter(context, { resourceType, resourceId, inviteId }),
})
