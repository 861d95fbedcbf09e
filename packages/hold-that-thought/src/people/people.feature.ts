import type { Feature } from '@longtable/system'
import { copyRelationships } from './copy-relationships.processor.ts'
import { erasePeople } from './erase-people.ts'
import { peopleModule } from './people.graphql.ts'
import { personEvents } from './person-events.processor.ts'
import { verifyPeople } from './verify-people.ts'

export const peopleFeature: Feature = {
  ...peopleModule,
  processors: [personEvents, copyRelationships],
  erase: [erasePeople],
  verify: [verifyPeople],
}
