import { UserId } from '@longtable/core'
import { fileOfKey, fileSource } from '@longtable/system'
import * as z from 'zod'
import { type HubContext, registered } from '../context.ts'
import { visibleUser } from '../users/user.policy.ts'

export const AVATAR = 'avatar'

/** Who may look somebody up may see their picture; their own also who may do nothing else yet. */
export const avatarFiles = {
  [AVATAR]: fileSource(z.object({ userId: UserId }), async (context: HubContext, { userId }) => {
    const viewer = await registered(context)
    const user = viewer.userId === userId ? viewer : await visibleUser(context, userId)
    return fileOfKey(user.avatarUrl)
  }),
}
