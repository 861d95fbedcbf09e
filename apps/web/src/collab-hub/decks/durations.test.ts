import { expect, it } from 'vitest'
import { sayDuration, secondsByPage } from './durations.ts'
import { decksEn } from './words/en.ts'

it('adds what all readers read, page by page, and leaves out pages of a longer deck before', () => {
  const looks = [
    {
      pages: [
        { number: 1, seconds: 4 },
        { number: 3, seconds: 9 },
      ],
    },
    {
      pages: [
        { number: 1, seconds: 6 },
        { number: 7, seconds: 100 },
      ],
    },
  ]
  expect(secondsByPage(looks, 3)).toEqual([10, 0, 9])
})

it('says seconds as people do', () => {
  expect(sayDuration(decksEn, 59)).toBe('59 s')
  expect(sayDuration(decksEn, 125)).toBe('2 min 5 s')
})
