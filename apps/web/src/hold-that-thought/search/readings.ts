import { listing } from '../../api/listing.ts'
import { SearchArchive, type SearchArchiveVariables } from './search.operations.ts'

export type Sought = Omit<SearchArchiveVariables, 'after'>

export const foundListing = (sought: Sought) => ({
  ...listing(['letters', 'found', sought], SearchArchive, {
    variables: sought,
    pageOf: ({ searchArchive }) => searchArchive,
  }),
})
