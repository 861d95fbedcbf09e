// Generated from follows.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonFields } from '../users/users.operations.ts'

export type PersonRowFields = PersonFields & { readonly bio: string | null; readonly isFollowedByMe: boolean; readonly followsMe: boolean; readonly followerCount: number }

export type FollowingData = { readonly following: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly since: string; readonly user: PersonRowFields }> } }
export type FollowingVariables = { readonly userId: string; readonly after?: string | null | undefined }
export const Following: Operation<FollowingData, FollowingVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Following($userId:ID!$after:String){following(userId:$userId first:30 after:$after){after items{since user{...PersonRowFields}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment PersonRowFields on User{...PersonFields bio isFollowedByMe followsMe followerCount}",
}

export type FollowersData = { readonly followers: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly since: string; readonly user: PersonRowFields }> } }
export type FollowersVariables = { readonly userId: string; readonly after?: string | null | undefined }
export const Followers: Operation<FollowersData, FollowersVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Followers($userId:ID!$after:String){followers(userId:$userId first:30 after:$after){after items{since user{...PersonRowFields}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment PersonRowFields on User{...PersonFields bio isFollowedByMe followsMe followerCount}",
}

export type MutualFollowsData = { readonly mutualFollows: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly since: string; readonly user: PersonRowFields }> } }
export type MutualFollowsVariables = { readonly after?: string | null | undefined }
export const MutualFollows: Operation<MutualFollowsData, MutualFollowsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query MutualFollows($after:String){mutualFollows(first:30 after:$after){after items{since user{...PersonRowFields}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment PersonRowFields on User{...PersonFields bio isFollowedByMe followsMe followerCount}",
}

export type PersonByNicknameData = { readonly userByNickname: PersonRowFields }
export type PersonByNicknameVariables = { readonly nickname: string }
export const PersonByNickname: Operation<PersonByNicknameData, PersonByNicknameVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query PersonByNickname($nickname:String!){userByNickname(nickname:$nickname){...PersonRowFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment PersonRowFields on User{...PersonFields bio isFollowedByMe followsMe followerCount}",
}

export type BlocksData = { readonly blocks: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly since: string; readonly user: PersonFields }> } }
export type BlocksVariables = { readonly after?: string | null | undefined }
export const Blocks: Operation<BlocksData, BlocksVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Blocks($after:String){blocks(first:30 after:$after){after items{since user{...PersonFields}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type FollowUserData = { readonly followUser: { readonly followeeId: string } }
export type FollowUserVariables = { readonly followeeId: string; readonly requestId?: string | null | undefined }
export const FollowUser: Operation<FollowUserData, FollowUserVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation FollowUser($followeeId:ID!$requestId:String){followUser(followeeId:$followeeId requestId:$requestId){followeeId}}",
}

export type UnfollowUserData = { readonly unfollowUser: { readonly followeeId: string; readonly isFollowing: boolean } }
export type UnfollowUserVariables = { readonly followeeId: string; readonly requestId?: string | null | undefined }
export const UnfollowUser: Operation<UnfollowUserData, UnfollowUserVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation UnfollowUser($followeeId:ID!$requestId:String){unfollowUser(followeeId:$followeeId requestId:$requestId){followeeId isFollowing}}",
}

export type BlockUserData = { readonly blockUser: { readonly userId: string; readonly isBlocked: boolean } }
export type BlockUserVariables = { readonly userId: string; readonly requestId?: string | null | undefined }
export const BlockUser: Operation<BlockUserData, BlockUserVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation BlockUser($userId:ID!$requestId:String){blockUser(userId:$userId requestId:$requestId){userId isBlocked}}",
}

export type UnblockUserData = { readonly unblockUser: { readonly userId: string; readonly isBlocked: boolean } }
export type UnblockUserVariables = { readonly userId: string; readonly requestId?: string | null | undefined }
export const UnblockUser: Operation<UnblockUserData, UnblockUserVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation UnblockUser($userId:ID!$requestId:String){unblockUser(userId:$userId requestId:$requestId){userId isBlocked}}",
}
