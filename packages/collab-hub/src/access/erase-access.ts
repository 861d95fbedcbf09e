import { removeEach } from '@longtable/entity'
import { type Deps, eraser, erases, leaveEach, leaves } from '@longtable/system'
import { startupsByFounder } from '../startups/startup.patterns.ts'
import { AccessRequest, EmailGrant } from './access-request.entity.ts'
import { accessByInvestor, invitedTo } from './access-request.patterns.ts'
import { endAccess, endAccessTo } from './end-access.ts'

/** Under an address that was theirs nobody finds them any more. */
async function forgetAddress({ store }: Deps, { startupId, accessId }: AccessRequest) {
  for await (const all of invitedTo.each({ store }, { startupId })) {
    const own = all.filter((grant) => grant.accessId === accessId)
    if (own.length > 0) await removeEach({ store }, EmailGrant, own)
  }
}

/** What an erased investor has asked for ends, and what an erased founder has granted. */
export const eraseAccess = eraser('access', [
  leaves(accessByInvestor, 'requesterId', async (deps, request) => {
    await endAccess({ store: deps.store, at: deps.stamp().at }, request)
    if (request.isToAddress) await forgetAddress(deps, request)
  }),
  erases(AccessRequest, 'founderId', (deps, { userId: founderId }) =>
    leaveEach(
      deps,
      (reader) => startupsByFounder.each(reader, { founderId }),
      ({ store, stamp }, { startupId }) => endAccessTo({ store, at: stamp().at }, startupId),
    ),
  ),
])
