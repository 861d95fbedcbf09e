import type { Table } from '@longtable/entity'

/** The expiry attribute as this table calls it. */
export function expiryOf(
  table: Pick<Table, 'ttl' | 'name'>,
  epochMs: number,
): { ttl: number } | { TTL: number } {
  const seconds = Math.ceil(epochMs / 1000)
  if (table.ttl === 'ttl') return { ttl: seconds }
  if (table.ttl === 'TTL') return { TTL: seconds }
  throw new Error(`Table ${table.name} has no expiry attribute.`)
}
