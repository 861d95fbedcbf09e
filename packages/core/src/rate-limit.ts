import { type AnyEntity, keyOf, toItem } from '@longtable/entity'
import { ConditionFailedError, type Item, type Operation } from '@longtable/store'
import type { Context } from './context.ts'
import { DomainError } from './errors.ts'
import { expiryOf } from './expiry.ts'

/** `{ action: 'comment', limit: 20, windowSeconds: 60 }`: at most so many, counted in the store. */
export interface RateRule {
  readonly action: string
  readonly limit: number
  readonly windowSeconds: number
  /** Whose limit, where it is not the viewer's: a hash of an address, or an account that is tried. */
  readonly addressHash?: string
  readonly userId?: string
}

const RETRIES_MAX = 20

function subject(
  context: Context,
  rule: RateRule,
): { entity: AnyEntity; key: Record<string, string> } {
  const { RateLimit, AddressRateLimit } = context.rows
  if (rule.addressHash !== undefined)
    return { entity: AddressRateLimit, key: { addressHash: rule.addressHash, action: rule.action } }
  const userId = rule.userId ?? context.viewer?.userId
  if (userId === undefined)
    throw new DomainError('UNAUTHENTICATED', 'core.signed-out', 'Please sign in.')
  return { entity: RateLimit, key: { userId, action: rule.action } }
}

function tooMany(context: Context, rule: RateRule, item: Item): DomainError {
  const end = (item.windowStart as number) + rule.windowSeconds * 1000
  const retryAfter = Math.max(1, Math.ceil((end - context.now()) / 1000))
  return new DomainError('RATE_LIMITED', `limits.${rule.action}`, {
    message: `At most ${rule.limit} in ${rule.windowSeconds} seconds; try again in ${retryAfter}.`,
    retryAfter,
  })
}

/**
 * Counts this attempt or refuses it. The window starts with its first attempt; conditions in the
 * store decide, so it is exact with any number of workers and survives a restart.
 */
export async function takeRate(context: Context, rule: RateRule): Promise<void> {
  const { entity, key } = subject(context, rule)
  const itemKey = keyOf(entity, key)
  for (let tries = 0; tries < RETRIES_MAX; tries++) {
    const oldest = context.now() - rule.windowSeconds * 1000
    const another: Operation = {
      kind: 'update',
      key: itemKey,
      add: { count: 1 },
      when: {
        all: [
          { attribute: 'windowStart', moreThan: oldest },
          { attribute: 'count', lessThan: rule.limit },
        ],
      },
      returnItem: true,
    }
    const failed = await attempt(context, another)
    if (!failed) return
    const { item } = failed
    if (item && (item.windowStart as number) > oldest && (item.count as number) >= rule.limit)
      throw tooMany(context, rule, item)
    const first: Operation = {
      kind: 'put',
      item: toItem(entity, {
        ...key,
        count: 1,
        windowStart: context.now(),
        ...expiryOf(context.store.table, context.now() + rule.windowSeconds * 1000),
      }),
      when: { any: ['absent', { attribute: 'windowStart', atMost: oldest }] },
    }
    if (!(await attempt(context, first))) return
  }
  throw new DomainError('RATE_LIMITED', `limits.${rule.action}`, {
    message: 'Too many attempts at the same moment; try again.',
    retryAfter: 1,
  })
}

async function attempt(
  context: Context,
  operation: Operation,
): Promise<{ item?: Item } | undefined> {
  try {
    await context.store.write([operation])
    return undefined
  } catch (error) {
    if (error instanceof ConditionFailedError) return error.failures[0] ?? {}
    throw error
  }
}
