import { useDraftsWords } from './words/index.ts'

/** The server says why in English; whoever reads it has words of their own. */
const KNOWN = [
  [/no pages/, 'empty'],
  [/password/, 'locked'],
  [/damaged|not what it seems/, 'damaged'],
  [/too many pages|at most \d+ pages/, 'tooManyPages'],
  [/too large|too much memory/, 'tooLarge'],
  [/too long to be shown/, 'tooSlow'],
  [/longer than a letter/, 'tooLong'],
  [/transcription service/, 'unreadable'],
  [/not there/, 'missing'],
] as const

export function useFault(message: string | null): string {
  const { faults } = useDraftsWords()
  const name = KNOWN.find(([pattern]) => pattern.test(message ?? ''))?.[1] ?? 'other'
  return faults[name]
}
