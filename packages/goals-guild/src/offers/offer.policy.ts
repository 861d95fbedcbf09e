import { DomainError, notFound } from '@longtable/core'
import { check } from '@longtable/entity'
import type { Check, Condition } from '@longtable/store'
import { type GuildContext, isAdmin, registered } from '../context.ts'
import { User } from '../users/user.entity.ts'
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

export async function partner(context: GuildContext): Promise<User> {
  const user = await registered(context)
  if (!isPartner(user))
    throw new DomainError('FORBIDDEN', 'offers.not-partner', 'Only a partner publishes offers.')
  return user
}

/** To take back what one has published needs no role any more; to publish it does. */
export async function offerOfMine(
  context: GuildContext,
  offerId: string,
  needs: 'role' | 'none',
): Promise<{ readonly offer: Offer; readonly user: User }> {
  const [user, offer] = await Promise.all([registered(context), offerInView(context, offerId)])
  if (isAdmin(user)) return { offer, user }
  if (offer.userId !== user.id)
    throw new DomainError(
      'FORBIDDEN',
      'offers.not-publisher',
      'Only who has published this offer may change it.',
    )
  if (needs === 'role') await partner(context)
  return { offer, user }
}

/** A role is in a list, which no condition can look into: the profile must be as it was read. */
export const sameProfile = ({ id, updatedAt }: User): Check =>
  check(
    User,
    { id },
    {
      all: [
        { attribute: 'status', equals: 'active' },
        { attribute: 'updatedAt', equals: updatedAt },
      ],
    },
  )

/** As it was read: what is written follows from its other attributes. */
export const asRead = ({ revision }: Offer): Condition =>
  revision === undefined
    ? { all: ['present', { attribute: 'revision', missing: true }] }
    : { attribute: 'revision', equals: revision }
