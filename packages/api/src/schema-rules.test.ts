import { printSchema } from 'graphql/index.js'
import { describe, expect, it } from 'vitest'
import { buildSchema, type Module } from './index.ts'
import { testApi } from './testing/test-api.ts'

const Query = { a: () => null }
const base: Module = { typeDefs: 'extend type Query { a: String }', resolvers: { Query } }

const built = (typeDefs: string, more: Partial<Module> = {}) =>
  buildSchema([base, { typeDefs, resolvers: {}, ...more }])

describe('rules of a schema', () => {
  it('prints an SDL that AppSync can load: no directive and no scalar of our own', () => {
    const sdl = printSchema(testApi().schema)
    expect(sdl).toContain('type Mutation')
    expect(sdl).not.toMatch(/^(directive|scalar) /m)
    expect(sdl).not.toContain('@')
  })

  it.each([
    ['scalar Time extend type Query { t: Time }', 'scalar Time'],
    ['directive @mine on FIELD', 'directive @mine'],
    ['input I { me: I } extend type Query { b(i: I): String }', 'input I: is recursive'],
    [
      'input I { j: [J!] } input J { i: I } extend type Query { b(i: I): String }',
      'input J: is recursive',
    ],
    ['input I { n: Int = 3 } extend type Query { b(i: I): String }', 'input I.n: a default'],
    ['extend type Mutation { go: String }', 'Mutation.go: needs requestId: String'],
    ['extend type Mutation { go(requestId: String!): String }', 'Mutation.go: needs requestId'],
    ['type T { x: Int } extend type Query { b: [T!]! }', 'Query.b: a list of objects needs'],
    ['type TPage { items: [Int] } extend type Query { b: TPage }', 'Query.b: gives a page'],
    [
      'type TPage { items: [Int] } extend type Query { b(first: Int!): TPage }',
      'Query.b: first is an optional Int',
    ],
    ['extend type Query { b: String }', 'Query.b: has no resolver'],
    ['extend type Subscription { b: String }', 'Subscription.b: has no resolver'],
  ])('refuses %s', (typeDefs, problem) => {
    expect(() => built(typeDefs)).toThrow(problem)
  })

  it('refuses lists that name what does not exist', () => {
    expect(() => built('type T { x: Int }', { pageSizeMax: { 'T.y': 3 } })).toThrow(
      'T.y: is no field',
    )
    const mutation = 'extend type Mutation { go(requestId: String): String }'
    const resolvers = { Mutation: { go: () => null } }
    expect(() => built(mutation, { resolvers, withoutRequestId: ['gone'] })).toThrow('gone: is no')
    expect(() => built(mutation, { resolvers, withoutRequestId: ['go'] })).toThrow('is listed')
    expect(() => built(mutation, { resolvers })).not.toThrow()
  })

  it('lets the listed session operations be without requestId', () => {
    const resolvers = { Mutation: { signIn: () => null } }
    const typeDefs = 'extend type Mutation { signIn: String }'
    expect(() => built(typeDefs, { resolvers, withoutRequestId: ['signIn'] })).not.toThrow()
  })

  it('refuses a resolveType that is asynchronous', () => {
    const typeDefs = 'interface N { x: Int } type T implements N { x: Int }'
    const resolvers = { N: { __resolveType: async () => 'T' } }
    expect(() => built(typeDefs, { resolvers })).toThrow('N: resolveType must be synchronous')
  })

  it('names all that is wrong at once', () => {
    const typeDefs = 'scalar Time extend type Query { t: Time } extend type Mutation { go: String }'
    expect(() => built(typeDefs)).toThrow(/scalar Time[\s\S]*Mutation\.go/)
  })
})
