import { eventsOf, made, removed } from '@longtable/core'
import { Activity } from './activity.entity.ts'
import { Promotion } from './feed.entity.ts'

const activities = eventsOf(
  Activity,
  ({ activityId, actorId, verb }) => ({ activityId, actorId, verb }),
  { 'goalsguild.activity.posted': made, 'goalsguild.activity.deleted': removed },
)

const promotions = eventsOf(Promotion, ({ userId }) => ({ actorId: userId }), {
  'goalsguild.actor.promoted': ({ old, new: promotion }) =>
    !old?.fanoutEnabled && promotion?.fanoutEnabled === true && { reason: promotion.reason },
  'goalsguild.actor.demoted': ({ old, new: promotion }) =>
    old?.fanoutEnabled === true && !promotion?.fanoutEnabled,
})

export const feedEventProcessors = [activities, promotions]
