import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useListing } from '../../api/listing.ts'
import { useLocale } from '../../i18n/language.ts'
import { useProductChoices } from '../../shell/product-choices.ts'
import { isMeant } from '../../ui/meant.ts'
import type { Choice, ChoiceGroup } from '../../ui/palette.tsx'
import { membersListing } from '../family/readings.ts'
import { usePlaces } from '../frame/places.ts'
import { useFrameWords } from '../frame/words/index.ts'
import { formatWhen } from '../kit/when.ts'
import { type Go, useGo } from '../../shell/nav.tsx'
import { peopleReading } from '../people/readings.ts'
import { useLife } from '../person/life.ts'
import { foundListing } from '../search/readings.ts'
import type { ArchiveFound } from '../search/search.operations.ts'
import { isAdmin, useMe } from '../users/me.ts'
import { usePaletteWords } from './words/index.ts'

const SHOWN_MAX = 8
const WRITTEN_MIN = 2

/** What was found, as something to go to: a comment is where it was made. */
function choiceOf(
  { kind, letter, media, comment, snippet }: ArchiveFound,
  { go, locale }: { readonly go: Go; readonly locale: string },
): Choice[] {
  const id = `${kind} ${comment?.id ?? letter?.id ?? media?.id}`
  if (letter)
    return [
      {
        id,
        icon: kind === 'comment' ? 'pen' : 'mail',
        text: kind === 'comment' ? snippet.text : letter.title,
        note: formatWhen(locale, letter),
        run: () => go(`/letters/${letter.id}`),
      },
    ]
  return media
    ? [
        {
          id,
          icon: kind === 'comment' ? 'pen' : 'image',
          text: kind === 'comment' ? snippet.text : (media.title ?? media.fileName),
          run: () => go(`/photos/${media.id}`),
        },
      ]
    : []
}

/** What can be begun, and where that is. */
const BEGINNINGS = [
  { name: 'scans', to: '/drafts/new' },
  { name: 'letter', to: '/letters/new' },
  { name: 'photos', to: '/photos', asked: { bring: 'yes' } },
  { name: 'message', to: '/messages', asked: { new: 'yes' } },
] as const
const INVITATION = { name: 'invite', to: '/admin/members', asked: { invite: 'yes' } } as const

/** As somebody may. */
function useBeginnings(go: Go): readonly Choice[] {
  const { create } = usePaletteWords()
  const me = useMe()
  const all = isAdmin(me) ? [...BEGINNINGS, INVITATION] : BEGINNINGS
  return all.map(({ name, to, ...given }) => ({
    id: `new ${name}`,
    icon: 'plus',
    text: create[name],
    run: () => go(to, given),
  }))
}

/** Everybody of the tree, and who reads here without being in it. */
function usePeople(go: Go): readonly Choice[] {
  const people = useQuery(peopleReading).data ?? []
  const { years } = useLife()
  const members = useListing(membersListing).items ?? []
  return [
    ...people.map((person) => ({
      id: `person ${person.id}`,
      icon: 'person' as const,
      text: person.name,
      note: years(person),
      run: () => go(`/people/${person.id}`),
    })),
    ...members
      .filter(({ personId }) => personId === null)
      .map(({ userId, displayName }) => ({
        id: `member ${userId}`,
        icon: 'person' as const,
        text: displayName,
        run: () => go(`/family/${userId}`),
      })),
  ]
}

/** All that fits what was written: pages by their names, the archive by its words. */
export function useChoices(written: string): readonly ChoiceGroup[] {
  const words = usePaletteWords()
  const frame = useFrameWords()
  const go = useGo()
  const locale = useLocale()
  const places = usePlaces()
  const beginnings = useBeginnings(go)
  const people = usePeople(go)
  const products = useProductChoices('/holdthatthought')
  const sought = useDeferredValue(written.trim())
  const isSought = sought.length >= WRITTEN_MIN
  const found = useListing({ ...foundListing({ text: sought }), enabled: isSought })
  const pages: readonly Choice[] = [
    ...places.map(({ to, icon, name }) => ({
      id: `to ${to}`,
      icon,
      text: frame.nav[name],
      run: () => go(to),
    })),
    ...(['kept', 'contact'] as const).map((name) => ({
      id: `to ${name}`,
      icon: name === 'kept' ? ('archive' as const) : ('help' as const),
      text: frame.nav[name],
      run: () => go(`/${name}`),
    })),
    {
      id: 'to settings',
      icon: 'settings',
      text: frame.nav.settings,
      run: () => go('/settings/profile'),
    },
  ]
  const all: readonly Choice[] = isSought
    ? [
        ...(found.items ?? []).slice(0, SHOWN_MAX).flatMap((one) => choiceOf(one, { go, locale })),
        {
          id: 'search',
          icon: 'search',
          text: words.searchFor(sought),
          run: () => go('/search', { asked: { q: sought } }),
        },
      ]
    : []
  const meant = (choices: readonly Choice[]) => choices.filter(({ text }) => isMeant(text, written))
  const groups = [
    { name: words.groups.people, choices: isSought ? meant(people).slice(0, SHOWN_MAX) : [] },
    { name: words.groups.pages, choices: meant(pages) },
    { name: words.groups.create, choices: meant(beginnings) },
    { name: words.groups.found, choices: all },
    { name: words.groups.products, choices: meant(products) },
  ]
  return groups.filter(({ choices }) => choices.length > 0)
}
