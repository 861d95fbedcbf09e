import { type AnyEntity, keyOf, toItem } from '@longtable/entity'
import { ConditionFailedError, type Item, type Operation } from '@longtable/store'
import { CLOCKS_APART_MS_MAX } from './clock.ts'
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
 * store decide, so it is exact with any number of workers and survives a restart. One that starts
 * in the future was written before a clock went back, and is over. Says when.
 */
export async function takeRate(context: Context, rule: RateRule): Promise<number> {
  const { entity, key } = subject(context, rule)
  const itemKey = keyOf(entity, key)
  for (let tries = 0; tries < RETRIES_MAX; tries++) {
    const now = context.now()
    const [oldest, newest] = [now - rule.windowSeconds * 1000, now + CLOCKS_APART_MS_MAX]
    const another: Operation = {
      kind: 'update',
      key: itemKey,
      add: { count: 1 },
      when: {
        all: [
          { attribute: 'windowStart', moreThan: oldest },
          { attribute: 'windowStart', atMost: newest },
          { attribute: 'count', lessThan: rule.limit },
        ],
      },
      returnItem: true,
    }
    const failed = await attempt(context, another)
    if (!failed) return now
    const { item } = failed
    const startedAt = item?.windowStart as number
    const isOpen = startedAt > oldest && startedAt <= newest
    if (item && isOpen && (item.count as number) >= rule.limit) throw tooMany(context, rule, item)
    const first: Operation = {
      kind: 'put',
      item: toItem(entity, {
        ...key,
        count: 1,
        windowStart: now,
        ...expiryOf(context.store.table, now + rule.windowSeconds * 1000),
      }),
      when: {
        any: [
          'absent',
          { attribute: 'windowStart', atMost: oldest },
          { attribute: 'windowStart', moreThan: newest },
        ],
      },
    }
    if (!(await attempt(context, first))) return now
  }
  throw new DomainError('RATE_LIMITED', `limits.${rule.action}`, {
    message: 'Too many attempts at the same moment; try again.',
    retryAfter: 1,
  })
}

/**
 * Takes an attempt back that was counted at that time: only failures are to stay. When its window
 * has ended meanwhile there is nothing to take back.
 */
export async function giveRateBack(context: Context, rule: RateRule, at: number): Promise<void> {
  const { entity, key } = subject(context, rule)
  const itemKey = keyOf(entity, key)
  const isSame = { attribute: 'windowStart', atMost: at } as const
  for (let tries = 0; tries < RETRIES_MAX; tries++) {
    const one: Operation = {
      kind: 'update',
      key: itemKey,
      add: { count: -1 },
      when: { all: [isSame, { attribute: 'count', moreThan: 1 }] },
      returnItem: true,
    }
    const failed = await attempt(context, one)
    if (!failed?.item || (failed.item['windowStart'] as number) > at) return
    // The last one leaves nothing behind, as if there had been no attempt.
    const last: Operation = {
      kind: 'delete',
      key: itemKey,
      when: { all: [isSame, { attribute: 'count', atMost: 1 }] },
    }
    if (!(await attempt(context, last))) return
  }
}

/** Forgets all that was counted, in the transaction of what makes it void. */
export function clearedRate(context: Context, rule: RateRule): Operation {
  const { entity, key } = subject(context, rule)
  return { kind: 'delete', key: keyOf(entity, key) }
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
