import type { Item } from '@longtable/store'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import {
  completion,
  Count,
  entity,
  fromItem,
  hasOwnKeys,
  Id,
  table,
  Timestamp,
  UnreadableItemError,
} from './index.ts'

const Library = table({
  name: 'library',
  indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' } },
  discriminator: 'type',
})
/** A document knows `id`, `title`, `note?` and `createdAt`; the rest is ours. */
const Book = entity(Library, {
  type: 'Book',
  fields: {
    shelfId: Id,
    id: Id,
    title: z.string(),
    note: z.string().optional(),
    pages: Count,
    tags: z.array(z.string()),
    owner: Id,
    readAt: Timestamp.optional(),
    createdAt: Timestamp,
  },
  lacking: { pages: 0, tags: [], owner: ({ shelfId }) => String(shelfId ?? 'nobody') },
  keys: {
    table: ['SHELF#{shelfId}', 'BOOK#{id}'],
    GSI1: ['OWNER#{owner}', '{createdAt}#{id}'],
  },
})

const documented: Item = {
  PK: 'SHELF#s-1',
  SK: 'BOOK#b-1',
  type: 'Book',
  title: 'Walks',
  createdAt: '2024-01-15T10:30:00Z',
}
const value = {
  shelfId: 's-1',
  id: 'b-1',
  title: 'Walks',
  pages: 0,
  tags: [],
  owner: 'nobody',
  createdAt: '2024-01-15T10:30:00Z',
}

describe('an item that was written by its document alone', () => {
  it('is read with what its key says and what its entity says of what is missing', () => {
    expect(fromItem(Book, documented)).toEqual(value)
    expect(fromItem(Book, { ...documented, note: null, pages: null })).toEqual(value)
    expect(fromItem(Book, { ...documented, pages: 7 })).toEqual({ ...value, pages: 7 })
    expect(() => fromItem(Book, { ...documented, title: null })).toThrow(UnreadableItemError)
    expect(() => fromItem(Book, { ...documented, pages: 'many' })).toThrow(UnreadableItemError)
  })

  it('gets what is missing, while what that hangs on is as it was', () => {
    const { update, contradictions } = completion(Book, { ...documented, pages: null })
    expect(contradictions).toEqual([])
    const { PK, SK } = documented
    const { title: _, createdAt: __, ...fields } = value
    const lacking = { ...fields, GSI1PK: 'OWNER#nobody', GSI1SK: '2024-01-15T10:30:00Z#b-1' }
    expect(update).toMatchObject({ kind: 'update', key: { PK, SK }, set: lacking })
    const { all: conditions } = (update?.when ?? { all: [] }) as { all: unknown[] }
    expect(conditions).toContainEqual({ attribute: 'pages', equals: null })
    expect(conditions).toContainEqual({ attribute: 'owner', missing: true })
    expect(conditions).toContainEqual({ attribute: 'createdAt', equals: value.createdAt })
    const whole: Item = { ...documented, ...update?.set }
    expect(completion(Book, whole)).toEqual({ update: undefined, contradictions: [] })
  })

  it('keeps what contradicts, and says so', () => {
    const { update, contradictions } = completion(Book, { ...documented, GSI1PK: 'OWNER#other' })
    expect(contradictions).toEqual([
      {
        attribute: 'GSI1PK',
        text: 'GSI1PK is OWNER#other, and by its attributes OWNER#nobody',
      },
    ])
    expect(update?.set).not.toHaveProperty('GSI1PK')
  })

  it('follows its attributes with the keys that only we know', () => {
    const Lent = entity(Library, {
      type: 'Lent',
      ours: ['GSI1'],
      fields: { id: Id, state: z.string(), hiddenAt: Timestamp.optional() },
      derive: { shown: ({ state, hiddenAt }) => (hiddenAt === undefined ? state : undefined) },
      keys: { table: ['LENT#{id}', 'LENT'], GSI1: ['LENT#{shown}', '{id}'] },
    })
    const item: Item = { PK: 'LENT#1', SK: 'LENT', type: 'Lent', id: '1', state: 'out' }
    const stale: Item = { ...item, GSI1PK: 'LENT#in', GSI1SK: '1' }
    const { update, contradictions } = completion(Lent, stale)
    expect(contradictions).toEqual([])
    expect(update).toMatchObject({ set: { GSI1PK: 'LENT#out' } })
    const { all: conditions } = (update?.when ?? { all: [] }) as { all: unknown[] }
    expect(conditions).toContainEqual({ attribute: 'state', equals: 'out' })
    expect(hasOwnKeys(Lent, stale)).toBe(false)
    expect(hasOwnKeys(Lent, { ...stale, ...update?.set })).toBe(true)
    const hidden: Item = { ...stale, hiddenAt: '2024-01-15T10:30:00Z' }
    expect(completion(Lent, hidden).update).toMatchObject({ remove: ['GSI1PK', 'GSI1SK'] })
  })
})
