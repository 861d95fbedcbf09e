import { buildSchema, type Module } from '../index.ts'
import { startTestServer } from './test-server.ts'

/** Asks eight times at once for what would be 128 MB, again and again, and prints what it got. */
const STORY = 'é'.repeat(10_000)
const AT_ONCE = 8
const ROUNDS = 4

const goal = { title: 'Run', story: STORY }
const tasks = ({ first }: { first: number }) =>
  Promise.resolve({ items: Array.from({ length: first }, () => ({})) })

const module: Module = {
  typeDefs: /* GraphQL */ `
    type Goal { title: String! story: String! tasks(first: Int): TaskPage! }
    type Task { goal: Goal! }
    type TaskPage { items: [Task!]! after: String }
    extend type Query { tasks(first: Int): TaskPage! }
  `,
  resolvers: {
    Query: { tasks: (_source: unknown, input: { first: number }) => tasks(input) },
    Goal: { tasks: (_source: unknown, input: { first: number }) => tasks(input) },
    Task: { goal: () => Promise.resolve(goal) },
  },
}

const query =
  '{ tasks(first: 80) { items { goal { tasks(first: 80) { items { goal { story } } } } } } }'

await using server = await startTestServer({ api: buildSchema([module]) })
const reasons = new Set<unknown>()
for (let round = 0; round < ROUNDS; round++) {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => server.post({ query })))
  for (const { body } of answers) reasons.add(body.errors?.[0]?.extensions['reason'])
}
const { body } = await server.post({ query: '{ tasks(first: 1) { items { goal { title } } } }' })
process.stdout.write(JSON.stringify({ reasons: [...reasons], after: body }))
