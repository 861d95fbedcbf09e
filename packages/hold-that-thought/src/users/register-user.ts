import { DomainError } from '@longtable/core'
import { put } from '@longtable/entity'
import * as z from 'zod'
import { ownProfile } from '../context.ts'
import { viewerMutation } from '../mutation.ts'
import { PROFILE_RATE } from '../rates.ts'
import { takenInvitation, verifiedEmail } from './invited.ts'
import { DisplayName } from './profile-fields.ts'
import { UserProfile } from './profile.entity.ts'
import { ownView } from './find-users.ts'

const alreadyRegistered = ({ status }: UserProfile) =>
  status === 'deleted'
    ? new DomainError('FORBIDDEN', 'users.deleted', 'This account was deleted.')
    : new DomainError('CONFLICT', 'users.registered', 'You are registered already.')

/** Whom an admin has invited is a member at once, and uses the invitation up; others wait. */
export const registerUser = viewerMutation({
  name: 'registerUser',
  input: z.object({ displayName: DisplayName }),
  rate: PROFILE_RATE,
  begin: ({ context }) => ({ email: verifiedEmail(context) }),
  compared: ({ input, begun }) => ({ ...input, ...begun }),
  plan: async ({ context, actor: { userId }, input, begun: { email } }) => {
    const existing = await ownProfile(context)
    if (existing) throw alreadyRegistered(existing)
    const invitation = await takenInvitation(context, email)
    const { at } = context.stamp()
    const profile: UserProfile = {
      ...input,
      userId,
      email,
      isProfilePrivate: false,
      notifyOnMessage: true,
      notifyOnComment: true,
      mediaUploadCount: 0,
      uploadsBefore: 0,
      status: 'active',
      groups: [],
      isApproved: false,
      ...invitation?.approved,
      createdAt: at,
      updatedAt: at,
    }
    return {
      operations: [put(UserProfile, profile), ...(invitation ? [invitation.operation] : [])],
      result: { userId },
      audit: {
        action: 'USER_REGISTERED',
        resourceType: 'User',
        resourceId: userId,
        metadata: { isInvited: invitation !== undefined },
      },
    }
  },
  answer: ({ context }) => ownView(context),
})
