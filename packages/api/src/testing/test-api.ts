import { createBus, DomainError } from '@longtable/core'
import { InvalidRequestError, StoreUnavailableError, WriteConflictError } from '@longtable/store'
import * as z from 'zod'
import { buildSchema, live, loader, type Module } from '../index.ts'

/** What the resolvers of the tests share: a count of their calls, and a bus. */
export interface TestState {
  readonly bus: ReturnType<typeof createBus>
  /** By field. */
  readonly calls: Map<string, number>
  /** Keys of each batch that was loaded. */
  readonly batches: (readonly string[])[]
  readonly banned: Set<string>
  /** Tokens that are no longer good. */
  readonly revoked: Set<string>
  /** How often it was asked who somebody is. */
  asked: number
  /** Who waits to be told that a token may no longer be good. */
  readonly watchers: Set<() => void>
  /** Ends what waits in the field `slow`. */
  readonly finishSlow: (() => void)[]
}

export interface TestContext {
  readonly userId: string | undefined
  readonly state: TestState
}

export const newState = (): TestState => ({
  bus: createBus(),
  calls: new Map(),
  batches: [],
  banned: new Set(),
  revoked: new Set(),
  asked: 0,
  watchers: new Set(),
  finishSlow: [],
})

export const callsOf = (state: TestState) => [...state.calls.values()].reduce((a, b) => a + b, 0)

const typeDefs = /* GraphQL */ `
  "Someone."
  interface Node { id: ID! }
  enum Color { RED GREEN_BLUE }
  type User implements Node {
    id: ID!
    name: String!
    motto: String
    friend: User
    friends(first: Int, after: String): UserPage!
    pets: [Pet!]!
    tags: [String!]!
    broken: String
    strict: String!
  }
  type Pet implements Node { id: ID! owner: User! kind: Color }
  union Found = User | Pet
  type UserPage { items: [User!]! after: String }
  type FoundPage { items: [Found!]! after: String }
  input Inner { colors: [Color!] size: Float }
  input Wish { name: String! count: Int inner: Inner list: [Inner!] flag: Boolean }
  extend type Query {
    me: String
    user(id: ID!): User
    users(first: Int = 3, after: String): UserPage!
    found(first: Int): FoundPage!
    node(id: ID!): Node
    echo(wish: Wish, color: Color = RED, n: Int, numbers: [Int!], text: String, id: ID): String!
    fail(kind: String!): String
    secretNumber: Int
    slow: String
  }
`

const mutationTypeDefs = /* GraphQL */ `
  type Tick { room: String! count: Int! by: User }
  extend type Mutation {
    first(requestId: String): String!
    second(requestId: String): String!
    refuse(requestId: String): String!
    wait(requestId: String): String
    parse(name: String, requestId: String): String!
    signIn(name: String!): String!
  }
  extend type Subscription { ticks(room: String!): Tick! }
`

const user = (id: string) => ({ __typename: 'User', id, name: `User ${id}`, tags: ['a', 'b'] })
const pet = (id: string) => ({ __typename: 'Pet', id, kind: 'GREEN_BLUE', ownerId: '1' })
const many = (count: number) => Array.from({ length: count }, (_, place) => user(String(place)))

export const SECRET = 'hunter2-secret'

const failures: Record<string, () => Error> = {
  domain: () =>
    new DomainError('RATE_LIMITED', 'limits.test', { message: 'Slow down.', retryAfter: 7 }),
  hidden: () => new DomainError('NOT_FOUND', 'users.unknown', 'That user does not exist.'),
  invalid: () => new InvalidRequestError('cursor', 'is not one of this list'),
  keyed: () => new InvalidRequestError('item USER#1 / PROFILE', 'is too large'),
  conflict: () => new WriteConflictError('busy'),
  unavailable: () => new StoreUnavailableError('connect ECONNREFUSED 10.1.2.3'),
  bug: () => new TypeError(`Cannot read ${SECRET}`),
}

type Resolver = (source: never, input: never, context: TestContext) => unknown

/** Counts each call, so that a test can see that there was none. */
function counted(resolvers: Record<string, Record<string, Resolver>>) {
  const wrap =
    (name: string, resolve: Resolver): Resolver =>
    (source, input, context) => {
      const { calls } = context.state
      calls.set(name, (calls.get(name) ?? 0) + 1)
      return resolve(source, input, context)
    }
  const entries = Object.entries(resolvers).map(([type, fields]) => [
    type,
    Object.fromEntries(
      Object.entries(fields).map(([name, resolve]) => [name, wrap(`${type}.${name}`, resolve)]),
    ),
  ])
  return Object.fromEntries(entries) as Record<string, object>
}

const friendOf = (source: { id: string }, context: TestContext) =>
  loader(context, 'friend', async (ids: readonly string[]) => {
    context.state.batches.push(ids)
    return ids.map((id) => (id === '666' ? new Error(SECRET) : user(id)))
  }).load(String(Number(source.id) + 1))

const queries = counted({
  Query: {
    me: (_source, _input, { userId }) => userId ?? null,
    user: (_source, { id }: { id: string }) => (id === '404' ? null : user(id)),
    users: async (_source, { first }: { first: number }) => ({ items: many(first), after: 'x' }),
    found: () => ({ items: [user('1'), pet('2'), user('3')] }),
    node: (_source, { id }: { id: string }) => (id === 'pet' ? pet('9') : user(id)),
    echo: (_source, input: object) => JSON.stringify(Object.entries(input).sort()),
    fail: (_source, { kind }: { kind: string }) => {
      throw (failures[kind] as () => Error)()
    },
    secretNumber: () => SECRET,
    slow: (_source, _input, { state }) =>
      new Promise((resolve) => {
        state.finishSlow.push(() => resolve('late'))
      }),
  },
  User: {
    friend: (source: { id: string }, _input, context) => friendOf(source, context),
    friends: (_source, { first }: { first?: number }) => ({ items: many(first ?? 2) }),
    pets: () => [pet('1'), pet('2')],
    broken: async () => {
      throw new Error(`broken ${SECRET}`)
    },
    strict: () => null,
  },
  Pet: { owner: ({ ownerId }: { ownerId: string }) => user(ownerId) },
})

const mutations = counted({
  Mutation: {
    first: async () => 'first',
    second: async () => 'second',
    refuse: async () => {
      throw (failures['domain'] as () => Error)()
    },
    wait: (_source, _input, { state }) =>
      new Promise((resolve) => {
        state.finishSlow.push(() => resolve('late'))
      }),
    parse: (_source, input) => z.object({ name: z.string().min(3) }).parse(input).name,
    signIn: (_source, { name }: { name: string }) => name,
  },
})

interface Tick {
  readonly room: string
  readonly count: number
  readonly hidden?: boolean
}

const of = (context: unknown) => context as TestContext

const ticks = live({
  input: z.object({ room: z.string().min(2) }),
  admit(context, { room }) {
    const { userId, state } = of(context)
    if (userId === undefined || state.banned.has(userId) || room === 'private')
      throw new DomainError('FORBIDDEN', 'ticks.forbidden', 'You may not listen.')
  },
  events: (context, { room }) => of(context).state.bus.subscribe<Tick>(room),
  show: (_context, _input, tick) => (tick.hidden ? undefined : tick),
})

const resolveType = ({ __typename }: { __typename: string }) => __typename

export const testModules: readonly Module[] = [
  {
    typeDefs,
    resolvers: {
      ...queries,
      Node: { __resolveType: resolveType },
      Found: { __resolveType: resolveType },
    },
    pageSizeMax: { 'User.pets': 5, 'User.friends': 100 },
  },
  {
    typeDefs: mutationTypeDefs,
    resolvers: {
      ...mutations,
      Subscription: { ticks },
      Tick: { by: () => user('1') },
    },
    withoutRequestId: ['signIn'],
  },
]

export const testApi = () => buildSchema(testModules)
