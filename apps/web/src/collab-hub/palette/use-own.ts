import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/client.ts'
import { useGo } from '../../shell/nav.tsx'
import { isMeant } from '../../ui/meant.ts'
import type { Choice, ChoiceGroup } from '../../ui/palette.tsx'
import { useTalkName } from '../conversations/talk-name.tsx'
import { useConversationsWords } from '../conversations/words/index.ts'
import { useMyStartups } from '../frame/places.ts'
import { useMe } from '../users/me.ts'
import { nameOf } from '../users/person.tsx'
import { OwnApplicants, OwnTalks } from './palette.operations.ts'
import { usePaletteWords } from './words/index.ts'

/** Of more nobody sees the end of the list. */
const SHOWN_MAX = 6
/** Whoever has more of them looks on their boards. */
const STARTUPS_MAX = 20

interface Page<Item> {
  readonly after: string | null
  readonly items: readonly Item[]
}

async function readAll<Item>(read: (after: string | null) => Promise<Page<Item>>): Promise<Item[]> {
  const all: Item[] = []
  let after: string | null = null
  do {
    const page: Page<Item> = await read(after)
    all.push(...page.items)
    ;({ after } = page)
  } while (after !== null)
  return all
}

/** Read anew whenever the palette opens: who has just applied, or been written to, is looked for. */
const staleTime = 0

/** Everybody who has applied to a startup of one's own; what was read before is found at once. */
function useApplicants(isWanted: boolean) {
  const ids = useMyStartups()
    .slice(0, STARTUPS_MAX)
    .map(({ id }) => id)
  const { data = [] } = useQuery({
    queryKey: ['hub', 'palette-applicants', ids],
    staleTime,
    enabled: isWanted && ids.length > 0,
    queryFn: async ({ signal }) => {
      const read = (startupId: string) =>
        readAll(async (after) => {
          const answer = await request(OwnApplicants, { startupId, after }, signal)
          return answer.startupApplications
        })
      return (await Promise.all(ids.map(read))).flat()
    },
  })
  return data
}

function useTalks(isWanted: boolean) {
  const isIn = Boolean(useMe())
  const { data = [] } = useQuery({
    queryKey: ['hub', 'palette-talks'],
    staleTime,
    enabled: isWanted && isIn,
    queryFn: ({ signal }) =>
      readAll(async (after) => (await request(OwnTalks, { after }, signal)).conversations),
  })
  return data
}

/** Who has applied to one's startups, and with whom one writes. */
export function useOwnFound(text: string, isEnough: boolean): readonly ChoiceGroup[] {
  const { groups } = usePaletteWords()
  const { kinds } = useConversationsWords()
  const go = useGo()
  const talkName = useTalkName()
  const applicants = useApplicants(isEnough)
  const talks = useTalks(isEnough)
  if (!isEnough) return []
  const fitting = (choices: readonly Choice[]) =>
    choices.filter((one) => isMeant(`${one.text} ${one.note}`, text)).slice(0, SHOWN_MAX)
  return [
    {
      name: groups.applicants,
      choices: fitting(
        applicants.flatMap(({ id, startupId, roleTitle, applicant }) =>
          applicant
            ? {
                id: `applicant ${id}`,
                icon: 'people' as const,
                text: nameOf(applicant),
                note: roleTitle ?? '',
                run: () => go(`/s/${startupId}/applicants`, { asked: { open: id } }),
              }
            : [],
        ),
      ),
    },
    {
      name: groups.talks,
      choices: fitting(
        talks.map((talk) => ({
          id: `talk ${talk.id}`,
          icon: 'chat' as const,
          text: talkName(talk),
          note: kinds[talk.type],
          run: () => go(`/messages/${talk.id}`),
        })),
      ),
    },
  ]
}

/** What somebody may begin here. */
export function useCreatable(): readonly Choice[] {
  const words = usePaletteWords()
  const go = useGo()
  const role = useMe()?.role
  const mine = useMyStartups()
  if (role !== 'FOUNDER') return []
  return [
    ...mine.map(({ id, name }) => ({
      id: `new role ${id}`,
      icon: 'plus' as const,
      text: words.newRole,
      note: name,
      run: () => go(`/s/${id}/roles`, { asked: { new: 'yes' } }),
    })),
    { id: 'new startup', icon: 'plus', text: words.newStartup, run: () => go('/s/new') },
  ]
}
