import type { DecksWords } from './words/en.ts'

const MINUTE = 60

/** Seconds as people say them. */
export const sayDuration = (words: DecksWords, seconds: number): string =>
  seconds < MINUTE
    ? words.seconds(seconds)
    : words.minutes(Math.floor(seconds / MINUTE), seconds % MINUTE)

interface Look {
  readonly pages: readonly { readonly number: number; readonly seconds: number }[]
}

/** All readers together, by page; also those that nobody has read. */
export function secondsByPage(looks: readonly Look[], pageCount: number): number[] {
  const sums = Array.from({ length: pageCount }, () => 0)
  for (const { pages } of looks)
    for (const { number, seconds } of pages)
      if (number <= pageCount) sums[number - 1] = (sums[number - 1] ?? 0) + seconds
  return sums
}
