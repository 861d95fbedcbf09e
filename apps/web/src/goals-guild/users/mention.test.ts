import { expect, it } from 'vitest'
import { mentionAt, mentioned } from './mention.ts'

it.each([
  ['Thanks @be', 10, 'be'],
  ['@田', 2, '田'],
  ['(@ana', 5, 'ana'],
  ['line\n@ana', 9, 'ana'],
  ['@ana says', 4, 'ana'],
])('%j at %i names %j', (text, caret, prefix) =>
  expect(mentionAt(text, caret)).toMatchObject({ prefix }),
)

it.each([
  ['mail me: a@b', 12],
  ['@', 1],
  ['@ana ', 5],
  ['nobody', 6],
])('%j at %i names nobody', (text, caret) => expect(mentionAt(text, caret)).toBeUndefined())

it('puts the whole name where it was begun', () => {
  const text = 'Thanks @be, for all'
  const mention = mentionAt(text, 10)
  expect(mention && mentioned(text, mention, 'ben')).toEqual({
    text: 'Thanks @ben , for all',
    caret: 12,
  })
})
