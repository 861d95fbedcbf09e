import type { Feature } from '@longtable/system'
import { adoptComments } from './adopt-comments.ts'
import { commentEvents } from './comment-events.processor.ts'
import { publishComments } from './comment-live.ts'
import { commentsModule } from './comments.graphql.ts'
import { eraseComments } from './erase-comments.ts'
import { reconcileReactions } from './reconcile-reactions.ts'
import { refreshCopies } from './refresh-copies.ts'
import { refreshMediaTitles, refreshNames, refreshTitles } from './refresh-copies.processor.ts'
import { verifyComments } from './verify-comments.ts'

export const commentsFeature: Feature = {
  ...commentsModule,
  processors: [commentEvents, refreshNames, refreshTitles, refreshMediaTitles],
  jobs: (deps) => [refreshCopies(deps)],
  live: [publishComments],
  erase: [eraseComments],
  verify: [verifyComments],
  reconcile: [reconcileReactions],
  adopt: adoptComments,
}
