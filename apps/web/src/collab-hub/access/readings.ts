import { listing } from '../../api/listing.ts'
import { startupKey } from '../startups/readings.ts'
import { MyAccessRequests } from './access.operations.ts'
import { EmailGrants, PendingAccess, StartupAccessRequests } from './investors.operations.ts'

export const ACCESS = ['hub', 'access'] as const
export const LEVELS = ['VIEW_PROFILE', 'VIEW_DECK', 'FULL_ACCESS'] as const
export type Level = (typeof LEVELS)[number]

export const myAccessListing = listing([...ACCESS, 'mine'], MyAccessRequests, {
  variables: {},
  pageOf: ({ myAccessRequests }) => myAccessRequests,
})

export const startupAccessListing = (startupId: string) =>
  listing([...startupKey(startupId), 'access', 'all'], StartupAccessRequests, {
    variables: { startupId },
    pageOf: ({ startupAccessRequests }) => startupAccessRequests,
  })

/** Who waits for an answer: no more of them than is counted. */
export const pendingAccessListing = (startupId: string) =>
  listing([...startupKey(startupId), 'access', 'pending'], PendingAccess, {
    variables: { startupId },
    pageOf: ({ startupAccessRequests }) => startupAccessRequests,
  })

export const emailGrantsListing = (startupId: string) =>
  listing([...startupKey(startupId), 'email-grants'], EmailGrants, {
    variables: { startupId },
    pageOf: ({ emailGrants }) => emailGrants,
  })
