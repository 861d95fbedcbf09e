import { whoMayNot } from '@longtable/testing/permissions'
import { forEveryone, guildRoles } from '../testing/roles.ts'
import { timeline } from './timeline.feature.ts'

whoMayNot(timeline, guildRoles, [
  forEveryone('Query.timeline', '{ timeline { items { id } } }'),
  forEveryone('Query.newestEntities', '{ newestEntities { items { id } } }'),
])
