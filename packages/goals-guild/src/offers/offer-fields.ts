import { changedText, optionalText, TagList, text, ThingId } from '@longtable/core'
import * as z from 'zod'

const TITLE_CHARACTERS_MAX = 200
const description = { max: 5000, isMultiline: true }

/** Companies are kept elsewhere; their ids come from there. */
export const CompanyId = z
  .string()
  .regex(/^[0-9A-Za-z_-]{1,64}$/, 'must be 1 to 64 letters, digits, "_" or "-"')

export const OfferInput = z.object({ offerId: ThingId })

export const newOfferFields = {
  companyId: CompanyId,
  title: text({ max: TITLE_CHARACTERS_MAX }),
  description: optionalText(description),
  tags: TagList.nullish().transform((tags) => tags ?? []),
}

/** Left out keeps; null takes away what may be missing. */
export const changedOfferFields = {
  title: text({ max: TITLE_CHARACTERS_MAX }).optional(),
  description: changedText(description),
  tags: TagList.optional(),
}
