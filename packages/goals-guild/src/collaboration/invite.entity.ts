import { EpochSeconds, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { resourceInKey, ResourceType, upperType } from '../fields.ts'
import { ggCore } from '../table.ts'

interface Invitee {
  readonly inviteeId?: string | undefined
  readonly inviteeEmail?: string | undefined
}

/** Waits under `USER#{inviteeId}`, or under `EMAIL#{inviteeEmail}` until that e-mail registers. */
export const CollaborationInvite = entity(ggCore, {
  type: 'CollaborationInvite',
  ours: ['GSI2'],
  fields: {
    inviteId: Id,
    inviterId: Id,
    inviteeId: Id.optional(),
    inviteeEmail: z.string().optional(),
    /** By id or nickname: whoever invited them knows no address, and is not told it. */
    isNamed: z.literal(true).optional(),
    resourceType: ResourceType,
    resourceId: Id,
    role: z.enum(['collaborator', 'viewer']),
    status: z.enum(['pending', 'accepted', 'declined', 'cancelled']),
    message: z.string().optional(),
    expiresAt: Timestamp,
    createdAt: Timestamp,
    updatedAt: Timestamp,
    ttl: EpochSeconds.optional(),
  },
  // Document 000 knows no role: whoever it invites becomes a collaborator.
  lacking: { role: 'collaborator', ...resourceInKey },
  derive: {
    TYPE: upperType,
    'USER|EMAIL': ({ inviteeId }: Invitee) => (inviteeId === undefined ? 'EMAIL' : 'USER'),
    invitee: ({ inviteeId, inviteeEmail }: Invitee) => inviteeId ?? inviteeEmail,
  },
  keys: {
    table: ['RESOURCE#{TYPE}#{resourceId}', 'INVITE#{inviteId}'],
    GSI1: ['{USER|EMAIL}#{invitee}', 'INVITE#{status}#{createdAt}'],
    GSI2: ['INVITER#{inviterId}', '{createdAt}'],
  },
})
export type CollaborationInvite = Of<typeof CollaborationInvite>

/** The address that it was sent to; of somebody who was named the address is stored, but theirs. */
export const addressInvited = ({
  inviteeEmail,
  isNamed,
}: Pick<CollaborationInvite, 'inviteeEmail' | 'isNamed'>): string | undefined =>
  isNamed ? undefined : inviteeEmail

/** One live invite per resource and invitee, who is a user id or an e-mail. */
export const InviteGuard = entity(ggCore, {
  type: 'InviteGuard',
  ours: true,
  fields: {
    resourceType: ResourceType,
    resourceId: Id,
    invitee: z.string(),
    inviteId: Id,
    createdAt: Timestamp,
    ttl: EpochSeconds.optional(),
  },
  derive: { TYPE: upperType },
  keys: { table: ['RESOURCE#{TYPE}#{resourceId}', 'INVITEE#{invitee}'] },
})
export type InviteGuard = Of<typeof InviteGuard>
