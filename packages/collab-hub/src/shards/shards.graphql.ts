import { mutationFields } from '@longtable/api'
import type { ShardsResolvers } from '../generated/schema.ts'
import { setShards } from './set-shards.ts'

const typeDefs = /* GraphQL */ `
  "Entities whose partitions everybody writes into."
  enum HotKey {
    USER
    STARTUP
    STARTUP_ROLE
    AUDIT_LOG
    SUBSCRIPTION
  }
  type ShardCount {
    hotKey: HotKey!
    "Among how many partitions new items are spread."
    count: Int!
    "Among how many they ever were: lists read all of them."
    highest: Int!
  }
  extend type Mutation {
    "For admins. From 1 to 32; what is stored already stays where it is."
    setShards(hotKey: HotKey!, count: Int!, requestId: String): ShardCount!
  }
`

const resolvers = {
  Mutation: mutationFields({ setShards }),
} satisfies ShardsResolvers

export const shardsModule = { name: 'shards', typeDefs, resolvers }
