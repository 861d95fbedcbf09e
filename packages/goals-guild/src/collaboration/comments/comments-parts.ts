import type { JobHandler, Processor } from '@longtable/core'
import type { GuildDeps } from '../../context.ts'
import type { Eraser } from '../../users/erase-account.ts'
import type { Verifier } from '../../verify.ts'
import { cleanDeletedComments } from './clean-deleted.processor.ts'
import { commentEvents } from './comment-events.processor.ts'
import { countReactions, countReplies } from './counts.processor.ts'
import { eraseReactions } from './erase-reactions.ts'
import { recountCommentJob } from './stats.ts'
import { verifyComments } from './verify-comments.ts'

export const commentProcessors = ({ events }: GuildDeps): readonly Processor[] => [
  countReplies,
  countReactions,
  cleanDeletedComments,
  ...commentEvents(events),
]

export const commentJobs = (deps: GuildDeps): readonly JobHandler[] => [recountCommentJob(deps)]

export const commentErasers: readonly Eraser[] = [eraseReactions]

export const commentVerifiers: readonly (() => Verifier)[] = [verifyComments]
