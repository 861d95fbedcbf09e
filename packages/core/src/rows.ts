import {
  Count,
  EpochSeconds,
  entity,
  Id,
  lookup,
  type Of,
  pattern,
  shardedPart,
  type Table,
  Timestamp,
} from '@longtable/entity'
import type { Store } from '@longtable/store'
import * as z from 'zod'
import { CheckRound } from './seal/check-round.ts'

type TableWithGsi1 = Table<{
  readonly GSI1: { readonly partition: 'GSI1PK'; readonly sort: 'GSI1SK' }
}>

interface RowNames {
  /** 'AUDIT_LOG' in CollabHub, as document 002 has it. */
  readonly auditType: string
  /** `USER#{userId}` in CollabHub, as document 002 has it; elsewhere apart from what documents list. */
  readonly auditsOfUser?: 'USER#{userId}' | 'AUDITUSER#{userId}'
  /** Whether our own rows carry the table's discriminator: CollabHub's must not, they would enter GSI3. */
  readonly helpersAreTyped: boolean
  /** Among how many partitions the entries of a day are spread now; absent: one. */
  readonly auditShards?: (reader: { readonly store: Store }) => Promise<number>
  /** The row of a document that asks for a pattern, where there is one. */
  readonly sources?: Partial<Record<keyof typeof SOURCES, string>>
}

const SOURCES = {
  requestById: 'spec: a repeat gives the first answer',
  rateLimitOf: 'spec: limits of a user',
  addressRateLimitOf: 'spec: limits of an address',
  auditByDate: 'spec: audit log of a day',
  auditByUser: 'spec: audit log of a user',
  auditChainHead: 'spec: head of the audit chain',
  auditCheckState: 'spec: verify state of the audit chain',
  markerOf: 'spec: an effect that was made already',
}

/** The expiry is called `ttl` in two documents and `TTL` in the third; a row has the one of its table. */
const expiry = { ttl: EpochSeconds.optional(), TTL: EpochSeconds.optional() }

/** A row that a document lists is no longer ours. */
const isDocumented = ({ sources }: RowNames, name: keyof typeof SOURCES) =>
  /^\d/.test(sources?.[name] ?? '')

function auditEntities(table: TableWithGsi1, names: RowNames) {
  const { auditType, auditsOfUser = 'AUDITUSER#{userId}', helpersAreTyped } = names
  return {
    /** Who did what, when, from where. `sequence` and `hash` come with the seal. */
    AuditLog: entity(table, {
      type: auditType,
      ours: !isDocumented(names, 'auditByDate'),
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
        ...expiry,
      },
      derive: { date: (entry) => shardedPart(entry.createdAt.slice(0, 10), entry.shard ?? 0, '~') },
      keys: {
        table: ['AUDIT#{date}', '{createdAt}#{auditId}'],
        GSI1: [auditsOfUser, 'AUDIT#{createdAt}'],
      },
    }),

    /** The newest link of the chain over all days. */
    AuditChain: entity(table, {
      type: 'AuditChain',
      ours: true,
      isHelper: !helpersAreTyped,
      fields: {
        chain: z.literal('HEAD'),
        sequence: z.int(),
        hash: z.string(),
        updatedAt: Timestamp,
      },
      keys: { table: ['AUDITCHAIN', '{chain}'] },
    }),

    /** What the last check of the chain has found, and how far the one that is under way has come. */
    AuditCheck: entity(table, {
      type: 'AuditCheck',
      ours: true,
      isHelper: !helpersAreTyped,
      fields: {
        check: z.literal('STATE'),
        /** One more with each stretch that is checked. */
        revision: z.int(),
        /** When an admin has last asked for one. */
        askedAt: Timestamp.optional(),
        /** When the last one that was finished began and ended. */
        startedAt: Timestamp.optional(),
        checkedAt: Timestamp.optional(),
        /** When the last one ended that began with the first link. */
        wholeAt: Timestamp.optional(),
        /** Of the newest link that it has looked at. */
        sequence: z.int().optional(),
        hash: z.string().optional(),
        /** The highest that was ever found to fit: what was cut off since is missed for ever. */
        highestSequence: z.int().optional(),
        highestHash: z.string().optional(),
        entryCount: Count.optional(),
        problemCount: Count.optional(),
        /** The first of them. */
        problems: z.array(z.string()).optional(),
        round: CheckRound.optional(),
      },
      keys: { table: ['AUDITCHECK', '{check}'] },
    }),
  }
}

function rowEntities(table: TableWithGsi1, names: RowNames) {
  const isHelper = !names.helpersAreTyped
  return {
    ...auditEntities(table, names),

    /** A mutation's first answer, so that a repeat within a day has no second effect. */
    Request: entity(table, {
      type: 'Request',
      ours: true,
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
      ours: !isDocumented(names, 'rateLimitOf'),
      isHelper,
      fields: { userId: Id, action: Id, count: Count, windowStart: z.int(), ...expiry },
      keys: { table: ['USER#{userId}', 'RATE#{action}'] },
    }),

    /** Limits for callers without an account, by a hash of their address. */
    AddressRateLimit: entity(table, {
      type: 'AddressRateLimit',
      ours: true,
      isHelper,
      fields: { addressHash: Id, action: Id, count: Count, windowStart: z.int(), ...expiry },
      keys: { table: ['ADDRESS#{addressHash}', 'RATE#{action}'] },
    }),

    /** Goes with an effect that adds to a number, so that a change that comes again adds nothing. */
    Marker: entity(table, {
      type: 'Marker',
      ours: true,
      isHelper,
      fields: { processor: Id, changeId: Id, createdAt: Timestamp, ...expiry },
      keys: { table: ['MARKER#{processor}#{changeId}', 'MARKER'] },
    }),
  }
}

function rowPatterns(rows: ReturnType<typeof rowEntities>, { sources }: RowNames) {
  const from = (name: keyof typeof SOURCES) => ({ source: sources?.[name] ?? SOURCES[name] })
  return {
    requestById: lookup(rows.Request, from('requestById')),
    rateLimitOf: lookup(rows.RateLimit, from('rateLimitOf')),
    addressRateLimitOf: lookup(rows.AddressRateLimit, from('addressRateLimitOf')),
    auditByDate: pattern(rows.AuditLog, 'table', { ...from('auditByDate'), descending: true }),
    auditByUser: pattern(rows.AuditLog, 'GSI1', {
      ...from('auditByUser'),
      descending: true,
      ownedBy: 'userId',
    }),
    auditChainHead: lookup(rows.AuditChain, from('auditChainHead')),
    auditCheckState: lookup(rows.AuditCheck, from('auditCheckState')),
    markerOf: lookup(rows.Marker, from('markerOf')),
  }
}

/**
 * The rows that every table has, and how they are read: what a request did, limits, the audit log
 * and the head of its chain.
 */
export function sharedRows(table: TableWithGsi1, names: RowNames) {
  const rows = rowEntities(table, names)
  return { ...rows, ...rowPatterns(rows, names), auditShards: names.auditShards }
}

/** The value of one of them: `Row<'AuditLog'>`. */
export type Row<Name extends keyof ReturnType<typeof rowEntities>> = Of<
  ReturnType<typeof rowEntities>[Name]
>
