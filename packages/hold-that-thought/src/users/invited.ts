import { DomainError, notFound, signedIn } from '@longtable/core'
import { asRead, remove } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type { FamilyContext } from '../context.ts'
import { Invitation } from './invitation.entity.ts'
import { invitationTo } from './invitation.patterns.ts'
import type { UserProfile } from './profile.entity.ts'

/** The token's verified claim: nobody can say an address that is not theirs. */
export function verifiedEmail(context: FamilyContext): string {
  const { email } = signedIn(context)
  if (email !== undefined) return email
  throw new DomainError(
    'FORBIDDEN',
    'users.email-unverified',
    'Please verify your e-mail address first.',
  )
}

interface Taken {
  readonly approved: Pick<UserProfile, 'groups' | 'isApproved' | 'invitedBy'>
  readonly operation: Operation
}

/** What uses an invitation up; undefined where none is open for the address. */
export async function takenInvitation(
  context: FamilyContext,
  email: string,
): Promise<Taken | undefined> {
  const invitation = await invitationTo(context, { email })
  if (!invitation || Date.parse(invitation.expiresAt) <= context.now()) return undefined
  const { invitedBy } = invitation
  return {
    approved: { groups: ['approved'], isApproved: true, invitedBy },
    operation: remove(Invitation, invitation, asRead(Invitation, invitation, 'createdAt')),
  }
}

export const unknownInvitation = () => notFound('invitations.unknown', 'This invitation')
