import { expect, it } from 'vitest'
import { nextDoubt, placedWords, type ReadWord, wordAt, wordOn } from './doubts.ts'

const read = (text: string, confidence: number, left: number): ReadWord => ({
  text,
  confidence,
  box: [left, 10, 30, 12],
  page: 1,
  line: 1,
})
const READ = [read('counted', 96, 0), read('swalows;', 41, 40), read('eleven', 60, 90)]

it('underlines what was read unsurely, until it is corrected or found right', () => {
  const words = placedWords('counted swalows; eleven', READ, new Set())
  const doubtful = (list: typeof words) =>
    list.filter(({ isDoubtful }) => isDoubtful).map(({ text }) => text)
  expect(doubtful(words)).toEqual(['swalows;', 'eleven'])
  expect(doubtful(placedWords('counted swallows; eleven', READ, new Set()))).toEqual(['eleven'])
  expect(doubtful(placedWords('counted swalows; eleven', READ, new Set(READ.slice(2))))).toEqual([
    'swalows;',
  ])
})

it('leads from a word to its box, from a box to its word, and from doubt to doubt', () => {
  const words = placedWords('counted swallows; eleven', READ, new Set())
  expect(wordAt(words, 9)?.read).toBe(READ[1])
  const at = (x: number, y: number) => wordOn(words, { page: 1, x, y, width: 200 })?.text
  expect([at(5, 15), at(69, 15), at(72, 15), at(150, 90)]).toEqual([
    'counted',
    'swallows;',
    'swallows;',
    undefined,
  ])
  expect(wordOn(words, { page: 2, x: 5, y: 15, width: 200 })).toBeUndefined()
  const both = placedWords('counted swalows; eleven', READ, new Set())
  const next = (caret: number, by: 1 | -1) => nextDoubt(both, caret, by)?.text
  expect([next(0, 1), next(8, 1), next(20, 1), next(0, -1), next(20, -1)]).toEqual([
    'swalows;',
    'eleven',
    'swalows;',
    'eleven',
    'swalows;',
  ])
})
