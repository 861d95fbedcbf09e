import { paging, reading } from '../../api/cache.ts'
import { Feed, Home, OneActivity } from './feed.operations.ts'

export const homeReading = reading(['home'], Home, {})

export const feedReading = paging(['feed'], Feed, {
  variables: {},
  after: ({ myFeed }) => myFeed.after,
})

export const activityReading = (activityId: string) =>
  reading(['activity', activityId], OneActivity, { activityId })
