import type { Feature } from '@longtable/system'
import { countCompletions } from './count-completions.processor.ts'
import { eraseStreaks } from './erase-streaks.ts'
import { reconcileStreaks } from './reconcile-streaks.ts'
import { streaksModule } from './streaks.graphql.ts'
import { verifyStreaks } from './verify-streaks.ts'

export const streaksFeature: Feature = {
  ...streaksModule,
  processors: [countCompletions],
  erase: [eraseStreaks],
  verify: [verifyStreaks],
  reconcile: reconcileStreaks,
}
