import { DomainError, notFound } from '@longtable/core'
import { type GuildContext, isAdmin, registered } from '../context.ts'
import type { User } from '../users/user.entity.ts'
import { visibleUser } from '../users/user.policy.ts'
import type { Offer } from './offer.entity.ts'
import { offerById } from './offer.patterns.ts'

export const unknownOffer = () => notFound('offers.unknown', 'This offer')

/** Everybody who is registered sees it, but for those whom its publisher blocks: no admin is. */
export async function offerInView(context: GuildContext, offerId: string): Promise<Offer> {
  const viewer = await registered(context)
  const offer = await offerById(context, { id: offerId })
  if (!offer) throw unknownOffer()
  if (offer.userId !== undefined && offer.userId !== viewer.id && !isAdmin(viewer))
    await visibleUser(context, offer.userId).catch((error: unknown) => {
      throw error instanceof DomainError && error.code === 'NOT_FOUND' ? unknownOffer() : error
    })
  return offer
}

const isPartner = ({ roles = [] }: User) => roles.includes('partner')

export function onlyPartners(user: User): void {
  if (!isPartner(user))
    throw new DomainError('FORBIDDEN', 'offers.not-partner', 'Only a partner publishes offers.')
}

/** To take back what one has published needs no role any more; to publish it does. */
export async function offerOfMine(
  context: GuildContext,
  offerId: string,
  needs: 'role' | 'none',
): Promise<Offer> {
  const [user, offer] = await Promise.all([registered(context), offerInView(context, offerId)])
  if (isAdmin(user)) return offer
  if (offer.userId !== user.id)
    throw new DomainError(
      'FORBIDDEN',
      'offers.not-publisher',
      'Only who has published this offer may change it.',
    )
  if (needs === 'role') onlyPartners(user)
  return offer
}
