import { dayAfter, UlidId, unset } from '@longtable/core'
import { findShown, type Page, type PageOptions, type PageRequest } from '@longtable/entity'
import * as z from 'zod'
import { admin, approvedMember, type FamilyContext } from '../context.ts'
import { personInView } from '../people/person.policy.ts'
import type { LetterInput } from './letter-fields.ts'
import { letterCounts, lettersDeleted, lettersOf, lettersOnDay } from './letter-row.patterns.ts'
import { type LetterView, letterView } from './letter-views.ts'
import { Letter } from './letter.entity.ts'
import { lettersNewestFirst, lettersOldestFirst } from './letter.patterns.ts'
import { letterInView } from './letter.policy.ts'

const YEARS_MAX = 3000

export const LettersInput = z.object({
  order: z.enum(['newest', 'oldest']).nullish(),
  year: z.int().min(1000).max(9999).nullish().transform(unset),
  /** The first of ten years: 1940. */
  decade: z
    .int()
    .min(1000)
    .max(9990)
    .multipleOf(10, 'must be such as 1940')
    .nullish()
    .transform(unset),
})
export const LettersOfPersonInput = z.object({ personId: UlidId })
export const DayInput = z.object({
  monthDay: z
    .string()
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be such as 05-01')
    .nullish()
    .transform(unset),
})

export const letter = async (
  context: FamilyContext,
  { letterId }: z.infer<typeof LetterInput>,
): Promise<LetterView> => letterView(await letterInView(context, letterId))

const shown = (page: Page<Letter>): Page<LetterView> => ({
  ...page,
  items: page.items.map(letterView),
})

function boundsOf({ year, decade }: z.infer<typeof LettersInput>) {
  if (year !== undefined) return { from: `${year}-01-01`, to: `${year}-12-31` }
  if (decade !== undefined) return { from: `${decade}-01-01`, to: `${decade + 9}-12-31` }
  return {}
}

export async function letters(
  context: FamilyContext,
  input: z.infer<typeof LettersInput>,
  page: PageRequest,
): Promise<Page<LetterView>> {
  await approvedMember(context)
  const list = input.order === 'oldest' ? lettersOldestFirst : lettersNewestFirst
  return shown(await list(context, boundsOf(input), page))
}

/** Oldest first; those that have none are left out. */
export async function yearsWithLetters(context: FamilyContext) {
  const years: { year: number; count: number }[] = []
  let seen = 0
  for await (const some of letterCounts.each(context, {})) {
    for (const { year, count } of some) if (count > 0) years.push({ year: Number(year), count })
    if ((seen += some.length) >= YEARS_MAX) break
  }
  return years
}

/** Decades with their years, oldest first. */
export async function letterDecades(context: FamilyContext) {
  await approvedMember(context)
  const decades = new Map<number, { year: number; count: number }[]>()
  for (const one of await yearsWithLetters(context)) {
    const decade = Math.floor(one.year / 10) * 10
    decades.set(decade, [...(decades.get(decade) ?? []), one])
  }
  return [...decades].map(([decade, some]) => ({
    decade,
    count: some.reduce((sum, { count }) => sum + count, 0),
    years: some,
  }))
}

interface RowList<T> {
  readonly read: (keep: NonNullable<PageOptions<T>['keep']>) => Promise<Page<T>>
  readonly isShown: (letter: Letter) => boolean
}

/** The rows say which; what they are now their letters say. */
async function lettersBehind<T extends { readonly letterId: string }>(
  context: FamilyContext,
  { read, isShown }: RowList<T>,
): Promise<Page<LetterView>> {
  const seen = new Map<string, LetterView>()
  const page = await read(async (rows) => {
    const keys = rows.map(({ letterId }) => ({ letterId }))
    for (const one of await findShown(context, Letter, keys))
      if (one && isShown(one)) seen.set(one.letterId, letterView(one))
    return rows.map(({ letterId }) => seen.has(letterId))
  })
  return { ...page, items: page.items.map(({ letterId }) => seen.get(letterId) as LetterView) }
}

const isThere = ({ deletedAt }: Letter) => deletedAt === undefined

/** From, to or about them, newest first. */
export async function lettersOfPerson(
  context: FamilyContext,
  { personId }: z.infer<typeof LettersOfPersonInput>,
  page: PageRequest,
): Promise<Page<LetterView>> {
  await personInView(context, personId)
  return lettersBehind(context, {
    isShown: isThere,
    read: (keep) => lettersOf(context, { personId }, { ...page, keep }),
  })
}

/** Of all years, oldest first: today, unless another day is asked for. */
export async function lettersOnThisDay(
  context: FamilyContext,
  { monthDay }: z.infer<typeof DayInput>,
  page: PageRequest,
): Promise<Page<LetterView>> {
  await approvedMember(context)
  const day = monthDay ?? new Date(context.now()).toISOString().slice(5, 10)
  return lettersBehind(context, {
    isShown: isThere,
    read: (keep) => lettersOnDay(context, { monthDay: day }, { ...page, keep }),
  })
}

/** For admins: what was deleted last comes first. */
export async function deletedLetters(
  context: FamilyContext,
  _: object,
  page: PageRequest,
): Promise<Page<LetterView>> {
  await admin(context, 'deletedLetters')
  return lettersBehind(context, {
    isShown: (one) => !isThere(one),
    read: (keep) => lettersDeleted(context, {}, { ...page, keep }),
  })
}

const DAY_LETTERS_MAX = 100

/** All of one day, in the order of their ids. */
async function ofDay(context: FamilyContext, date: string): Promise<Letter[]> {
  const day = { from: date, to: date }
  const { items } = await lettersOldestFirst(context, day, { limit: DAY_LETTERS_MAX })
  return items.toSorted((a, b) => (a.letterId < b.letterId ? -1 : 1))
}

/** The one before or after it, by date and then by id; null at the ends. */
export async function neighbourOf(
  context: FamilyContext,
  { id, date }: LetterView,
  way: 'previous' | 'next',
): Promise<LetterView | null> {
  const here = await ofDay(context, date)
  const place = here.findIndex(({ letterId }) => letterId === id)
  const beside = here[way === 'next' ? place + 1 : place - 1]
  if (beside && place !== -1) return letterView(beside)
  const { items } =
    way === 'next'
      ? await lettersOldestFirst(context, { from: dayAfter(date, 1) }, { limit: 1 })
      : await lettersNewestFirst(context, { to: dayAfter(date, -1) }, { limit: 1 })
  const [found] = items
  if (!found) return null
  const day = await ofDay(context, found.date)
  const one = day.at(way === 'next' ? 0 : -1) ?? found
  return letterView(one)
}
