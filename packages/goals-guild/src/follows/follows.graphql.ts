import { listQuery, loader, mutationFields, pageOf, query } from '@longtable/api'
import { wereThere } from '@longtable/entity'
import { type GuildContext, registered } from '../context.ts'
import type { FollowsResolvers } from '../generated/schema.ts'
import { personLoader } from '../users/person-loader.graphql.ts'
import { blockUser } from './block-user.ts'
import { Follow } from './follow.entity.ts'
import {
  areFollowedBy,
  blockedUsers,
  doIFollow,
  DoIFollowInput,
  followedByUser,
  followersOfUser,
  FollowListInput,
  mutualFollows,
} from './follow-lists.ts'
import { followUser } from './follow-user.ts'
import { setFollowerShards } from './set-follower-shards.ts'
import { unblockUser } from './unblock-user.ts'
import { unfollowUser } from './unfollow-user.ts'

const typeDefs = /* GraphQL */ `
  type Follow {
    "Null when you may not see them any more."
    followee: User
    followeeId: ID!
    createdAt: String!
  }
  "Somebody in a list, and since when."
  type Since {
    user: User!
    since: String!
  }
  type SincePage {
    items: [Since!]!
    after: String
  }
  type FollowState {
    followeeId: ID!
    isFollowing: Boolean!
  }
  type BlockState {
    userId: ID!
    isBlocked: Boolean!
  }
  type FollowerShards {
    userId: ID!
    shards: Int!
    "The highest number ever used: as many are read."
    highest: Int!
  }
  extend type User {
    isFollowedByMe: Boolean!
    followsMe: Boolean!
  }
  extend type Query {
    "Newest first."
    followers(userId: ID!, first: Int, after: String): SincePage!
    "Newest first."
    following(userId: ID!, first: Int, after: String): SincePage!
    doIFollow(followeeId: ID!): Boolean!
    "Whom you follow and who follows you back."
    mutualFollows(first: Int, after: String): SincePage!
    "Whom you block."
    blocks(first: Int, after: String): SincePage!
  }
  extend type Mutation {
    followUser(followeeId: ID!, requestId: String): Follow!
    unfollowUser(followeeId: ID!, requestId: String): FollowState!
    "Ends both follows; neither sees the other in lists."
    blockUser(userId: ID!, requestId: String): BlockState!
    unblockUser(userId: ID!, requestId: String): BlockState!
    "For admins: over how many partitions the followers of a very large account are spread."
    setFollowerShards(userId: ID!, shards: Int!, requestId: String): FollowerShards!
  }
`

type Direction = 'isFollowedByMe' | 'followsMe'

/** Whether there is an edge between the viewer and each of them. */
const edgeLoader = (context: GuildContext, direction: Direction) =>
  loader<string, boolean>(context, `follows.${direction}`, async (ids) => {
    const { id: me } = await registered(context)
    // Whoever has just followed somebody sees it; what others have done may be a moment late.
    return direction === 'isFollowedByMe'
      ? areFollowedBy(context, me, ids)
      : wereThere(
          context.store,
          Follow,
          ids.map((followerId) => ({ followerId, followeeId: me })),
        )
  })

const resolvers = {
  Query: {
    followers: listQuery(FollowListInput, followersOfUser),
    following: listQuery(FollowListInput, followedByUser),
    doIFollow: query(DoIFollowInput, doIFollow),
    mutualFollows: (_, page, context) => mutualFollows(context, pageOf(page)),
    blocks: (_, page, context) => blockedUsers(context, pageOf(page)),
  },
  Mutation: mutationFields({ followUser, unfollowUser, blockUser, unblockUser, setFollowerShards }),
  User: {
    isFollowedByMe: ({ id }, _, context) => edgeLoader(context, 'isFollowedByMe').load(id),
    followsMe: ({ id }, _, context) => edgeLoader(context, 'followsMe').load(id),
  },
  Follow: {
    followee: ({ followeeId }, _, context) => personLoader(context).load(followeeId),
  },
} satisfies FollowsResolvers

export const followsModule = { name: 'follows', typeDefs, resolvers }
