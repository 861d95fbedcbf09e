import { eventsOf, made, removed } from '@longtable/core'
import { Follow } from './follow.entity.ts'

const pairOf = ({ followerId, followeeId }: Follow) => ({ followerId, followeeId })

export const followEvents = eventsOf(Follow, pairOf, {
  'goalsguild.follow.created': made,
  'goalsguild.follow.removed': removed,
})
