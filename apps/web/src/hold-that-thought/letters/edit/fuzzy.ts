import type { EditWords } from './words/en.ts'

/** How well it is known when a letter was written. */
export const WHEN_KINDS = ['day', 'month', 'season', 'year', 'about', 'told'] as const
export type WhenKind = (typeof WHEN_KINDS)[number]

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

/** The middle of each: a winter begins in the year that it is called by. */
const MIDDLE = { spring: '04-15', summer: '07-15', autumn: '10-15', winter: '12-31' } as const

export interface WhenParts {
  readonly year: string
  readonly month: string
  readonly season: Season
}

/** What is told stays as it is told: how it was chosen once is not kept. */
export const kindOf = ({ dateText }: { readonly dateText: string }): WhenKind =>
  dateText === '' ? 'day' : 'told'

/** The best guess, by which letters are sorted. */
export function dateOf(kind: WhenKind, { year, month, season }: WhenParts): string {
  if (kind === 'month') return `${year}-${month}-15`
  if (kind === 'season') return `${year}-${MIDDLE[season]}`
  return `${year}-07-01`
}

/** As it is read: “May 1943”, “spring 1943”, “1943”, “about 1943”. */
export function toldOf(
  { words, locale }: { readonly words: EditWords; readonly locale: string },
  kind: WhenKind,
  { year, month, season }: WhenParts,
): string {
  if (kind === 'month')
    return new Intl.DateTimeFormat(locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(Date.UTC(Number(year), Number(month) - 1, 1)))
  if (kind === 'season') return words.inSeason(words.seasons[season], year)
  return kind === 'about' ? words.aboutYear(year) : year
}
