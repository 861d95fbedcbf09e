import { createHash } from 'node:crypto'
import type { Item, Value } from '@longtable/store'

/** What the seal itself adds to an entry, and what follows from the rest. */
const NOT_SEALED = new Set(['sequence', 'hash'])

/** The hash before the first entry. */
export const GENESIS = '0'.repeat(64)

function canonical(value: Value): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${(value as readonly Value[]).map(canonical).join(',')}]`
  const map = value as Readonly<Record<string, Value>>
  const names = Object.keys(map).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(map[name] as Value)}`).join(',')}}`
}

/** Over the literal item, so that no attribute and no key can be altered unseen. */
export function linkHash(previous: string, sequence: number, item: Item): string {
  const sealed = Object.fromEntries(Object.entries(item).filter(([name]) => !NOT_SEALED.has(name)))
  return createHash('sha256')
    .update(`${previous}\n${sequence}\n${canonical(sealed as Item)}`)
    .digest('hex')
}

/**
 * What an entry may have been when it was sealed. Entries stood under `USER#` in tables where they now
 * stand under `AUDITUSER#`; the former key follows from the entry, so nothing else could be put there.
 */
function* sealedForms(item: Item): Generator<Item> {
  yield item
  const { userId, GSI1PK } = item
  if (GSI1PK === `AUDITUSER#${String(userId)}`) yield { ...item, GSI1PK: `USER#${String(userId)}` }
}

/** Whether the entry is the link that it says it is. */
export function isLink(previous: string, sequence: number, item: Item): boolean {
  for (const form of sealedForms(item))
    if (linkHash(previous, sequence, form) === item.hash) return true
  return false
}
