import { onChange } from '@longtable/core'
import { check } from '@longtable/entity'
import { Startup } from '../startups/startup.entity.ts'
import { tell } from './tell.ts'

const TITLES: Record<Startup['status'], (name: string) => string> = {
  ACTIVE: (name) => `${name} is online`,
  DRAFT: (name) => `${name} needs some changes`,
  SUSPENDED: (name) => `${name} was suspended`,
  PENDING_REVIEW: (name) => `${name} is being looked at`,
}

/** What an admin has decided and noted is told to the founder; what they do themselves is not. */
export const tellStartups = onChange(
  'notifications.tell-startups',
  Startup,
  async ({ id, old, new: startup }, context) => {
    if (startup?.reviewedAt === undefined || startup.reviewedAt === old?.reviewedAt) return
    const { startupId, founderId, name, status, reviewNotes, reviewedAt } = startup
    const title = TITLES[status](name)
    await tell(context, {
      userId: founderId,
      type: 'SYSTEM',
      about: ['STARTUP', startupId],
      key: `startup-reviewed-${id}`,
      at: reviewedAt,
      words: () => ({
        kind: `STARTUP_${status}`,
        named: { startup: name, ...(reviewNotes !== undefined && { note: reviewNotes }) },
        title,
        body: reviewNotes ?? `${title}.`,
      }),
      when: [check(Startup, { startupId }, { attribute: 'reviewedAt', equals: reviewedAt })],
    })
  },
)
