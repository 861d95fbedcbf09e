import type { Context, Mutation } from '@longtable/core'
import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod'
import { listQuery, live, mutationFields, query, type Resolvers } from './index.ts'

type Maybe<T> = T | null | undefined

interface BookView {
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly authorId: string
}

/** As it is generated from an SDL. */
interface Sdl {
  Query: {
    view: unknown
    fields: {
      book: { args: { readonly bookId: string }; shown: BookView }
      books: {
        args: {
          readonly kind: Maybe<'old' | 'new'>
          readonly first: Maybe<number>
          readonly after: Maybe<string>
        }
        shown: { readonly items: readonly BookView[]; readonly after: Maybe<string> }
      }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      rename: {
        args: {
          readonly bookId: string
          readonly title: Maybe<string>
          readonly requestId: Maybe<string>
        }
        shown: { readonly bookId: string; readonly was: Maybe<string> }
      }
    }
  }
  Subscription: {
    view: unknown
    fields: { bookAdded: { args: { readonly kind: Maybe<string> }; shown: BookView } }
  }
  Book: {
    view: BookView
    fields: {
      id: { args: object; shown: string }
      title: { args: object; shown: string }
      note: { args: object; shown: Maybe<string> }
      author: { args: object; shown: Maybe<string> }
    }
  }
  Author: { view: { readonly name: string }; fields: { name: { args: object; shown: string } } }
}

type AnyFields = Record<string, { args: object; shown: unknown }>
type Shelf = Resolvers<Context, Sdl>
/** With other fields of one of its types. */
type Changed<Type extends keyof Sdl, Renewed extends AnyFields> = Resolvers<
  Context,
  {
    [Name in keyof Sdl]: {
      view: Sdl[Name]['view']
      fields: Name extends Type ? Renewed : Sdl[Name]['fields']
    }
  }
>

const aBook: BookView = { id: 'b1', title: 'One', authorId: 'a1' }
const BookInput = z.object({ bookId: z.string() })
const KindInput = z.object({ kind: z.enum(['old', 'new']).optional() })
const RenameInput = BookInput.extend({ title: z.string().optional() })

const rename: Mutation<
  Context,
  z.output<typeof RenameInput>,
  { readonly bookId: string; readonly was: string },
  z.input<typeof RenameInput>
> = Object.assign(
  (_: Context, { bookId }: { bookId: string }) => Promise.resolve({ bookId, was: 'One' }),
  { mutation: 'rename', input: RenameInput },
)

const shelf = {
  Query: {
    book: query(BookInput, (_: Context, { bookId }) => Promise.resolve({ ...aBook, id: bookId })),
    books: listQuery(KindInput, () => Promise.resolve({ items: [aBook], after: null })),
  },
  Mutation: mutationFields({ rename }),
  Subscription: {
    bookAdded: live({
      input: z.object({ kind: z.string().optional() }),
      admit: () => {},
      async *events() {
        yield await Promise.resolve(aBook)
      },
      show: (_context, _input, book) => book,
    }),
  },
  Book: { author: ({ authorId }) => authorId },
} satisfies Shelf

type Ours = typeof shelf

describe('resolvers that fit their SDL', () => {
  it('are called as they are', async () => {
    const context = {} as Context
    expect(await shelf.Query.book(undefined, { bookId: 'b2' }, context)).toMatchObject({ id: 'b2' })
    expect(shelf.Book.author(aBook)).toBe('a1')
  })

  it('need none for what the view has, and may have one', () => {
    expectTypeOf<Ours>().toExtend<Shelf>()
    expectTypeOf<Ours & { Book: { note: () => string } }>().toExtend<Shelf>()
    expectTypeOf<Ours & { Author: { name: () => Promise<string> } }>().toExtend<Shelf>()
  })
})

describe('resolvers that do not', () => {
  it('lack a field of a root, or one that the view does not have', () => {
    expectTypeOf<Omit<Ours, 'Query'>>().not.toExtend<Shelf>()
    expectTypeOf<Omit<Ours, 'Subscription'>>().not.toExtend<Shelf>()
    expectTypeOf<Omit<Ours, 'Book'>>().not.toExtend<Shelf>()
    expectTypeOf<Omit<Ours, 'Book'> & { Book: object }>().not.toExtend<Shelf>()
  })

  it('have one that the SDL does not have', () => {
    // @ts-expect-error -- there is no field publisher
    void ({ ...shelf, Book: { ...shelf.Book, publisher: () => null } } satisfies Shelf)
    // @ts-expect-error -- nor such a type
    void ({ ...shelf, Publisher: {} } satisfies Shelf)
  })

  it('read what the view does not have', () => {
    // @ts-expect-error -- it is called authorId
    void ({ ...shelf, Book: { author: ({ writerId }) => writerId } } satisfies Shelf)
  })

  it('answer with something else', () => {
    expectTypeOf<Omit<Ours, 'Book'> & { Book: { author: () => number } }>().not.toExtend<Shelf>()
    type Title = Omit<Sdl['Book']['fields'], 'title'> & { title: { args: object; shown: number } }
    expectTypeOf<Ours>().not.toExtend<Changed<'Book', Title>>()
  })
})

describe('a changed name in the SDL', () => {
  it('of a field is noticed, with a view and without one, also of what is nullable', () => {
    type Note = Omit<Sdl['Book']['fields'], 'note'> & { remark: Sdl['Book']['fields']['note'] }
    expectTypeOf<Ours>().not.toExtend<Changed<'Book', Note>>()
    type Rename = Sdl['Mutation']['fields']['rename']
    type Was = {
      rename: { args: Rename['args']; shown: { bookId: string; before: Maybe<string> } }
    }
    expectTypeOf<Ours>().not.toExtend<Changed<'Mutation', Was>>()
  })

  it('of an argument is noticed, also of one that may be left out', () => {
    type Query = Sdl['Query']['fields']
    type BookId = Omit<Query, 'book'> & { book: { args: { id: string }; shown: BookView } }
    expectTypeOf<Ours>().not.toExtend<Changed<'Query', BookId>>()
    type Paged<Args> = Omit<Query, 'books'> & {
      books: { args: Args; shown: Query['books']['shown'] }
    }
    type Kind = Omit<Query['books']['args'], 'kind'> & { sort: Maybe<'old' | 'new'> }
    expectTypeOf<Ours>().not.toExtend<Changed<'Query', Paged<Kind>>>()
    type After = Omit<Query['books']['args'], 'after'> & { cursor: Maybe<string> }
    expectTypeOf<Ours>().not.toExtend<Changed<'Query', Paged<After>>>()
    expectTypeOf<Ours>().toExtend<Changed<'Query', Paged<Query['books']['args']>>>()
  })

  it('of an argument of a mutation or a subscription is noticed', () => {
    type Rename = Sdl['Mutation']['fields']['rename']
    type Name = Omit<Rename['args'], 'title'> & { name: Maybe<string> }
    type Renamed<Args> = { rename: { args: Args; shown: Rename['shown'] } }
    expectTypeOf<Ours>().not.toExtend<Changed<'Mutation', Renamed<Name>>>()
    expectTypeOf<Ours>().toExtend<Changed<'Mutation', Renamed<Rename['args']>>>()
    type Sort = { bookAdded: { args: { sort: Maybe<string> }; shown: BookView } }
    expectTypeOf<Ours>().not.toExtend<Changed<'Subscription', Sort>>()
  })

  it('or value of an argument is noticed', () => {
    type Books = Sdl['Query']['fields']['books']
    type Kinds = Omit<Books['args'], 'kind'> & { kind: Maybe<'old' | 'newest'> }
    type Query = Omit<Sdl['Query']['fields'], 'books'> & {
      books: { args: Kinds; shown: Books['shown'] }
    }
    expectTypeOf<Ours>().not.toExtend<Changed<'Query', Query>>()
  })
})
