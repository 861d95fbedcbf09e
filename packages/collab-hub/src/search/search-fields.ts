import { optionalText, text, unset } from '@longtable/core'
import * as z from 'zod'

const VALUES_MAX = 10

const Text = optionalText({ max: 200 })
const some = <T extends z.ZodType>(value: T) =>
  z.array(value).max(VALUES_MAX, `must be at most ${VALUES_MAX}`).nullish().transform(unset)
const Values = some(text({ max: 100 }))

const startupFilters = {
  industry: Values,
  stage: some(z.enum(['IDEA', 'MVP', 'GROWTH', 'SCALE'])),
  location: Values,
  tags: Values,
  hiring: z.boolean().nullish().transform(unset),
}
const roleFilters = {
  skills: Values,
  type: some(z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACT', 'EQUITY_ONLY'])),
}
const talentFilters = { skills: Values }

export const StartupSearch = z.object({ text: Text, ...startupFilters })
export const RoleSearch = z.object({ text: Text, ...roleFilters })
export const TalentSearch = z.object({ text: Text, ...talentFilters })

/** A search as it is saved: of which things, and what about them. */
export const SearchOf = z.enum(['STARTUP', 'ROLE', 'TALENT'])
export const SavedSearchFields = z.object({
  of: SearchOf,
  text: Text,
  ...startupFilters,
  ...roleFilters,
})
export type SearchAsked = z.infer<typeof SavedSearchFields>

/** What each of them is filtered and counted by. */
export const FACETS: Readonly<Record<SearchAsked['of'], readonly (keyof SearchAsked)[]>> = {
  STARTUP: ['industry', 'stage', 'location', 'tags', 'hiring'],
  ROLE: ['skills', 'type'],
  TALENT: ['skills'],
}

/** Those that are not of these things say nothing. */
export function filtersIn(asked: SearchAsked): Record<string, readonly string[]> {
  const named = FACETS[asked.of].flatMap((name): [string, readonly string[]][] => {
    const value = asked[name]
    if (value === undefined || value === false) return []
    return [[name, Array.isArray(value) ? value : [String(value)]]]
  })
  return Object.fromEntries(named)
}
