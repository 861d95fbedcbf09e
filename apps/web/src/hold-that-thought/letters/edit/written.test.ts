import { expect, it } from 'vitest'
import { changedIn, EMPTY, wholeOf, writtenOf } from './written.ts'

const letter = {
  date: '1943-05-02',
  dateText: null,
  title: 'The first warm evening',
  author: 'Elisabeth',
  recipient: null,
  place: 'Hamburg',
  description: null,
  content: 'My dear Karl,',
  tags: ['spring'],
  fromIds: [],
  toIds: [],
  aboutIds: [],
}

it('sends nothing of what nobody has changed', () => {
  const written = writtenOf(letter)
  expect(changedIn(written, { ...written, tags: ['spring'] })).toEqual({})
})

it('takes away what is empty now, and trims lines', () => {
  const written = writtenOf(letter)
  expect(
    changedIn(written, { ...written, place: '  ', author: ' Elisabeth Weiss ', tags: [] }),
  ).toEqual({ place: null, author: 'Elisabeth Weiss', tags: [] })
})

it('sends a new letter whole', () => {
  expect(wholeOf(writtenOf(letter))).toEqual(letter)
  expect(wholeOf(EMPTY)).toMatchObject({ dateText: null, content: '', tags: [] })
})
