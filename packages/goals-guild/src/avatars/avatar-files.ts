import { UserId } from '@longtable/core'
import { fileSource } from '@longtable/system'
import * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { visibleUser } from '../users/user.policy.ts'

export const AVATAR = 'avatar'

/** Who may look somebody up may see their picture. */
export const avatarFiles = {
  [AVATAR]: fileSource(
    z.object({ userId: UserId }),
    async (context: GuildContext, { userId }) => (await visibleUser(context, userId)).avatar,
  ),
}
