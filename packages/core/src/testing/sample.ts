import { Count, entity, Id, table, Timestamp } from '@longtable/entity'
import type { World } from '@longtable/testing'
import * as z from 'zod'
import { type Context, sharedRows, silentLogger, SystemTable } from '../index.ts'

/** A small system for core's own tests. */
export const Notes = table({
  name: 'notes',
  indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' } },
  discriminator: 'type',
  ttl: 'ttl',
})
export const rows = sharedRows(Notes, { auditType: 'AuditLog', helpersAreTyped: true })
export const tables = [Notes, SystemTable]

export const Note = entity(Notes, {
  type: 'Note',
  fields: { userId: Id, noteId: Id, text: z.string(), createdAt: Timestamp },
  keys: { table: ['USER#{userId}', 'NOTE#{noteId}'] },
})

export const Tally = entity(Notes, {
  type: 'Tally',
  fields: { userId: Id, count: Count },
  keys: { table: ['USER#{userId}', 'TALLY'] },
})

export function contextOf(world: World, userId: string | undefined = 'ana'): Context {
  return {
    ...world.reader(Notes, userId),
    viewer: userId === undefined ? undefined : { userId },
    origin: { address: '127.0.0.1', agent: 'test' },
    rows,
    stamp: world.stamp,
    now: world.now,
    log: silentLogger,
  }
}
