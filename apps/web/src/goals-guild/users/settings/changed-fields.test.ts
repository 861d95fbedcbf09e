import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

const before = {
  id: 'u',
  nickname: 'noor',
  fullName: 'Noor',
  avatarUrl: null,
  email: 'noor@example.com',
  bio: 'Runs.',
  pronouns: null,
  gender: null,
  birthDate: null,
  country: 'PT',
  language: null,
  timeZone: null,
  tags: ['running'],
}

it('names nothing that is as it was, and takes away what was emptied', () => {
  expect(changedFields(before, { ...before })).toEqual({})
  expect(changedFields(before, { ...before, bio: ' ', fullName: 'Noor H.', tags: [] })).toEqual({
    bio: null,
    fullName: 'Noor H.',
    tags: [],
  })
})
