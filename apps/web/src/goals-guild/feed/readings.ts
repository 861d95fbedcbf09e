import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { Feed, Home, OneActivity } from './feed.operations.ts'

export const homeReading = reading(['home'], Home, {})

export const feedReading = listing(['feed'], Feed, {
  variables: {},
  pageOf: ({ myFeed }) => myFeed,
})

export const activityReading = (activityId: string) =>
  reading(['activity', activityId], OneActivity, { activityId })
