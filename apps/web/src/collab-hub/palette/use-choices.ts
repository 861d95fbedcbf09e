import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { reading } from '../../api/cache.ts'
import { useProductChoices } from '../../shell/product-choices.ts'
import { isMeant } from '../../ui/meant.ts'
import type { Choice, ChoiceGroup } from '../../ui/palette.tsx'
import { useSections } from '../frame/places.ts'
import { useFrameWords } from '../frame/words/index.ts'
import { useGo } from '../../shell/nav.tsx'
import { useMe } from '../users/me.ts'
import { nameOf } from '../users/person.tsx'
import { HubFound, HubFoundPeople } from './palette.operations.ts'
import { useCreatable, useOwnFound } from './use-own.ts'
import { usePaletteWords } from './words/index.ts'

/** Of fewer letters nearly everything begins. */
const TEXT_MIN = 2

/** Pages that one has, by what they are called. */
function usePages(): readonly Choice[] {
  const frame = useFrameWords()
  const go = useGo()
  return [
    ...useSections().flatMap(({ title, places }) =>
      places.map(({ to, icon, name }) => ({
        id: `to ${to}`,
        icon,
        text: frame.nav[name],
        ...(title !== undefined && { note: title }),
        run: () => go(to),
      })),
    ),
    {
      id: 'to settings',
      icon: 'settings',
      text: frame.nav.settings,
      run: () => go('/settings/profile'),
    },
  ]
}

/** What the words are found in, wherever they stand. */
function useFound(text: string): readonly ChoiceGroup[] {
  const { groups } = usePaletteWords()
  const go = useGo()
  const isEnough = text.length >= TEXT_MIN
  const isIn = Boolean(useMe())
  const { data } = useQuery({
    ...reading(['hub', 'palette', text], HubFound, { text }),
    enabled: isEnough,
  })
  const { data: people } = useQuery({
    ...reading(['hub', 'palette', text, 'people'], HubFoundPeople, { text }),
    enabled: isEnough && isIn,
  })
  return [
    {
      name: groups.startups,
      choices: (data?.searchStartups.items ?? []).map(({ startup: { id, name, industry } }) => ({
        id,
        icon: 'globe',
        text: name,
        note: industry,
        run: () => go(`/startups/${id}`),
      })),
    },
    {
      name: groups.roles,
      choices: (data?.searchRoles.items ?? []).map(
        ({ role: { id, title, startupId, startup } }) => ({
          id,
          icon: 'flag',
          text: title,
          note: startup.name,
          run: () => go(`/roles/${id}`, { asked: { startup: startupId } }),
        }),
      ),
    },
    {
      name: groups.people,
      choices: (people?.searchTalents.items ?? []).map(({ user }) => ({
        id: user.id,
        icon: 'person',
        text: nameOf(user),
        note: user.skills.slice(0, 2).join(', '),
        run: () => go(`/talent/${user.id}`),
      })),
    },
  ]
}

/** All that fits what was written, by kind. */
export function useChoices(written: string): readonly ChoiceGroup[] {
  const { groups } = usePaletteWords()
  const named = (choices: readonly Choice[]) =>
    choices.filter(({ text, note = '' }) => isMeant(`${text} ${note}`, written))
  const text = useDeferredValue(written.trim())
  const all: readonly ChoiceGroup[] = [
    ...useOwnFound(text, text.length >= TEXT_MIN),
    ...useFound(text),
    { name: groups.create, choices: named(useCreatable()) },
    { name: groups.pages, choices: named(usePages()) },
    { name: groups.products, choices: named(useProductChoices('/collabhub')) },
  ]
  return all.filter(({ choices }) => choices.length > 0)
}
