import { sharedRows } from '@longtable/core'
import {
  collection,
  entity,
  Id,
  lookup,
  type Model,
  pattern,
  table,
  toItem,
} from '@longtable/entity'
import * as z from 'zod'

/** A table of a lending library, small enough to hold in the head. */
export const libraryTable = table({
  name: 'library',
  indexes: {
    GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' },
    GSI2: { partition: 'GSI2PK', sort: 'GSI2SK' },
    GSI4: { partition: 'email' },
  },
  discriminator: 'type',
  ttl: 'ttl',
})

export const libraryRows = sharedRows(libraryTable, {
  auditType: 'AuditLog',
  helpersAreTyped: true,
})

const Reader = entity(libraryTable, {
  type: 'Reader',
  fields: { readerId: Id, name: z.string(), email: z.string() },
  keys: { table: ['READER#{readerId}', 'PROFILE'], GSI4: ['{email}'] },
})

const Loan = entity(libraryTable, {
  type: 'Loan',
  fields: { readerId: Id, bookId: Id, at: Id, note: z.string().optional() },
  keys: {
    table: ['READER#{readerId}', 'LOAN#{at}#{bookId}'],
    GSI1: ['BOOK#{bookId}', 'LOAN#{at}#{readerId}'],
  },
})

const Wish = entity(libraryTable, {
  type: 'Wish',
  fields: { readerId: Id, bookId: Id, isOpen: z.boolean() },
  derive: { OPEN_WISHES: (wish) => (wish.isOpen ? 'OPEN_WISHES' : undefined) },
  keys: {
    table: ['READER#{readerId}', 'WISH#{bookId}'],
    GSI1: ['{OPEN_WISHES}', '{bookId}#{readerId}'],
    GSI2: ['BOOK#{bookId}', 'WISH#{readerId}'],
  },
})

export const library: Model = {
  system: 'Library',
  table: libraryTable,
  entities: { Reader, Loan, Wish },
  patterns: {
    readerById: lookup(Reader, { source: '900: Get reader' }),
    readerByEmail: pattern(Reader, 'GSI4', { source: '900: Reader by e-mail' }),
    loansOf: pattern(Loan, 'table', { source: '900: Loans of a reader', descending: true }),
    loansOnDay: pattern(Loan, 'table', { source: '900: Loans of a day', given: ['at'] }),
    loanByKey: lookup(Loan, { source: '900: Get loan' }),
    loansOfBook: pattern(Loan, 'GSI1', { source: '900: Who lent a book' }),
    wishesOf: pattern(Wish, 'table', { source: '900: Wishes of a reader' }),
    openWishes: pattern(Wish, 'GSI1', { source: '900: Open wishes' }),
    wishesForBook: pattern(Wish, 'GSI2', { source: '900: Who wishes for a book' }),
    readerWithAll: collection({
      entities: [Reader, Loan, Wish],
      index: 'table',
      partition: 'READER#{readerId}',
      source: '900: All of a reader',
    }),
  },
}

export const HOSTILE_NOTE = '</pre><img src=x onerror="alert(1)"><script>alert(2)</script>'

export const librarySample = [
  toItem(Reader, { readerId: 'r1', name: 'Zoë 读者 📚', email: 'zoe@example.org' }),
  toItem(Loan, { readerId: 'r1', bookId: 'b1', at: '2026-01-01', note: HOSTILE_NOTE }),
  toItem(Loan, { readerId: 'r1', bookId: 'b2', at: '2026-02-01' }),
  toItem(Loan, { readerId: 'r1', bookId: 'b3', at: '2026-03-01' }),
  toItem(Wish, { readerId: 'r1', bookId: 'b4', isOpen: true }),
]
