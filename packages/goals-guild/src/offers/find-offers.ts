import { TagName } from '@longtable/core'
import { findShown, type Page, type PageOptions, type PageRequest } from '@longtable/entity'
import * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import type { TagLink } from '../tags/tag.entity.ts'
import { taggedWith } from '../tags/tag.patterns.ts'
import { unhiddenUsers } from '../users/user.policy.ts'
import { CompanyId, type OfferInput } from './offer-fields.ts'
import { type OfferView, offerView } from './offer-views.ts'
import { Offer } from './offer.entity.ts'
import { offersBy, offersOf } from './offer.patterns.ts'
import { offerInView } from './offer.policy.ts'

const Status = z.enum(['open', 'closed']).nullish()

export const CompanyOffersInput = z.object({ companyId: CompanyId, status: Status })
export const MyOffersInput = z.object({ status: Status })
export const OfferTagInput = z.object({ tag: TagName })

export const offer = async (
  context: GuildContext,
  { offerId }: z.infer<typeof OfferInput>,
): Promise<OfferView> => offerView(await offerInView(context, offerId))

interface OfferList<T> {
  readonly read: (keep: NonNullable<PageOptions<T>['keep']>) => Promise<Page<T>>
  readonly status: z.infer<typeof Status>
}

/** The list says which; what they are now the table says. Without those whom a block parts. */
async function offerPage<T extends { readonly id: string }>(
  context: GuildContext,
  { read, status }: OfferList<T>,
): Promise<Page<OfferView>> {
  const seen = new Map<string, OfferView>()
  const page = await read(async (entries) => {
    const found = await findShown(
      context,
      Offer,
      entries.map(({ id }) => ({ id })),
    )
    const publishers = found.flatMap((one) => one?.userId ?? [])
    const listed = await unhiddenUsers(context, publishers)
    for (const one of found) {
      const isSeen = one && (one.userId === undefined || listed.has(one.userId))
      if (isSeen && (!status || one.status === status)) seen.set(one.id, offerView(one))
    }
    return entries.map(({ id }) => seen.has(id))
  })
  return { ...page, items: page.items.map(({ id }) => seen.get(id) as OfferView) }
}

/** Newest first. */
export async function offersOfCompany(
  context: GuildContext,
  { companyId, status }: z.infer<typeof CompanyOffersInput>,
  page: PageRequest,
): Promise<Page<OfferView>> {
  await registered(context)
  return offerPage<Offer>(context, {
    status,
    read: (keep) => offersOf(context, { companyId }, { ...page, keep }),
  })
}

/** Those that I have published, newest first. */
export async function myOffers(
  context: GuildContext,
  { status }: z.infer<typeof MyOffersInput>,
  page: PageRequest,
): Promise<Page<OfferView>> {
  const { id: userId } = await registered(context)
  return offerPage<Offer>(context, {
    status,
    read: (keep) => offersBy(context, { userId }, { ...page, keep }),
  })
}

/** Open ones only: others have no link. */
export async function offersByTag(
  context: GuildContext,
  { tag }: z.infer<typeof OfferTagInput>,
  page: PageRequest,
): Promise<Page<OfferView>> {
  await registered(context)
  return offerPage<TagLink>(context, {
    status: 'open',
    read: (keep) => taggedWith(context, { tag, entity: 'Offer' }, { ...page, keep }),
  })
}
