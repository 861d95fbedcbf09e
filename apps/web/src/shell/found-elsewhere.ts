import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { reading } from '../api/cache.ts'
import type { Operation } from '../api/operation.ts'
import type { IconName } from '../ui/icons.tsx'
import type { ChoiceGroup } from '../ui/palette.tsx'
import { DOCUMENTS } from './elsewhere-documents.ts'
import { useProducts } from './products.ts'

/** Of fewer letters nearly everything begins. */
const TEXT_MIN = 2
/** Other products are asked when somebody stops writing for a moment, not at every letter. */
const PAUSE_MS = 250

interface Place {
  readonly id: string
  readonly icon: IconName
  readonly text: string
  /** Below the product's own path. */
  readonly to: string
}

interface Searched {
  readonly path: keyof typeof DOCUMENTS
  readonly placesIn: (data: never) => readonly Place[]
}

interface Titled {
  readonly id: string
  readonly title: string
}

interface Named {
  readonly id: string
  readonly name: string
}

interface GuildData {
  readonly search: {
    readonly items: readonly {
      readonly person: { readonly id: string; nickname: string; fullName: string } | null
      readonly goal: Titled | null
      readonly group: Named | null
      readonly offer: Titled | null
    }[]
  }
}

const guildPlaces = ({ search }: GuildData): Place[] =>
  search.items.flatMap(({ person, goal, group, offer }): Place[] => {
    if (person) {
      const { id, fullName: text, nickname } = person
      return [{ id, icon: 'person', text, to: `/people/${nickname}` }]
    }
    if (goal) return [{ id: goal.id, icon: 'target', text: goal.title, to: `/goals/${goal.id}` }]
    if (group)
      return [{ id: group.id, icon: 'people', text: group.name, to: `/groups/${group.id}` }]
    return offer
      ? [{ id: offer.id, icon: 'tag', text: offer.title, to: `/offers/${offer.id}` }]
      : []
  })

interface HubData {
  readonly searchStartups: { readonly items: readonly { readonly startup: Named }[] }
  readonly searchRoles: {
    readonly items: readonly { readonly role: Titled & { readonly startupId: string } }[]
  }
}

const hubPlaces = ({ searchStartups, searchRoles }: HubData): Place[] => [
  ...searchStartups.items.map(
    ({ startup: { id, name } }): Place => ({
      id,
      icon: 'globe',
      text: name,
      to: `/startups/${id}`,
    }),
  ),
  ...searchRoles.items.map(({ role: { id, title, startupId } }): Place => {
    const to = `/roles/${id}?startup=${startupId}`
    return { id, icon: 'flag', text: title, to }
  }),
]

interface FamilyData {
  readonly searchArchive: {
    readonly items: readonly {
      readonly letter: Titled | null
      readonly media: { readonly id: string; title: string | null; fileName: string } | null
      readonly comment: { readonly id: string } | null
      readonly snippet: { readonly text: string }
    }[]
  }
}

const familyPlaces = ({ searchArchive }: FamilyData): Place[] =>
  searchArchive.items.flatMap(({ letter, media, comment, snippet }): Place[] => {
    const id = comment?.id ?? letter?.id ?? media?.id ?? ''
    const said = comment ? ({ icon: 'pen', text: snippet.text } as const) : undefined
    if (letter)
      return [{ id, icon: 'mail', text: letter.title, ...said, to: `/letters/${letter.id}` }]
    if (!media) return []
    const text = media.title ?? media.fileName
    return [{ id, icon: 'image', text, ...said, to: `/photos/${media.id}` }]
  })

const SEARCHED: readonly Searched[] = [
  { path: '/goalsguild', placesIn: guildPlaces },
  { path: '/collabhub', placesIn: hubPlaces },
  { path: '/holdthatthought', placesIn: familyPlaces },
]

type Search = Operation<never, { readonly text: string }>

const foundReading = (path: Searched['path'], text: string) => {
  const endpoint = `${path}/graphql`
  const operation: Search = { kind: 'query', endpoint, text: DOCUMENTS[path] }
  // Whoever still waits to be let in there finds nothing: no reason to ask again.
  return { ...reading(['elsewhere', path, text], operation, { text }), retry: false }
}

/** What was written, once nobody writes for a moment. */
function usePaused(written: string): string {
  const [paused, setPaused] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(written), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [written])
  return paused
}

/** For the palette of a product: what the others in which one is registered have of it, by product. */
export function useFoundElsewhere(here: string, written: string): readonly ChoiceGroup[] {
  const text = usePaused(written.trim())
  const products = useProducts()
  const found = SEARCHED.map((searched) => {
    const isThere = products.some(
      ({ path, isRegistered }) => path === searched.path && isRegistered,
    )
    const enabled = isThere && searched.path !== here && text.length >= TEXT_MIN
    return useQuery({ ...foundReading(searched.path, text), enabled }).data
  })
  if (written.trim().length < TEXT_MIN) return []
  return SEARCHED.flatMap(({ path, placesIn }, place) => {
    const data = found[place]
    const choices = data === undefined ? [] : placesIn(data)
    const name = products.find((product) => product.path === path)?.name ?? path
    return choices.length === 0
      ? []
      : [
          {
            name,
            choices: choices.map(({ id, icon, text: shown, to }) => ({
              id: `${path} ${id}`,
              icon,
              text: shown,
              run: () => location.assign(path + to),
            })),
          },
        ]
  })
}
