import { whoMayNot } from '@longtable/testing/permissions'
import { forEveryone, guildRoles } from '../testing/roles.ts'
import { timelineFeature } from './timeline.feature.ts'

whoMayNot(timelineFeature, guildRoles, [
  forEveryone('Query.timeline', '{ timeline { items { id } } }'),
  forEveryone('Query.newestEntities', '{ newestEntities { items { id } } }'),
])
