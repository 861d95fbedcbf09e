import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { MyComments, MyProfile, MyReactions } from './me.operations.ts'

const MINE = ['letters', 'mine'] as const

export const myProfileReading = (userId: string) =>
  reading([...MINE, 'profile', userId], MyProfile, { userId })

export const myCommentsListing = listing([...MINE, 'comments'], MyComments, {
  variables: {},
  pageOf: ({ myComments }) => myComments,
})

export const myReactionsListing = listing([...MINE, 'reactions'], MyReactions, {
  variables: {},
  pageOf: ({ myReactions }) => myReactions,
})
