import type { Feature } from '@longtable/system'
import { adoptStartups } from './adopt-startups.ts'
import { eraseStartups } from './erase-startups.ts'
import { logoFiles } from './logo-files.ts'
import { removeTeam } from './remove-below.processor.ts'
import { reconcileStartups, verifyStartups } from './startup-count.ts'
import { startupEvents } from './startup-events.processor.ts'
import { startupsModule } from './startups.graphql.ts'

export const startupsFeature: Feature = {
  ...startupsModule,
  processors: [startupEvents, removeTeam],
  files: logoFiles,
  erase: [eraseStartups],
  verify: [verifyStartups],
  reconcile: [reconcileStartups],
  adopt: adoptStartups,
}
