import { check, remove } from '@longtable/entity'
import type * as z from 'zod'
import { actWhileActive } from '../../act-while-active.ts'
import { type GuildContext, registered } from '../../context.ts'
import { Reaction } from '../reaction.entity.ts'
import { reactionBy } from '../reaction.patterns.ts'
import type { ReactionInput } from './add-reaction.ts'
import { REACTION_RATE } from './comment-rates.ts'
import { commentOnSeen } from './comments.policy.ts'

export interface ReactionRemoved {
  readonly commentId: string
  readonly emoji: string
}

/** Idempotent. One's own may be taken back also by who may only look meanwhile. */
export async function removeReaction(
  context: GuildContext,
  input: z.infer<typeof ReactionInput>,
  requestId?: string,
): Promise<ReactionRemoved> {
  const { id: userId } = await registered(context)
  const { commentId, emoji } = input
  const asked = { name: 'removeReaction', input, requestId, rate: REACTION_RATE }
  return actWhileActive<ReactionRemoved>(context, asked, async () => {
    await commentOnSeen(context, commentId)
    const key = { commentId, userId, emoji }
    const existing = await reactionBy(context, key)
    return {
      operations: [
        existing
          ? remove(Reaction, key, { attribute: 'createdAt', equals: existing.createdAt })
          : check(Reaction, key, 'absent'),
      ],
      result: { commentId, emoji },
      audit: {
        action: 'REACTION_REMOVED',
        resourceType: 'Comment',
        resourceId: commentId,
        metadata: { emoji, ...(!existing && { unchanged: true }) },
      },
      onFailure: () => 'again' as const,
    }
  })
}
