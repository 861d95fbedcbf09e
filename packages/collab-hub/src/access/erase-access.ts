import { eraser, erases, leaves } from '@longtable/system'
import { startupsByFounder } from '../startups/startup.patterns.ts'
import { AccessRequest } from './access-request.entity.ts'
import { accessByInvestor } from './access-request.patterns.ts'
import { endAccess, endAccessTo } from './end-access.ts'

/** What an erased investor has asked for ends, and what an erased founder has granted. */
export const eraseAccess = eraser('access', [
  leaves(accessByInvestor, 'requesterId', ({ store, stamp }, request) =>
    endAccess({ store, at: stamp().at }, request),
  ),
  erases(AccessRequest, 'founderId', async ({ store, stamp }, { userId: founderId }) => {
    for await (const startups of startupsByFounder.each({ store }, { founderId }))
      for (const { startupId } of startups) await endAccessTo({ store, at: stamp().at }, startupId)
  }),
])
