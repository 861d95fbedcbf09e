import type { Feature } from '@longtable/system'
import { shardsModule } from './shards.graphql.ts'

export const shardsFeature: Feature = shardsModule
