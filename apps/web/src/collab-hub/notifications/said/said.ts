import type { HubNotification } from '../notifications.operations.ts'
import type { Kind, Sentences } from './news.ts'
import type { SaidWords } from './words/en.ts'

type Told = Pick<HubNotification, 'kind' | 'named' | 'count' | 'title' | 'body'>

/** Their sentences name how many they are. */
const COUNTED: ReadonlySet<Kind> = new Set(['APPLICATION_ARRIVED', 'ACCESS_ASKED'])

export const isCountSaid = ({ kind, count }: Told): boolean =>
  count === 1 || (kind !== null && COUNTED.has(kind))

/** What has happened, in the reader's words; what others have written says it itself. */
export function saidOf(words: SaidWords, dayOf: (time: string) => string, told: Told): Sentences {
  const { kind, named, count, title, body } = told
  if (kind === null) return { title, body }
  const until = named?.until ?? null
  return words.kinds[kind]({
    role: named?.role ?? null,
    startup: named?.startup ?? null,
    search: named?.search ?? null,
    note: named?.note ?? null,
    level: named?.level ?? 'VIEW_PROFILE',
    tier: named?.tier ?? 'FREE',
    number: named?.number ?? 0,
    until: until === null ? null : dayOf(until),
    count,
  })
}
