import { DomainError, notFound, optionalText, ThingId, unset, UserId } from '@longtable/core'
import type * as z from 'zod'
import { EmailInput } from '../users/find-users.ts'
import { Nickname } from '../users/profile-fields.ts'
import { CollaboratorRole } from './collaborator.entity.ts'
import { ResourceInput } from './resource.policy.ts'

const MESSAGE_CHARACTERS_MAX = 500

export const INVITE_DAYS = 30
/** So long an expired invite is still shown as such. */
export const SHOWN_EXPIRED_DAYS = 1

/** As it stands in a key; the token's claims are stored in the same form. */
const Email = EmailInput.shape.email.refine(
  (email) => !/[\u0000-\u001f\u007f-\u009f]/u.test(email) && email.isWellFormed(),
  'must be an e-mail address',
)

export const InviteCollaboratorInput = ResourceInput.extend({
  userId: UserId.nullish().transform(unset),
  nickname: Nickname.nullish().transform(unset),
  email: Email.nullish().transform(unset),
  role: CollaboratorRole.nullish().transform((role) => role ?? 'collaborator'),
  message: optionalText({ max: MESSAGE_CHARACTERS_MAX, isMultiline: true }),
}).refine(
  ({ userId, nickname, email }) =>
    [userId, nickname, email].filter((one) => one !== undefined).length === 1,
  { path: ['userId'], message: 'must be given, or nickname, or email: exactly one of them' },
)

/** An invite is below its resource, so all three are needed to name it. */
export const InviteInput = ResourceInput.extend({ inviteId: ThingId })
export type InviteKey = z.infer<typeof InviteInput>

export const unknownInvite = () => notFound('invites.unknown', 'This invite')

export const alreadyInvited = () =>
  new DomainError('CONFLICT', 'invites.pending', 'There is an invite for them already.')

export const alreadyCollaborating = () =>
  new DomainError('CONFLICT', 'collaboration.already', 'They take part in this already.')
