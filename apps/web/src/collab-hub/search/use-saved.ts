import { listing } from '../../api/listing.ts'
import { SavedItems, type SavedItemsVariables, SavedSearches } from './saved.operations.ts'

export const SAVED = ['hub', 'saved'] as const

export const savedListing = (kind: SavedItemsVariables['kind']) =>
  listing([...SAVED, kind], SavedItems, {
    variables: { kind },
    pageOf: ({ savedItems }) => savedItems,
  })

export const searchesListing = listing([...SAVED, 'searches'], SavedSearches, {
  variables: {},
  pageOf: ({ savedSearches }) => savedSearches,
})
