import { pageOf } from '@longtable/api'
import type { PersonalDataResolvers } from '../generated/schema.ts'
import { exportMyData } from './export-my-data.ts'

const typeDefs = /* GraphQL */ `
  "Each item is one JSON text with its entityType."
  type ExportPage {
    items: [String!]!
    after: String
  }
  extend type Query {
    "All that you own here."
    exportMyData(first: Int, after: String): ExportPage!
  }
`

const resolvers = {
  Query: { exportMyData: (_, page, context) => exportMyData(context, pageOf(page)) },
} satisfies PersonalDataResolvers

export const personalDataModule = { name: 'personalData', typeDefs, resolvers }
