import { CIRCA, DATE_WORDS, monthOf, romanMonthOf, timeOfYear } from './calendar-words.ts'
import { listed, type Token } from './words.ts'

/** A date as it is written in a line. */
export interface FoundDate {
  readonly date: string
  /** What is known, where the day is not. */
  readonly dateText?: string
  /** From 0 to 1: how sure it is that this way of writing means this day. */
  readonly sureness: number
  readonly start: number
  readonly end: number
}

interface Parts {
  readonly day: number
  readonly month: number
  readonly year: number
}

type Found = Omit<FoundDate, 'start' | 'end'> & { readonly next: number }

const EARLIEST_YEAR = 1500
const CENTURY = 1900
/** A year of two digits may be of another century. */
const SHORT_YEAR = 0.6
const ORDINALS = new Set(listed('st nd rd th er e º ª ° . º'))
const SIGNS = new Set(['.', '/', '-', '–'])

const isNumber = ({ text }: Token) => /^\d+$/.test(text)

/** Of a reader of tokens: where it stands, and what it has skipped. */
function after(tokens: readonly Token[], from: number, isSkipped: (token: Token) => boolean) {
  let place = from
  for (let token = tokens[place]; token && isSkipped(token); token = tokens[place]) place++
  return place
}

const isBetween = ({ word, text }: Token) => DATE_WORDS.has(word) || text === ',' || text === '.'

function isoDate({ year, month, day }: Parts): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day))
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && month >= 1
  return isReal ? at.toISOString().slice(0, 10) : undefined
}

interface Year {
  readonly year: number
  readonly sureness: number
  readonly next: number
}

/** `1943`, `43` or `'43`; none that is still to come. */
function yearAt(tokens: readonly Token[], from: number, latest: number): Year | undefined {
  const isCut = ["'", '’', '‘'].includes(tokens[from]?.text ?? '')
  const token = tokens[from + (isCut ? 1 : 0)]
  if (!token || !isNumber(token)) return undefined
  const { text } = token
  const given = Number(text)
  const next = from + (isCut ? 2 : 1)
  if (text.length === 4 && !isCut)
    return given >= EARLIEST_YEAR && given <= latest
      ? { year: given, sureness: 1, next }
      : undefined
  return text.length === 2 ? { year: CENTURY + given, sureness: SHORT_YEAR, next } : undefined
}

const dayIn = (token: Token | undefined): number | undefined => {
  if (!token || !isNumber(token) || token.text.length > 2) return undefined
  const day = Number(token.text)
  return day >= 1 && day <= 31 ? day : undefined
}

function whole(parts: Parts, { sureness, next }: Year, style: number): Found | undefined {
  const date = isoDate(parts)
  return date === undefined ? undefined : { date, sureness: sureness * style, next }
}

const afterOrdinal = (tokens: readonly Token[], place: number) =>
  after(tokens, place, ({ word }) => ORDINALS.has(word))

/** `12th of May, 1943`, `12. Mai 1943`, `1er mai 1943`, `12 de mayo de 1943`. */
function dayFirst(tokens: readonly Token[], from: number, latest: number): Found | undefined {
  const day = dayIn(tokens[from])
  if (day === undefined) return undefined
  const place = after(tokens, afterOrdinal(tokens, from + 1), isBetween)
  const month = monthOf(tokens[place]?.word ?? '')
  if (month === undefined) return undefined
  const year = yearAt(tokens, after(tokens, place + 1, isBetween), latest)
  return year && whole({ day, month, year: year.year }, year, 0.95)
}

/** `May 12, 1943`. */
function monthFirst(tokens: readonly Token[], from: number, latest: number): Found | undefined {
  const month = monthOf(tokens[from]?.word ?? '')
  if (month === undefined) return undefined
  const place = after(tokens, from + 1, isBetween)
  const day = dayIn(tokens[place])
  if (day === undefined) return undefined
  const year = yearAt(tokens, after(tokens, afterOrdinal(tokens, place + 1), isBetween), latest)
  return year && whole({ day, month, year: year.year }, year, 0.95)
}

/** `1943-05-12`. */
function yearFirst(tokens: readonly Token[], from: number, latest: number): Found | undefined {
  const [year, one, month, other, day] = tokens.slice(from, from + 5)
  if (!year || !month || !day || !one || one.text !== other?.text || !SIGNS.has(one.text))
    return undefined
  const known = year.text.length === 4 ? yearAt(tokens, from, latest) : undefined
  if (!known || !isNumber(month) || dayIn(day) === undefined) return undefined
  const parts = { year: known.year, month: Number(month.text), day: Number(day.text) }
  return whole(parts, { ...known, next: from + 5 }, 0.95)
}

/** `12.5.1943`, `12/5/43`, `12. V. 1943`; where the day could be the month, the day comes first. */
function numbers(tokens: readonly Token[], from: number, latest: number): Found | undefined {
  const [first, one, second, other] = tokens.slice(from, from + 4)
  if (!first || !second || !one || one.text !== other?.text || !SIGNS.has(one.text))
    return undefined
  const year = yearAt(tokens, from + 4, latest)
  const [a, b] = [dayIn(first), dayIn(second) ?? romanMonthOf(second.word)]
  if (!year || a === undefined || b === undefined) return undefined
  const isMonthFirst = b > 12 && a <= 12
  const parts = isMonthFirst
    ? { day: b, month: a, year: year.year }
    : { day: a, month: b, year: year.year }
  const isClear = one.text === '.' || !isNumber(second) || a > 12 || b > 12
  return whole(parts, year, isClear ? 0.9 : 0.5)
}

/** `May 1943`, `Christmas 1943`, `about 1950`: the day is not known. */
function someTime(tokens: readonly Token[], from: number, latest: number): Found | undefined {
  const token = tokens[from]
  if (!token) return undefined
  const place = after(tokens, from + 1, isBetween)
  const year = yearAt(tokens, place, latest)
  if (!year || year.sureness < 1) return undefined
  const month = monthOf(token.word)
  const date = CIRCA.has(token.word)
    ? `${year.year}-01-01`
    : month !== undefined && token.text.length > 2
      ? `${year.year}-${String(month).padStart(2, '0')}-01`
      : timeOfYear(token.word, year.year)
  if (date === undefined) return undefined
  return { date, dateText: '', sureness: CIRCA.has(token.word) ? 0.4 : 0.6, next: year.next }
}

const STYLES = [yearFirst, dayFirst, monthFirst, numbers, someTime]

interface Searched {
  readonly line: string
  readonly tokens: readonly Token[]
  readonly latestYear: number
}

/** The first date of a line, however it is written; undefined where none is. */
export function findDate({ line, tokens, latestYear }: Searched): FoundDate | undefined {
  for (let from = 0; from < tokens.length; from++)
    for (const style of STYLES) {
      const found = style(tokens, from, latestYear)
      if (!found) continue
      const [start, end] = [tokens[from]?.start ?? 0, tokens[found.next - 1]?.end ?? 0]
      const { next: _, dateText, ...date } = found
      return {
        ...date,
        start,
        end,
        ...(dateText !== undefined && { dateText: line.slice(start, end) }),
      }
    }
  return undefined
}
