import { UserId } from '@longtable/core'
import { fileOfKey, fileSource } from '@longtable/system'
import * as z from 'zod'
import type { HubContext } from '../context.ts'
import { visibleUser } from '../users/user.policy.ts'

export const AVATAR = 'avatar'

/** Who may look somebody up may see their picture. */
export const avatarFiles = {
  [AVATAR]: fileSource(z.object({ userId: UserId }), async (context: HubContext, { userId }) =>
    fileOfKey((await visibleUser(context, userId)).avatarUrl),
  ),
}
