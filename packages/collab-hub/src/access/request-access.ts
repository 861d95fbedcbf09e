import { asRead, check, put } from '@longtable/entity'
import { onlyAs } from '../context.ts'
import { mutation } from '../mutation.ts'
import { ACCESS_RATE } from '../rates.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { Startup } from '../startups/startup.entity.ts'
import { startupInView } from '../startups/startup.policy.ts'
import { AccessMessage } from './access-fields.ts'
import { AccessLevel, AccessRequest } from './access-request.entity.ts'
import { grantOf } from './access-request.patterns.ts'
import { refuseSecond, refuseTooSoon } from './access-status.ts'
import { accessAnswer, guarding } from './moved-access.ts'

/** Of a startup that the investor sees, which it still is when this is written. */
export const requestAccess = mutation({
  name: 'requestAccess',
  input: StartupInput.extend({ level: AccessLevel, message: AccessMessage }),
  may: onlyAs('INVESTOR'),
  rate: ACCESS_RATE,
  plan: async ({ context, actor: { userId }, input: { startupId, level, message } }) => {
    const { startup } = await startupInView(context, startupId)
    const known = await grantOf(context, { startupId, userId })
    refuseSecond(known, context.now())
    refuseTooSoon(known, context.now())
    const { id: accessId, at } = context.stamp()
    const request: AccessRequest = {
      accessId,
      requesterId: userId,
      startupId,
      founderId: startup.founderId,
      ...(message !== undefined && { message }),
      status: 'PENDING',
      accessLevel: level,
      requestedLevel: level,
      createdAt: at,
      updatedAt: at,
    }
    return {
      operations: [
        put(AccessRequest, request),
        guarding(known, request),
        check(Startup, startup, asRead(Startup, startup, 'status', 'visibility', 'founderId')),
      ],
      result: { accessId },
      audit: {
        action: 'ACCESS_REQUESTED',
        resourceType: 'AccessRequest',
        resourceId: accessId,
        metadata: { startupId, level },
      },
    }
  },
  answer: accessAnswer,
})
