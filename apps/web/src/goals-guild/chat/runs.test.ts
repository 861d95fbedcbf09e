import { expect, it } from 'vitest'
import { daysOf, type ShownMessage } from './runs.ts'

const noor = { id: 'n', nickname: 'noor', fullName: 'Noor', avatarUrl: null, level: 1 }

const said = (id: string, createdAt: string, isMine = false): ShownMessage => ({
  id,
  roomId: 'r',
  text: id,
  isMine,
  createdAt,
  editedAt: null,
  deletedAt: null,
  expiresAt: null,
  author: isMine ? null : noor,
})

const shape = (messages: readonly ShownMessage[]) =>
  daysOf(messages).map(({ runs }) => runs.map((run) => run.messages.map(({ id }) => id)))

it('keeps together what one person says without a pause', () => {
  expect(
    shape([
      said('a', '2026-11-16T12:00:00'),
      said('b', '2026-11-16T12:04:00'),
      said('c', '2026-11-16T12:05:00', true),
      said('d', '2026-11-16T12:06:00'),
      said('e', '2026-11-16T12:12:00'),
    ]),
  ).toEqual([[['a', 'b'], ['c'], ['d'], ['e']]])
})

it('begins anew with each day, wherever the reader is', () => {
  expect(shape([said('a', '2026-11-16T23:59:00'), said('b', '2026-11-17T00:01:00')])).toEqual([
    [['a']],
    [['b']],
  ])
})
