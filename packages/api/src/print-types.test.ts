import { describe, expect, it } from 'vitest'
import { printTypes } from './index.ts'

const books = /* GraphQL */ `
  enum Cover { hard soft }
  type Book { id: ID! title: String! cover: Cover author: Person pages(from: Int!, to: Int): [String!]! }
  type BookPage { items: [Book!]! after: String }
  type Lent { bookId: ID! until: String }
  input Wish { title: String! covers: [Cover!] }
  extend type Query { book(id: ID!): Book books(first: Int, after: String): BookPage! }
  extend type Mutation { lend(wish: Wish!, requestId: String): Lent! }
`
const people = /* GraphQL */ `
  type Person { name: String! }
  extend type Book { readers: [Person!] }
  extend type Lent { to: Person! }
  extend type Query { count: Int! }
`
const views = new Map([
  ['BookView', 'books/book-views.ts'],
  ['OtherView', 'other.ts'],
])

const printed = printTypes({
  context: 'ShelfContext',
  features: [
    { name: 'books', typeDefs: books },
    { name: 'who-reads', typeDefs: people },
  ],
  views,
})

const lines = printed.split('\n').map((line) => line.trim())
const parts = printed.split('\n\n')
const after = (start: string) => parts.find((part) => part.startsWith(start))

describe('the types of an SDL', () => {
  it('import the views of its types, and no other', () => {
    expect(parts[0]).toContain("import type { BookView } from '../books/book-views.ts'")
    expect(parts[0]).toContain("import type { ShelfContext } from '../context.ts'")
    expect(printed).not.toContain('OtherView')
  })

  it('name what is nullable, as what may be nothing', () => {
    expect(after('interface Wish')).toBe(
      'interface Wish {\n  readonly title: string\n  readonly covers: Maybe<ReadonlyArray<Cover>>\n}',
    )
    expect(after('type Cover')).toBe("type Cover = 'hard' | 'soft'")
  })

  it('write a type without a view field by field, also those that another feature adds', () => {
    expect(parts.filter((part) => part.startsWith('interface Lent {'))).toEqual([
      'interface Lent {\n  readonly bookId: string\n  readonly until: Maybe<string>\n}',
      'interface Lent {\n  readonly to: Person\n}',
    ])
    expect(printed).not.toContain('interface Book {')
  })

  it('take for a page only what has the fields of one', () => {
    expect(after('type BookPage')).toBe('type BookPage = Page<BookView>')
    const typeDefs = 'type BookPage { items: [Book!]! next: String } type Book { id: ID! }'
    const other = printTypes({ context: 'C', features: [{ name: 'a', typeDefs }], views })
    expect(other).toContain('readonly next: Maybe<string>')
  })

  it('give each feature the fields that its own SDL adds', () => {
    const [one = '', other = ''] = parts.slice(-2)
    expect(one.startsWith('export type BooksResolvers = Resolvers<ShelfContext, {')).toBe(true)
    expect(other.startsWith('export type WhoReadsResolvers = Resolvers<ShelfContext, {')).toBe(true)
    expect(one).not.toContain('readers')
    expect(other).toContain('readers: { args: object; shown: Maybe<ReadonlyArray<Person>> }')
    expect(other).toContain('view: BookView')
    expect(lines).toContain(
      'pages: { args: { readonly from: number; readonly to: Maybe<number> }; shown: ReadonlyArray<string> }',
    )
    expect(lines).toContain('book: { args: { readonly id: string }; shown: Maybe<BookView> }')
  })
})
