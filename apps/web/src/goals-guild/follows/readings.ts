import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import {
  Blocks,
  PersonByNickname,
  Followers,
  Following,
  MutualFollows,
} from './follows.operations.ts'

/** Whatever begins with this changes when somebody follows or blocks. */
export const FOLLOWS = ['follows']

export const followingListing = (userId: string) =>
  listing([...FOLLOWS, 'following', userId], Following, {
    variables: { userId },
    pageOf: ({ following }) => following,
  })

export const followersListing = (userId: string) =>
  listing([...FOLLOWS, 'followers', userId], Followers, {
    variables: { userId },
    pageOf: ({ followers }) => followers,
  })

export const mutualListing = listing([...FOLLOWS, 'mutual'], MutualFollows, {
  variables: {},
  pageOf: ({ mutualFollows }) => mutualFollows,
})

export const blocksListing = listing([...FOLLOWS, 'blocks'], Blocks, {
  variables: {},
  pageOf: ({ blocks }) => blocks,
})

export const personReading = (nickname: string) =>
  reading(['person', nickname.toLowerCase(), 'found'], PersonByNickname, { nickname })
