import {
  Count,
  EpochSeconds,
  entity,
  Id,
  shardedPart,
  type Table,
  Timestamp,
} from '@longtable/entity'
import * as z from 'zod'

type TableWithGsi1 = Table<{
  readonly GSI1: { readonly partition: 'GSI1PK'; readonly sort: 'GSI1SK' }
}>

interface RowNames {
  /** 'AUDIT_LOG' in CollabHub, as document 002 has it. */
  readonly auditType: string
  /** Whether our own rows carry the table's discriminator: CollabHub's must not, they would enter GSI3. */
  readonly helpersAreTyped: boolean
}

/** The expiry is called `ttl` in two documents and `TTL` in the third; a row has the one of its table. */
const expiry = { ttl: EpochSeconds.optional(), TTL: EpochSeconds.optional() }

/** The rows that every table has: what a request did, limits, the audit log and the head of its chain. */
export function sharedRows(table: TableWithGsi1, { auditType, helpersAreTyped }: RowNames) {
  const isHelper = !helpersAreTyped
  return {
    /** A mutation's first answer, so that a repeat within a day has no second effect. */
    Request: entity(table, {
      type: 'Request',
      isHelper,
      fields: {
        userId: Id,
        requestId: Id,
        mutation: z.string(),
        inputHash: z.string(),
        // Whatever an act answered with; the store takes only what JSON has.
        result: z.unknown().optional(),
        createdAt: Timestamp,
        ...expiry,
      },
      keys: { table: ['REQUEST#{userId}#{requestId}', 'REQUEST'] },
    }),

    RateLimit: entity(table, {
      type: 'RateLimit',
      isHelper,
      fields: { userId: Id, action: Id, count: Count, windowStart: z.int(), ...expiry },
      keys: { table: ['USER#{userId}', 'RATE#{action}'] },
    }),

    /** Limits for callers without an account, by a hash of their address. */
    AddressRateLimit: entity(table, {
      type: 'AddressRateLimit',
      isHelper,
      fields: { addressHash: Id, action: Id, count: Count, windowStart: z.int(), ...expiry },
      keys: { table: ['ADDRESS#{addressHash}', 'RATE#{action}'] },
    }),

    /** Who did what, when, from where. `sequence` and `hash` come with the seal. */
    AuditLog: entity(table, {
      type: auditType,
      fields: {
        auditId: Id,
        userId: Id,
        action: z.string(),
        resourceType: z.string(),
        resourceId: z.string(),
        ipAddress: z.string(),
        userAgent: z.string(),
        metadata: z.record(z.string(), z.json()).optional(),
        createdAt: Timestamp,
        shard: z.int().optional(),
        sequence: z.int().optional(),
        hash: z.string().optional(),
      },
      derive: { date: (entry) => shardedPart(entry.createdAt.slice(0, 10), entry.shard ?? 0, '~') },
      keys: {
        table: ['AUDIT#{date}', '{createdAt}#{auditId}'],
        GSI1: ['USER#{userId}', 'AUDIT#{createdAt}'],
      },
    }),

    /** Goes with an effect that adds to a number, so that a change that comes again adds nothing. */
    Marker: entity(table, {
      type: 'Marker',
      isHelper,
      fields: { processor: Id, changeId: Id, createdAt: Timestamp, ...expiry },
      keys: { table: ['MARKER#{processor}#{changeId}', 'MARKER'] },
    }),

    /** The newest link of the chain over all days. */
    AuditChain: entity(table, {
      type: 'AuditChain',
      isHelper,
      fields: {
        chain: z.literal('HEAD'),
        sequence: z.int(),
        hash: z.string(),
        updatedAt: Timestamp,
      },
      keys: { table: ['AUDITCHAIN', '{chain}'] },
    }),
  }
}
