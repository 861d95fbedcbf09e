import type { Feature } from '@longtable/system'
import { timelineModule } from './timeline.graphql.ts'

export const timelineFeature: Feature = {
  ...timelineModule,
}
