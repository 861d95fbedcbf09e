import { TagList, text, ThingId } from '@longtable/core'
import * as z from 'zod'
import { webAddress } from '../users/profile-fields.ts'

const MONEY_MAX = 1_000_000_000_000
const TEAM_MAX = 100_000

/** Whole units of whatever money the founder thinks in. */
const Money = z
  .number()
  .min(0, 'must not be below 0')
  .max(MONEY_MAX, `must be at most ${MONEY_MAX}`)

const WebsiteUrl = webAddress(/^.+\..+$/, 'must be an address such as https://example.com')

export const StartupInput = z.object({ startupId: ThingId })
export const Visibility = z.enum(['PUBLIC', 'PRIVATE', 'INVESTORS_ONLY'])
const Stage = z.enum(['IDEA', 'MVP', 'GROWTH', 'SCALE'])

const Name = text({ min: 2, max: 100 })
const parts = {
  tagline: text({ min: 10, max: 200 }),
  description: text({ min: 50, max: 5000, isMultiline: true }),
  industry: text({ max: 100 }),
  stage: Stage,
  teamSize: z.int().min(1, 'must be at least 1').max(TEAM_MAX, `must be at most ${TEAM_MAX}`),
  location: text({ max: 100 }),
  tags: TagList,
}

/** Of a draft only the name has to be said; the rest may come until it is submitted. */
export const newStartupFields = {
  name: Name,
  tagline: parts.tagline.nullish().transform((given) => given ?? ''),
  description: parts.description.nullish().transform((given) => given ?? ''),
  industry: parts.industry.nullish().transform((given) => given ?? ''),
  stage: Stage.nullish().transform((given) => given ?? 'IDEA'),
  teamSize: parts.teamSize.nullish().transform((given) => given ?? 1),
  location: parts.location.nullish().transform((given) => given ?? ''),
  tags: parts.tags.nullish().transform((given) => given ?? []),
  fundingGoal: Money.nullish().transform((given) => given ?? undefined),
  fundingRaised: Money.nullish().transform((given) => given ?? undefined),
  websiteUrl: WebsiteUrl.nullish().transform((given) => given ?? undefined),
  visibility: Visibility.nullish().transform((given) => given ?? 'PRIVATE'),
}

/** Left out keeps; null takes away what may be missing. */
export const changedStartupFields = {
  name: Name.optional(),
  tagline: parts.tagline.optional(),
  description: parts.description.optional(),
  industry: parts.industry.optional(),
  stage: Stage.optional(),
  teamSize: parts.teamSize.optional(),
  location: parts.location.optional(),
  tags: parts.tags.optional(),
  fundingGoal: Money.nullable().optional(),
  fundingRaised: Money.nullable().optional(),
  websiteUrl: WebsiteUrl.nullable().optional(),
}

/** What an admin tells the founder. */
export const Notes = text({ max: 1000, isMultiline: true })
