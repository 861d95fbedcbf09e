import type { Feature } from '@longtable/system'
import { tellHub } from './hub-live.ts'
import { liveModule } from './live.graphql.ts'

export const liveFeature: Feature = { ...liveModule, live: tellHub }
