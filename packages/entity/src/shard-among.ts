const FIRST = 0x811c9dc5
const PRIME = 0x01000193

/** The one shard function: the same id is always in the same of so many. */
export function shardAmong(id: string, count: number): number {
  let hash = FIRST
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME) >>> 0
  return hash % count
}
