import { query } from '@longtable/api'
import type { StreaksResolvers } from '../generated/schema.ts'
import { completions, CompletionsInput } from './find-completions.ts'

const typeDefs = /* GraphQL */ `
  "What somebody has done, by their days."
  type Completions {
    "For how many days in a row; today breaks nothing before it is over."
    streak: Int!
    "The first day of the counts, a Monday: 2026-01-05."
    since: String!
    "How much was done on each day from then until today."
    counts: [Int!]!
  }
  extend type Query {
    "Yours or, with a userId, what somebody else has done in public goals. This week and those before it: up to 53, which is the default."
    completions(userId: ID, weeks: Int): Completions!
  }
`

const resolvers = {
  Query: { completions: query(CompletionsInput, completions) },
} satisfies StreaksResolvers

export const streaksModule = { name: 'streaks', typeDefs, resolvers }
