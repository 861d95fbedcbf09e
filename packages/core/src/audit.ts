import { derivedId, put, type Stamp } from '@longtable/entity'
import { ConditionFailedError, type Put, type Value } from '@longtable/store'
import { auditShardFor } from './audit-shards.ts'
import type { Context } from './context.ts'
import { DomainError } from './errors.ts'
import { expiryOf } from './expiry.ts'
import { type RateRule, takeRate } from './rate-limit.ts'
import type { Row } from './rows.ts'

/** What an act writes about itself; who, when and from where follow from the context. No secrets in it. */
export interface AuditInput {
  /** `USER_LOGIN`, `STARTUP_CREATED`: as document 002 has them. */
  readonly action: string
  readonly resourceType: string
  readonly resourceId: string
  readonly metadata?: Readonly<Record<string, Value>>
  /** Who acts, where there is no viewer yet: a sign-in. */
  readonly userId?: string
}

interface Placed extends Stamp {
  readonly shard?: number
}

const AGENT_CHARACTERS_MAX = 300
const ANONYMOUS = 'anonymous'
const DAY_MS = 86_400_000

/** What is unknown is left out by the entity; conditional parts would cost every act. */
function entryAt(context: Context, input: AuditInput, { id, at, shard = 0 }: Placed): Put {
  const { action, resourceType, resourceId, metadata } = input
  const { auditDays } = context
  return put(context.rows.AuditLog, {
    auditId: id,
    userId: input.userId ?? context.viewer?.userId ?? ANONYMOUS,
    action,
    resourceType,
    resourceId,
    ipAddress: context.origin.address,
    userAgent: context.origin.agent.slice(0, AGENT_CHARACTERS_MAX),
    createdAt: at,
    shard: shard > 0 ? shard : undefined,
    metadata,
    ...(auditDays === undefined
      ? undefined
      : expiryOf(context.store.table, Date.parse(at) + auditDays * DAY_MS)),
  } as Row<'AuditLog'>)
}

/** The entry that goes into the act's own transaction. */
export async function auditEntry(context: Context, input: AuditInput): Promise<Put> {
  const { id, at } = (context.told ?? context).stamp()
  return entryAt(context, input, { id, at, shard: await auditShardFor(context, id) })
}

/**
 * For what is heard of again and again, such as a sign-in by every request that follows it: the
 * entry's own key follows from when it happened and what it is called, so there is one. Into which
 * shard would hang on when it is heard of, so it is never spread.
 */
export async function auditOnce(
  context: Context,
  input: AuditInput,
  happened: { readonly at: number; readonly name: string },
): Promise<void> {
  const at = new Date(happened.at).toISOString()
  const stamp = { id: derivedId(happened.at, happened.name), at }
  try {
    await context.store.write([entryAt(context, input, stamp)])
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error
  }
}

/** For what is denied or fails and writes nothing else; whoever calls it has counted the attempt. */
export async function auditAlone(context: Context, input: AuditInput): Promise<void> {
  await context.store.write([await auditEntry(context, input)])
}

/** Enough to see who tries what; more of the same would only bury the rest of the log. */
const DENIALS: RateRule = { action: 'denied', limit: 20, windowSeconds: 3600 }

/** A denial of a sensitive act that costs its caller nothing: the first of each hour are written down. */
export async function auditDenial(context: Context, input: AuditInput): Promise<void> {
  try {
    await takeRate(context, DENIALS)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'RATE_LIMITED') return
    throw error
  }
  await auditAlone(context, input)
}
