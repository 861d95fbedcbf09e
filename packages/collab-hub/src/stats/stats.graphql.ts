import { listQuery, mutationFields, query } from '@longtable/api'
import { ApplicationStatus } from '../applications/application.entity.ts'
import type { StatsResolvers } from '../generated/schema.ts'
import { ROLES_MAX } from '../roles/role-count.ts'
import {
  DAYS_MAX,
  DaysInput,
  figures,
  FIGURES_MAX,
  figuresByDay,
  StartupDaysInput,
  startupFigures,
} from './find-figures.ts'
import { visitStartup } from './visit-startup.ts'

const typeDefs = /* GraphQL */ `
  type Figure {
    "On which they came; null where it is of all."
    day: String
    "users, startups, applications, subscriptions, revenue"
    kind: String!
    "A role, a status, a tier or a currency."
    group: String!
    "How many; of revenue what is paid in a month, in the smallest unit of the currency."
    count: Float!
  }
  type FigurePage {
    items: [Figure!]!
    after: String
  }
  type StartupDay {
    day: String!
    "People who have looked at it, each once."
    views: Int!
    "How often its deck was opened."
    deckViews: Int!
  }
  type FunnelStep {
    status: ApplicationStatus!
    count: Int!
  }
  type RoleFunnel {
    roleId: ID!
    title: String!
    isOpen: Boolean!
    "In the order of an application's way."
    statuses: [FunnelStep!]!
  }
  type StartupFigures {
    startupId: ID!
    from: String!
    to: String!
    "Those on which somebody looked, oldest first."
    days: [StartupDay!]!
    roles: [RoleFunnel!]!
  }
  type VisitedStartup {
    startupId: ID!
  }
  extend type Query {
    "For admins: what there is now."
    figures: [Figure!]!
    "For admins: what came on each day, as it is now. Without bounds the last 30 days, at most 92."
    figuresByDay(from: String, to: String, first: Int, after: String): FigurePage!
    "For its founder and for admins. Without bounds the last 30 days, at most 92."
    startupFigures(startupId: ID!, from: String, to: String): StartupFigures!
  }
  extend type Mutation {
    "That you look at it; the founder is told how many do, not who. Once a day counts."
    visitStartup(startupId: ID!, requestId: String): VisitedStartup!
  }
`

const resolvers = {
  Query: {
    figures: (_, __, context) => figures(context),
    figuresByDay: listQuery(DaysInput, figuresByDay),
    startupFigures: query(StartupDaysInput, startupFigures),
  },
  Mutation: mutationFields({ visitStartup }),
} satisfies StatsResolvers

export const statsModule = {
  name: 'stats',
  typeDefs,
  resolvers,
  pageSizeMax: {
    'Query.figures': FIGURES_MAX,
    'StartupFigures.days': DAYS_MAX,
    'StartupFigures.roles': ROLES_MAX,
    'RoleFunnel.statuses': ApplicationStatus.options.length,
  },
}
