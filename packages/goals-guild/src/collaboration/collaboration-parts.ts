import type { JobHandler, Processor } from '@longtable/core'
import type { GuildDeps } from '../context.ts'
import type { Eraser } from '../users/erase-account.ts'
import type { Verifier } from '../verify.ts'
import { collaborationEvents } from './collaboration-events.processor.ts'
import { eraseCollaboration } from './erase-collaboration.ts'
import { handOverJob, handOverNewInvites, handOverWaitingInvites } from './hand-over.processor.ts'
import { verifyCollaboration } from './verify-collaboration.ts'

export const collaborationProcessors = ({ events }: GuildDeps): readonly Processor[] => [
  handOverNewInvites,
  handOverWaitingInvites,
  ...collaborationEvents(events),
]

export const collaborationJobs = (deps: GuildDeps): readonly JobHandler[] => [handOverJob(deps)]

export const collaborationErasers: readonly Eraser[] = [eraseCollaboration]

export const collaborationVerifiers: readonly (() => Verifier)[] = [verifyCollaboration]
