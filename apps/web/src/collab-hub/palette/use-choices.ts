import { useListing } from '../../api/listing.ts'
import { isMeant } from '../../ui/meant.ts'
import type { Choice, ChoiceGroup } from '../../ui/palette.tsx'
import { useSections } from '../frame/places.ts'
import { useFrameWords } from '../frame/words/index.ts'
import { useGo } from '../nav.tsx'
import { openRolesListing } from '../roles/readings.ts'
import { startupsListing } from '../startups/readings.ts'
import { usePaletteWords } from './words/index.ts'

const SHOWN_MAX = 6

/** All that fits what was written, by kind. */
export function useChoices(written: string): readonly ChoiceGroup[] {
  const words = usePaletteWords()
  const frame = useFrameWords()
  const go = useGo()
  const sections = useSections()
  const startups = useListing(startupsListing('PUBLIC')).items ?? []
  const roles = useListing(openRolesListing).items ?? []
  const pages: readonly Choice[] = [
    ...sections.flatMap(({ title, places }) =>
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
  const isAsked = written.trim() !== ''
  const found = (choices: readonly Choice[]) =>
    choices.filter(({ text, note = '' }) => isMeant(`${text} ${note}`, written))
  const groups: readonly ChoiceGroup[] = [
    {
      name: words.groups.startups,
      choices: isAsked
        ? found(
            startups.map(({ id, name, industry }) => ({
              id,
              icon: 'globe' as const,
              text: name,
              note: industry,
              run: () => go(`/startups/${id}`),
            })),
          ).slice(0, SHOWN_MAX)
        : [],
    },
    {
      name: words.groups.roles,
      choices: isAsked
        ? found(
            roles.map(({ id, title, startupId, startup }) => ({
              id,
              icon: 'flag' as const,
              text: title,
              note: startup.name,
              run: () => go(`/roles/${id}`, { asked: { startup: startupId } }),
            })),
          ).slice(0, SHOWN_MAX)
        : [],
    },
    { name: words.groups.pages, choices: found(pages) },
  ]
  return groups.filter(({ choices }) => choices.length > 0)
}
