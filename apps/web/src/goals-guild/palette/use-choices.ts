import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { reading } from '../../api/cache.ts'
import { useListing } from '../../api/listing.ts'
import { useProductChoices } from '../../shell/product-choices.ts'
import { hitsListing, placeOf } from '../search/hits.ts'
import { useMe } from '../users/me.ts'
import type { Choice } from '../../ui/palette.tsx'
import { isMeant } from '../../ui/meant.ts'
import { tagIn } from './choices.ts'
import { OwnThings, MatchingPeople } from './palette.operations.ts'
import type { PaletteWords } from './words/en.ts'
import { usePaletteWords } from './words/index.ts'

const SHOWN_MAX = 6
const PREFIX_MIN = 2

const ownThingsReading = reading(['palette'], OwnThings, {})
export const matchingReading = (prefix: string) => ({
  ...reading(['people', 'matching', prefix], MatchingPeople, { prefix }),
  enabled: prefix.length >= PREFIX_MIN,
})

const PAGES = [
  { to: '/', icon: 'home', name: 'home' },
  { to: '/goals', icon: 'target', name: 'goals' },
  { to: '/tasks', icon: 'check', name: 'tasks' },
  { to: '/quests', icon: 'sword', name: 'quests' },
  { to: '/chat', icon: 'chat', name: 'chat' },
  { to: '/people', icon: 'person-plus', name: 'people' },
  { to: '/groups', icon: 'people', name: 'groups' },
  { to: '/help', icon: 'help', name: 'help' },
  { to: '/offers', icon: 'tag', name: 'offers' },
  { to: '/invites', icon: 'mail', name: 'invites' },
  { to: '/search', icon: 'search', name: 'search' },
  { to: '/settings/profile', icon: 'settings', name: 'settings' },
] as const

interface ChoiceGroup {
  readonly name: keyof PaletteWords['groups']
  readonly choices: readonly Choice[]
}

type Go = ReturnType<typeof useNavigate>

/** Goals, quests, groups and rooms of one's own. */
export function useOwnThings(go: Go): readonly Choice[] {
  const words = usePaletteWords()
  const { data } = useQuery(ownThingsReading)
  if (!data) return []
  const { goals, quests, myGroups, inbox } = data
  return [
    ...goals.items.map(({ id, title }) => ({
      id,
      icon: 'target' as const,
      text: title,
      note: words.kinds.goal,
      run: () => void go({ to: '/goals/$goalId', params: { goalId: id } }),
    })),
    ...quests.items.map(({ id, title }) => ({
      id,
      icon: 'sword' as const,
      text: title,
      note: words.kinds.quest,
      run: () => void go({ to: '/quests/$questId', params: { questId: id } }),
    })),
    ...myGroups.items.map(({ group: { id, name } }) => ({
      id,
      icon: 'people' as const,
      text: name,
      note: words.kinds.group,
      run: () => void go({ to: '/groups/$groupId', params: { groupId: id } }),
    })),
    ...inbox.items.flatMap(({ id, partner, group }) => {
      const text = partner?.fullName ?? group?.name
      const run = () => void go({ to: '/chat/$roomId', params: { roomId: id } })
      return text === undefined
        ? []
        : [{ id, icon: 'chat' as const, text, note: words.kinds.room, run }]
    }),
  ]
}

function usePages(go: Go): readonly Choice[] {
  const words = usePaletteWords()
  const isAdmin = useMe()?.roles.includes('admin') === true
  const all = [
    ...PAGES,
    ...(isAdmin ? [{ to: '/admin/users', icon: 'shield', name: 'admin' } as const] : []),
  ]
  return all.map(({ to, icon, name }) => ({
    id: `to ${to}`,
    icon,
    text: words.pages[name],
    run: () => void go({ to }),
  }))
}

/** Of everybody's, what its words are found in; what is shown already is left out. */
function useFound(text: string, go: Go, shown: ReadonlySet<string>): readonly Choice[] {
  const words = usePaletteWords()
  const hits = useListing(hitsListing(text)).items ?? []
  return hits
    .flatMap((hit) => {
      const place = placeOf(hit)
      if (!place || shown.has(place.id)) return []
      const { id, icon, name, to } = place
      return [{ id, icon, text: name, note: words.kinds[hit.kind], run: () => void go({ to }) }]
    })
    .slice(0, SHOWN_MAX)
}

/** All that fits what was written, by kind. */
export function useChoices(written: string, onNewGoal: () => void): readonly ChoiceGroup[] {
  const words = usePaletteWords()
  const go = useNavigate()
  const prefix = useDeferredValue(written.trim().replace(/^@/, ''))
  const { data: people } = useQuery(matchingReading(prefix))
  const isAsked = written.trim() !== ''
  const found = (choices: readonly Choice[]) => choices.filter(({ text }) => isMeant(text, written))
  const own = found(useOwnThings(go)).slice(0, SHOWN_MAX)
  const pages = usePages(go)
  const products = useProductChoices('/goalsguild')
  const named = (people?.peopleMatching ?? []).slice(0, SHOWN_MAX)
  const others = useFound(prefix, go, new Set([...own, ...named].map(({ id }) => id)))
  const creating: readonly Choice[] = [
    { id: 'new goal', icon: 'plus', text: words.newGoal, run: onNewGoal },
    {
      id: 'new quest',
      icon: 'plus',
      text: words.newQuest,
      run: () => void go({ to: '/quests/new' }),
    },
    {
      id: 'new group',
      icon: 'plus',
      text: words.newGroup,
      run: () => void go({ to: '/groups/new' }),
    },
  ]
  const tag = tagIn(written)
  const tagged: ChoiceGroup = {
    name: 'tags',
    choices:
      tag === undefined
        ? []
        : [
            {
              id: `tag ${tag}`,
              icon: 'tag',
              text: words.tagged(tag),
              run: () => void go({ to: '/tags/$tag', params: { tag } }),
            },
          ],
  }
  // Whoever writes its sign means the tag, whatever else is found by the word in the meantime.
  const isSigned = written.trim().startsWith('#')
  const groups: readonly ChoiceGroup[] = [
    ...(isSigned ? [tagged] : []),
    { name: 'things', choices: isAsked ? own : [] },
    { name: 'pages', choices: found(pages) },
    { name: 'create', choices: found(creating) },
    {
      name: 'people',
      choices: named.map((person) => ({
        id: person.id,
        icon: 'person',
        text: person.fullName,
        note: `@${person.nickname}`,
        run: () => void go({ to: '/people/$nick', params: { nick: person.nickname } }),
      })),
    },
    { name: 'found', choices: others },
    ...(isSigned ? [] : [tagged]),
    { name: 'products', choices: found(products) },
  ]
  return groups.filter(({ choices }) => choices.length > 0)
}
