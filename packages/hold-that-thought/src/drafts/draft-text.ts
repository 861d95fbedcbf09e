import { DomainError } from '@longtable/core'
import { type LetterGuesses, guessLetter } from './guess/guess-letter.ts'
import type { TextLine } from './guess/text-lines.ts'
import { type Draft, type DraftReview, type Guessed, GUESSED } from './draft.entity.ts'
import type { PageResult } from './page-results.ts'

const textOf = ({ words }: PageResult['lines'][number]) => words.map(({ text }) => text).join(' ')

const isBlank = (line: TextLine | undefined) => line === undefined || line.text === ''

/** All lines of all pages in order: no gap at an end, and none after another. Each has its number in the text. */
export function textLines(pages: readonly PageResult[]): TextLine[] {
  const lines: TextLine[] = []
  const add = (line: Omit<TextLine, 'line'>) => {
    if (line.text !== '' || !isBlank(lines.at(-1))) lines.push({ ...line, line: lines.length + 1 })
  }
  for (const [place, page] of pages.entries()) {
    if (place > 0) add({ text: '', page: place + 1, words: [] })
    for (const line of page.lines) add({ text: textOf(line), page: place + 1, words: line.words })
  }
  while (lines.length > 0 && isBlank(lines.at(-1))) lines.pop()
  return lines
}

/** What was read, and what is guessed of it; undefined where nothing was. */
export function extracted(
  pages: readonly PageResult[],
  latestYear: number,
): Pick<Draft, 'extractedData' | 'guesses'> {
  const lines = textLines(pages)
  const { dateText, ...found }: LetterGuesses = guessLetter(lines, latestYear)
  const known = GUESSED.flatMap((name) => {
    const guess = found[name]
    return guess ? [{ name, guess }] : []
  })
  return {
    extractedData: {
      ...Object.fromEntries(known.map(({ name, guess }) => [name, guess.value])),
      ...(dateText !== undefined && { dateText }),
      content: lines.map(({ text }) => text).join('\n'),
    },
    guesses: Object.fromEntries(
      known.map(({ name, guess }) => {
        const { value: _, ...place } = guess
        return [name, place]
      }),
    ) as Record<Guessed, Omit<NonNullable<(typeof found)[Guessed]>, 'value'>>,
  }
}

/** What can be said of a letter. */
export type DraftText = Partial<
  Omit<DraftReview, 'draftId' | 'revision' | 'updatedBy' | 'updatedAt'>
>

function saidIn(review: DraftReview): DraftText {
  const { draftId: _, revision: __, updatedBy: ___, updatedAt: ____, ...said } = review
  return said
}

/** As it would be published: what people say, and what was read where they say nothing. */
export function draftText(
  { extractedData = {} }: Pick<Draft, 'extractedData'>,
  review: DraftReview | undefined,
): DraftText {
  const said = review ? saidIn(review) : {}
  const { dateText, ...read } = extractedData
  // A day that somebody has set is not "about" anything that was read.
  const about = said.date === undefined && dateText !== undefined ? { dateText } : {}
  return { ...read, ...about, ...said }
}

export const missing = (field: string, rule: string) =>
  new DomainError('INVALID', 'drafts.incomplete', { message: `${field}: ${rule}`, field })
