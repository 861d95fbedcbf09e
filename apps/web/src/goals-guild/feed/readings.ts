import { paging, reading } from '../../api/cache.ts'
import { Feed, Home } from './feed.operations.ts'

export const homeReading = reading(['home'], Home, {})

export const feedReading = paging(['feed'], Feed, {
  variables: {},
  after: ({ myFeed }) => myFeed.after,
})
