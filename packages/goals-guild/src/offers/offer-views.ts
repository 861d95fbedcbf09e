import type { Offer } from './offer.entity.ts'

/** What leaves of an offer: the type is the list of what may leave. */
export interface OfferView {
  readonly id: string
  readonly companyId: string
  readonly userId: string | null
  readonly title: string
  readonly description: string | null
  readonly tags: readonly string[]
  readonly status: Offer['status']
  readonly createdAt: string
  readonly updatedAt: string
}

export const offerView = (offer: Offer): OfferView => ({
  id: offer.id,
  companyId: offer.companyId,
  userId: offer.userId ?? null,
  title: offer.title,
  description: offer.description ?? null,
  tags: offer.tags,
  status: offer.status,
  createdAt: offer.createdAt,
  updatedAt: offer.updatedAt ?? offer.createdAt,
})
