import type { Item, Value } from '@longtable/store'
import { below, type Random } from './random.ts'

/**
 * Writes items as a program does that knows a document and nothing else: plain attributes under plain
 * keys. Ids and times come in the ways that documents show.
 */
export interface DocumentedWriter {
  readonly random: Random
  readonly items: readonly Item[]
  /** Undefined attributes are left out. */
  put(PK: string, SK: string, attributes: Readonly<Record<string, Value | undefined>>): Item
  /** `goal-7`, a UUID or a ULID, as this table has them. */
  id(kind: string): string
  /** Each later than the one before, in seconds. */
  at(): string
  chance(part: number): boolean
  some<T>(from: readonly T[], part?: number): T[]
}

type IdStyle = 'words' | 'uuid' | 'ulid'
const STYLES: readonly IdStyle[] = ['words', 'uuid', 'ulid']
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HEX = '0123456789abcdef'

const characters = (random: Random, count: number, alphabet: string): string =>
  Array.from({ length: count }, () => alphabet[below(random, alphabet.length)]).join('')

function uuid(random: Random): string {
  const part = (count: number) => characters(random, count, HEX)
  return `${part(8)}-${part(4)}-4${part(3)}-8${part(3)}-${part(12)}`
}

/** `from`: epoch milliseconds of the first item. */
export function createDocumentedWriter(random: Random, from: number): DocumentedWriter {
  const style = STYLES[below(random, STYLES.length)] as IdStyle
  const hasMilliseconds = random() < 0.5
  const items: Item[] = []
  let count = 0
  let time = from
  const made: Record<IdStyle, (kind: string) => string> = {
    words: (kind) => `${kind}-${(count += 1)}`,
    uuid: () => uuid(random),
    ulid: () => `01J${characters(random, 23, ALPHABET)}`,
  }
  const chance = (part: number) => random() < part
  return {
    random,
    items,
    put(PK, SK, attributes) {
      const given = Object.entries(attributes).filter(([, value]) => value !== undefined)
      const item = { PK, SK, ...Object.fromEntries(given) } as Item
      items.push(item)
      return item
    },
    id: (kind) => made[style](kind),
    at() {
      time += 1000 * (1 + below(random, 600))
      const text = new Date(time + (hasMilliseconds ? below(random, 1000) : 0)).toISOString()
      return hasMilliseconds ? text : text.replace('.000Z', 'Z')
    },
    chance,
    some: (all, part = 0.5) => all.filter(() => chance(part)),
  }
}
