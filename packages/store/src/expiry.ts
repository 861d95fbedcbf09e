import type { Item, TableDefinition } from './port.ts'

export const secondsOf = (epochMs: number) => Math.floor(epochMs / 1000)

/** An item whose time is over does not exist: for reads, for conditions, on both engines. */
export function isExpired(table: TableDefinition, item: Item, nowSeconds: number): boolean {
  if (table.ttl === undefined) return false
  const expiry = item[table.ttl]
  return typeof expiry === 'number' && expiry <= nowSeconds
}
