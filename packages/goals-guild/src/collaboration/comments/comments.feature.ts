import type { Feature } from '@longtable/system'
import { adoptComments } from './adopt-comments.ts'
import { cleanDeletedComments } from './clean-deleted.processor.ts'
import { commentEvents } from './comment-events.processor.ts'
import { publishComments } from './comments-live.ts'
import { commentsModule } from './comments.graphql.ts'
import { countReactions, countReplies } from './counts.processor.ts'
import { eraseReactions } from './erase-reactions.ts'
import { reconcileComments } from './reconcile-comments.ts'
import { recountCommentJob } from './stats.ts'
import { verifyComments } from './verify-comments.ts'

export const commentsFeature: Feature = {
  ...commentsModule,
  processors: [countReplies, countReactions, cleanDeletedComments, ...commentEvents],
  jobs: (deps) => [recountCommentJob(deps)],
  live: publishComments,
  erase: [eraseReactions],
  verify: [verifyComments],
  reconcile: reconcileComments,
  adopt: adoptComments,
}
