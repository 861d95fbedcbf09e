import { listing } from '../../api/listing.ts'
import { Members } from './family.operations.ts'

/** Everybody who has an account and was let in. */
export const MEMBERS = ['letters', 'members'] as const

export const membersListing = listing([...MEMBERS, 'list'], Members, {
  variables: {},
  pageOf: ({ members }) => members,
})
