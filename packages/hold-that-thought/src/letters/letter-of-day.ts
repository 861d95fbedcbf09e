import { createHash } from 'node:crypto'
import { dayAfter } from '@longtable/core'
import * as z from 'zod'
import type { FamilyContext } from '../context.ts'
import { lettersOnThisDay, yearsWithLetters } from './find-letters.ts'
import { type LetterView, letterView } from './letter-views.ts'
import type { Letter } from './letter.entity.ts'
import { lettersNewestFirst, lettersOldestFirst } from './letter.patterns.ts'

const LETTERS_MAX = 6
export const OTHERS_MAX = LETTERS_MAX - 1
const DAYS_OF_YEAR = 365
/** One of so many: many letters have the day that is guessed of their year. */
const OPENED_AT = { limit: 10 }

/** The reader's own: it is another one elsewhere. */
export const LetterOfDayInput = z.object({ day: z.iso.date('must be a date such as 1943-05-01') })

/** Below a bound, for one of the things that a day decides: the same all day, and another one tomorrow. */
function drawn(day: string, what: 'year' | 'from' | 'letter', bound: number): number {
  const hash = createHash('sha256').update(`${what} ${day}`).digest()
  return hash.readUInt32BE() % Math.max(1, bound)
}

const byDateAndId = (a: Letter, b: Letter): number =>
  `${a.date} ${a.letterId}` < `${b.date} ${b.letterId}` ? -1 : 1

/** Each year as often as another, however many letters it has; then one from some day of it on. */
async function openedAt(context: FamilyContext, day: string): Promise<LetterView | null> {
  const years = await yearsWithLetters(context)
  const year = years[drawn(day, 'year', years.length)]?.year
  const from =
    year === undefined ? undefined : dayAfter(`${year}-01-01`, drawn(day, 'from', DAYS_OF_YEAR))
  const after =
    from === undefined ? [] : (await lettersOldestFirst(context, { from }, OPENED_AT)).items
  // Behind the last one, or counted late: then it is one of the newest.
  const some = after.length > 0 ? after : (await lettersNewestFirst(context, {}, OPENED_AT)).items
  const one = some.toSorted(byDateAndId)[drawn(day, 'letter', some.length)]
  return one ? letterView(one) : null
}

/** Those of this day in all years; where there are none, one that the day happens to open. */
export async function letterOfDay(
  context: FamilyContext,
  { day }: z.infer<typeof LetterOfDayInput>,
) {
  const monthDay = day.slice('YYYY-'.length)
  const { items } = await lettersOnThisDay(context, { monthDay }, { limit: LETTERS_MAX })
  const [letter, ...others] = items
  if (letter) return { isOfDay: true, letter, others }
  return { isOfDay: false, letter: await openedAt(context, day), others: [] }
}
