import { DomainError } from '@longtable/core'
import { add, type Reader } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { activeUser, type HubContext } from '../context.ts'
import type { User } from '../users/user.entity.ts'
import { Quota } from './application.entity.ts'
import { applicationQuota } from './application.patterns.ts'

/** How many applications a month; those who pay have no limit. */
const MONTHLY_MAX: Readonly<Record<User['subscriptionTier'], number | undefined>> = {
  FREE: 3,
  PRO: undefined,
  ENTERPRISE: undefined,
}

export const monthOf = (createdAt: string): string => createdAt.slice(0, 'YYYY-MM'.length)

const noQuota = (max: number) =>
  new DomainError(
    'CONFLICT',
    'applications.quota',
    `You have sent your ${max} applications of this month; with PRO there is no limit.`,
  )

/** One more of this month, withdrawn later or not. Of many at once the store lets the last one in. */
export async function countedInQuota(
  reader: Pick<Reader, 'store'>,
  { userId, subscriptionTier }: User,
  at: string,
): Promise<Operation> {
  const key = { userId, month: monthOf(at) }
  const max = MONTHLY_MAX[subscriptionTier]
  const counting = { amounts: { count: 1 }, orCreate: true }
  if (max === undefined) return add(Quota, key, counting)
  const { count = 0 } = (await applicationQuota(reader, key)) ?? {}
  if (count >= max) throw noQuota(max)
  return add(Quota, key, {
    ...counting,
    when: { any: ['absent', { attribute: 'count', lessThan: max }] },
  })
}

/** How many have been sent in the month that it is now; without a `max` there is no limit. */
export async function applicationQuotaOfMine(context: HubContext) {
  const { userId, subscriptionTier } = await activeUser(context)
  const month = monthOf(new Date(context.now()).toISOString())
  const { count = 0 } = (await applicationQuota(context, { userId, month })) ?? {}
  return { used: count, max: MONTHLY_MAX[subscriptionTier] ?? null }
}
