import { notFound, UserId } from '@longtable/core'
import { check } from '@longtable/entity'
import * as z from 'zod'
import { admin, type GuildContext } from '../context.ts'
import { adminMutation } from '../mutation.ts'
import { PROMOTION_RULES } from './fan-out-rules.ts'
import { Promotion } from './feed.entity.ts'
import { promotionOf } from './feed.patterns.ts'
import { demoted, kindOf, promoted } from './promotion.ts'

export const ActorInput = z.object({ actorId: UserId })

export interface PromotionStateView
  extends Partial<Pick<Promotion, 'reason' | 'since' | 'through'>> {
  readonly actorId: string
  readonly isPromoted: boolean
}

const unknownActor = () => notFound('actors.unknown', 'This person or group')

/** By hand: no schedule takes it back. */
export const promoteActor = adminMutation({
  name: 'promoteActor',
  input: ActorInput.extend({
    reason: z
      .enum(['followers', 'volume'])
      .nullish()
      .transform((reason) => reason ?? 'followers'),
  }),
  plan: async ({ context, input: { actorId, reason } }) => {
    const kind = await kindOf(context, actorId)
    if (!kind) throw unknownActor()
    const thresholds = { ...PROMOTION_RULES }
    const { at } = context.stamp()
    const made = await promoted(context, {
      actorId,
      kind,
      at,
      reason,
      thresholds,
      byAdmin: true,
    })
    return {
      operations: made ?? [check(Promotion, { userId: actorId }, 'present')],
      result: { actorId, isPromoted: true },
      audit: {
        action: 'ACTOR_PROMOTED',
        resourceType: 'Actor',
        resourceId: actorId,
        metadata: made ? { reason } : { unchanged: true },
      },
    }
  },
})

export const demoteActor = adminMutation({
  name: 'demoteActor',
  input: ActorInput,
  plan: async ({ context, input: { actorId } }) => {
    const promotion = await promotionOf(context, { userId: actorId })
    if (!promotion && !(await kindOf(context, actorId))) throw unknownActor()
    const audit = { action: 'ACTOR_DEMOTED', resourceType: 'Actor', resourceId: actorId }
    return {
      operations: promotion?.fanoutEnabled ? [demoted(promotion, context.stamp().at)] : [],
      result: { actorId, isPromoted: false },
      audit: promotion?.fanoutEnabled ? audit : { ...audit, metadata: { unchanged: true } },
    }
  },
})

/** For admins: whether and since when an actor's activities are carried to feeds. */
export async function promotionOfActor(
  context: GuildContext,
  { actorId }: z.infer<typeof ActorInput>,
): Promise<PromotionStateView> {
  await admin(context, 'promotion')
  if (!(await kindOf(context, actorId))) throw unknownActor()
  const promotion = await promotionOf(context, { userId: actorId })
  return { ...promotion, actorId, isPromoted: promotion?.fanoutEnabled ?? false }
}
