import { listing } from '../../api/listing.ts'
import type { IconName } from '../../ui/icons.tsx'
import type { HitKind } from './hit-kinds.ts'
import { Search, type SearchData } from './search.operations.ts'

export type SearchHit = SearchData['search']['items'][number]

/** Of fewer letters nearly everything begins. */
export const TEXT_MIN = 2

/** What of others fits some words, by all kinds or by one. */
export const hitsListing = (text: string, kind?: HitKind) => ({
  ...listing(['search', text, kind ?? 'all'], Search, {
    variables: { text, kinds: kind === undefined ? null : [kind] },
    pageOf: ({ search }) => search,
  }),
  enabled: text.length >= TEXT_MIN,
})

interface Place {
  readonly id: string
  readonly icon: IconName
  readonly name: string
  readonly to: string
}

/** Whichever of the four it is: what it is called, and where it is. */
export function placeOf({ person, goal, group, offer }: SearchHit): Place | undefined {
  if (person)
    return {
      id: person.id,
      icon: 'person',
      name: person.fullName,
      to: `/people/${person.nickname}`,
    }
  if (goal) return { id: goal.id, icon: 'target', name: goal.title, to: `/goals/${goal.id}` }
  if (group) return { id: group.id, icon: 'people', name: group.name, to: `/groups/${group.id}` }
  return offer
    ? { id: offer.id, icon: 'tag', name: offer.title, to: `/offers/${offer.id}` }
    : undefined
}
