import { listing } from '../../api/listing.ts'
import { Comments } from './comments.operations.ts'

export const notesKey = (itemId: string) => ['letters', 'notes', itemId]

/** Oldest first. */
export const notesListing = (itemId: string) =>
  listing(notesKey(itemId), Comments, {
    variables: { itemId },
    pageOf: ({ comments }) => comments,
  })
