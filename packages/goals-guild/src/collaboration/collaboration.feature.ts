import type { Feature } from '@longtable/system'
import { adoptCollaboration } from './adopt-collaboration.ts'
import { collaborationEvents } from './collaboration-events.processor.ts'
import { collaborationModule } from './collaboration.graphql.ts'
import { eraseCollaboration } from './erase-collaboration.ts'
import { handOverJob, handOverNewInvites, handOverWaitingInvites } from './hand-over.processor.ts'
import { verifyCollaboration } from './verify-collaboration.ts'

export const collaborationFeature: Feature = {
  ...collaborationModule,
  processors: [handOverNewInvites, handOverWaitingInvites, ...collaborationEvents],
  jobs: (deps) => [handOverJob(deps)],
  erase: [eraseCollaboration],
  verify: [verifyCollaboration],
  adopt: adoptCollaboration,
}
