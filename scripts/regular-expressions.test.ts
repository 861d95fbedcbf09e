import { describe, expect, it } from 'vitest'
import { readRepository } from './import-rule/read-repository.ts'
import { expressionsIn, worstCases } from './regular-expressions.ts'

/** A part of a body: a square of it shows, and thousands of texts are still tried in seconds. */
const LENGTH = 12 * 1024
/** What is linear does not come to this; where a slow machine does, the growth decides. */
const SUSPECT_MS = 4
/** Four times the text: a linear expression takes four times as long, one by the square sixteen. */
const GROWTH_MAX = 10
const FOUND_MIN = 60

const isOurs = (path: string) =>
  /^(packages|hosts)\//.test(path) && !/\.test\.ts$|\/testing\/|^packages\/testing\//.test(path)

function timeMs(expression: RegExp, text: string): number {
  expression.lastIndex = 0
  const start = performance.now()
  if (expression.global) text.replace(expression, '')
  else expression.test(text)
  return performance.now() - start
}

/** Side by side, so that what else the machine does is in both; the least is the expression's own. */
function growth(expression: RegExp, text: string): number {
  const cut = text.slice(0, text.length / 4) + text.slice(-1)
  let [whole, quarter] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let turn = 0; turn < 5; turn++) {
    whole = Math.min(whole, timeMs(expression, text))
    quarter = Math.min(quarter, timeMs(expression, cut))
  }
  return whole < SUSPECT_MS ? 0 : whole / quarter
}

/** A worst case, cut to a quarter, tells how the time grows: a square does so every time. */
const growsBySquare = (expression: RegExp, text: string): boolean =>
  timeMs(expression, text) >= SUSPECT_MS &&
  [1, 2, 3].every(() => growth(expression, text) > GROWTH_MAX)

const worstOf = (expression: RegExp, length = LENGTH): string | undefined => {
  for (const text of worstCases(expression, length))
    if (growsBySquare(expression, text)) return text.slice(0, 60)
  return undefined
}

/** They see less than a body, as the reason says; what they could do with one does not matter. */
const BOUNDED: Readonly<Record<string, string>> = {
  'packages/api/src/errors.ts /,? did you mean .*[?…]$/is': 'messages are shortened before',
}

const found = readRepository()
  .files.filter(({ path }) => isOurs(path))
  .flatMap(expressionsIn)

describe('a regular expression', () => {
  it('is found wherever there is one', () => {
    expect(found.length).toBeGreaterThan(FOUND_MIN)
    const known = new Set(found.map(({ place }) => place.replace(/:\d+/, '')))
    for (const place of Object.keys(BOUNDED)) expect(known).toContain(place)
  })

  it('that takes time by the square of a text is noticed', () => {
    // A machine with other work may hide it for a moment, a fast one shows it in longer texts.
    const isNoticed = (bad: RegExp) =>
      [LENGTH, LENGTH, 2 * LENGTH, 4 * LENGTH].some((length) => worstOf(bad, length) !== undefined)
    for (const bad of [/,? did you mean .*\?$/is, /\s+$/])
      expect(isNoticed(bad), bad.source).toBe(true)
  })

  it.each(found.filter(({ place }) => !BOUNDED[place.replace(/:\d+/, '')]))(
    'takes time by the length of its text: $place',
    ({ expression }) => {
      expect(worstOf(expression)).toBeUndefined()
    },
  )
})
