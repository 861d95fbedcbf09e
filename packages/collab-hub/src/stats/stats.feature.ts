import type { Feature } from '@longtable/system'
import { countFigures } from './count.processor.ts'
import { countDeckViews, countVisits, removeViews } from './count-views.processor.ts'
import { reconcileStats } from './reconcile-stats.ts'
import { statsModule } from './stats.graphql.ts'
import { verifyStats } from './verify-stats.ts'

export const statsFeature: Feature = {
  ...statsModule,
  processors: [...countFigures, countVisits, countDeckViews, removeViews],
  verify: [verifyStats],
  reconcile: reconcileStats,
}
