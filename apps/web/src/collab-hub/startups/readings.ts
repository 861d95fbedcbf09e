import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { MyStartups, Startup, Startups, Team } from './startups.operations.ts'

/** Everything that a startup's pages read begins with it. */
export const startupKey = (startupId: string) => ['hub', 'startup', startupId] as const
export const STARTUPS = ['hub', 'startups'] as const
export const MINE = ['hub', 'mine'] as const

export type Listed = 'PUBLIC' | 'INVESTORS_ONLY'

export const startupsListing = (visibility: Listed) =>
  listing([...STARTUPS, visibility], Startups, {
    variables: { visibility },
    pageOf: ({ startups }) => startups,
  })

export const startupReading = (startupId: string) =>
  reading([...startupKey(startupId), 'self'], Startup, { startupId })

export const teamListing = (startupId: string) =>
  listing([...startupKey(startupId), 'team'], Team, {
    variables: { startupId },
    pageOf: ({ team }) => team,
  })

export const myStartupsReading = reading([...MINE, 'startups'], MyStartups, {})
