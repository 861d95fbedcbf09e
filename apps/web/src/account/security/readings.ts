import { listing } from '../../api/listing.ts'
import { Sessions } from './security.operations.ts'

export const ACCOUNT = ['account']

export const sessionsListing = listing([...ACCOUNT, 'sessions'], Sessions, {
  variables: {},
  pageOf: ({ me }) => me?.sessions ?? { after: null, items: [] },
})
