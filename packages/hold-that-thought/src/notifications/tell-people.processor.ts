import { onChange } from '@longtable/core'
import { UserProfile } from '../users/profile.entity.ts'
import { tell } from './tell.ts'

/** Who was let in is told so; and whoever has invited them, that they have come. */
export const tellPeople = onChange(
  'notifications.tell-people',
  UserProfile,
  async ({ id, old, new: profile }, context) => {
    if (profile?.status !== 'active' || !profile.isApproved || old?.isApproved) return
    const { userId, invitedBy, updatedAt: at } = profile
    if (old && invitedBy === old.invitedBy)
      await tell(context, { userId, kind: 'approved', key: `approved-${id}`, at })
    if (invitedBy !== undefined && invitedBy !== old?.invitedBy)
      await tell(context, {
        userId: invitedBy,
        kind: 'invitation_accepted',
        actorId: userId,
        key: `invited-${userId}`,
        at,
      })
  },
)
