import { type FieldNode, type GraphQLObjectType, isObjectType, Kind } from 'graphql/index.js'
import { describe, expect, it } from 'vitest'
import { buildSchema } from './index.ts'
import { pageSize } from './page-size.ts'

const { schema, pageSizeMax: bounds } = buildSchema([
  {
    typeDefs: /* GraphQL */ `
      type Note { id: ID! marks: [Mark!]! }
      type Mark { name: String! }
      type NotePage { items: [Note!]! }
      extend type Query {
        "Newest first."
        notes(first: Int): NotePage
        few(first: Int): NotePage
        one: Note
      }
    `,
    resolvers: { Query: { notes: () => null, few: () => null, one: () => null } },
    pageSizeMax: { 'Query.few': 7, 'Note.marks': 3 },
  },
])

const query = schema.getQueryType() as GraphQLObjectType

function sizeOf(name: string, first: number): number {
  const field = query.getFields()[name]
  if (!field) throw new Error(`There is no ${name}.`)
  const node = {
    arguments: [{ name: { value: 'first' }, value: { kind: Kind.INT, value: String(first) } }],
  } as unknown as FieldNode
  return pageSize({ node, field, parent: query, bounds }, { onVariable: () => undefined })
}

describe('the size of a list', () => {
  it('stands in the description of each, behind what else is said of it', () => {
    expect(query.getFields()['notes']?.description).toBe('Newest first. Up to 200 a page.')
    expect(query.getFields()['few']?.description).toBe('Up to 7 a page.')
    expect(query.getFields()['one']?.description).toBeUndefined()
    const note = schema.getType('Note')
    expect(isObjectType(note) && note.getFields()['marks']?.description).toBe('At most 3.')
  })

  it.each(['notes', 'few'])('is what is said of it: %s', (name) => {
    const said = /Up to (\d+) a page/.exec(query.getFields()[name]?.description ?? '')?.[1]
    const size = Number(said)
    expect(sizeOf(name, size)).toBe(size)
    expect(() => sizeOf(name, size + 1)).toThrow(`from 1 to ${size}.`)
  })
})
