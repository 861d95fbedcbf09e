import { notFound } from '@longtable/core'
import { asRead, remove } from '@longtable/entity'
import { onlyAs } from '../context.ts'
import { mutation } from '../mutation.ts'
import { ACCESS_RATE } from '../rates.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { startupOfMine } from '../startups/startup.policy.ts'
import { EmailAddress } from './access-fields.ts'
import { EmailGrant } from './access-request.entity.ts'
import { emailGrantOf } from './access-request.patterns.ts'
import { revokedAccess } from './moved-access.ts'

/** Whoever has the address has no access by it any more. */
export const revokeEmailGrant = mutation({
  name: 'revokeEmailGrant',
  input: StartupInput.extend({ email: EmailAddress }),
  may: onlyAs('FOUNDER'),
  rate: ACCESS_RATE,
  plan: async ({ context, input: { startupId, email: address } }) => {
    await startupOfMine(context, startupId)
    const known = await emailGrantOf(context, { address, startupId })
    if (!known) throw notFound('access.no-email-grant', 'A grant that waits for this address')
    return {
      operations: [
        remove(EmailGrant, known, asRead(EmailGrant, known, 'updatedAt', 'handedAt')),
        ...(await revokedAccess(context, known.accessId, context.stamp().at)),
      ],
      result: { startupId },
      audit: { action: 'ACCESS_REVOKED', resourceType: 'Startup', resourceId: startupId },
    }
  },
})
