import { DATE_WORDS, WEEKDAYS } from './calendar-words.ts'
import { findDate, type FoundDate } from './find-date.ts'
import { findAuthor, findRecipient } from './find-people.ts'
import { SUBJECTS } from './letter-words.ts'
import { type Guess, guessed, isBlank, type TextLine } from './text-lines.ts'
import { listed, tokensOf, trimmed } from './words.ts'

const HEAD_LINES = 12
const FOOT_LINES = 6
const PLACE_WORDS_MAX = 5
const TITLE_CHARACTERS_MAX = 120
/** Between a place and a date that is not one day. */
const IN = new Set(listed('in im a on en em nel'))

/** What a letter seems to say of itself. */
export interface LetterGuesses {
  readonly date?: Guess | undefined
  /** With `date`, where the day is not known. */
  readonly dateText?: string | undefined
  readonly title?: Guess | undefined
  readonly author?: Guess | undefined
  readonly recipient?: Guess | undefined
  readonly place?: Guess | undefined
}

interface DateLine {
  readonly line: TextLine
  readonly found: FoundDate
  /** Where dates stand: at the head surely, at the foot perhaps, in the text hardly. */
  readonly weight: number
}

function datesIn(lines: readonly TextLine[], latestYear: number): DateLine[] {
  return lines.flatMap((line, place) => {
    const found = findDate({ line: line.text, tokens: tokensOf(line.text), latestYear })
    if (!found) return []
    const isFoot = place >= lines.length - FOOT_LINES
    const weight = place < HEAD_LINES ? 1 : isFoot ? 0.75 : 0.3
    return [{ line, found, weight }]
  })
}

const sureness = ({ found, weight }: DateLine) => found.sureness * weight

const isName = (text: string) =>
  /^\p{Lu}/u.test(text) && !/\d/.test(text) && text.split(/\s+/).length <= PLACE_WORDS_MAX

/** In front of the date, without the day of the week and what leads over to it. */
function beforeDate({ line, found }: DateLine): Guess | undefined {
  const tokens = tokensOf(line.text.slice(0, found.start))
  const isAside = (word: string) => WEEKDAYS.has(word) || DATE_WORDS.has(word) || IN.has(word)
  const last = tokens.findLastIndex(({ text, word }) => /\p{L}/u.test(text) && !isAside(word))
  const end = tokens[last]?.end ?? 0
  const value = trimmed(line.text.slice(0, end))
  return isName(value) ? guessed(line, { start: 0, end }, { value, confidence: 0.85 }) : undefined
}

/** Above the date. */
function aboveDate({ line }: DateLine, lines: readonly TextLine[]): Guess | undefined {
  const above = lines[lines.indexOf(line) - 1]
  const value = trimmed(above?.text ?? '')
  if (!above || !isName(value) || value.endsWith('.')) return undefined
  return guessed(above, { start: 0, end: above.text.length }, { value, confidence: 0.5 })
}

/** The line that says what the letter is about. */
function subjectOf(lines: readonly TextLine[]): Guess | undefined {
  for (const line of lines.slice(0, HEAD_LINES + FOOT_LINES)) {
    const [first, second] = tokensOf(line.text)
    if (!first || !second || !SUBJECTS.has(first.word) || !/[:.]/.test(second.text)) continue
    const value = trimmed(line.text.slice(second.end)).slice(0, TITLE_CHARACTERS_MAX)
    if (value === '') continue
    return guessed(line, { start: second.end, end: line.text.length }, { value, confidence: 0.8 })
  }
  return undefined
}

/** Where nothing says what it is about, who wrote to whom does. */
function titleOf({ author, recipient }: Pick<LetterGuesses, 'author' | 'recipient'>) {
  const [from, to] = [author?.value, recipient?.value]
  const found = recipient ?? author
  if (!found) return undefined
  const value = from && to ? `${from} to ${to}` : to ? `To ${to}` : `From ${from}`
  const confidence = Math.min(0.5, author?.confidence ?? 1, recipient?.confidence ?? 1)
  return { ...found, value: value.slice(0, TITLE_CHARACTERS_MAX), confidence }
}

/** Date, title, author, recipient and place, from where letters have them. */
export function guessLetter(all: readonly TextLine[], latestYear: number): LetterGuesses {
  const lines = all.filter((line) => !isBlank(line))
  const [best] = datesIn(lines, latestYear).sort((a, b) => sureness(b) - sureness(a))
  const recipient = findRecipient(lines)
  const author = findAuthor(lines)
  const isBelow = (guess: Guess | undefined) =>
    guess !== undefined && recipient !== undefined && guess.line >= recipient.line
  const above = best && aboveDate(best, lines)
  const place = best && (beforeDate(best) ?? (isBelow(above) ? undefined : above))
  return {
    ...(best && {
      date: guessed(best.line, best.found, { value: best.found.date, confidence: sureness(best) }),
      ...(best.found.dateText !== undefined && { dateText: best.found.dateText }),
    }),
    ...(author && { author }),
    ...(recipient && { recipient }),
    ...(place && { place }),
    title: subjectOf(lines) ?? titleOf({ author, recipient }),
  }
}
