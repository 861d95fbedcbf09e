import type { Item } from '@longtable/store'
import type * as z from 'zod'
import type { AnyEntity, KeyTemplates } from './entity.ts'
import { matchTemplate, prefixOf, type Template } from './template.ts'

/** Whether a field could hold this text; of a derived part nothing is known. */
export function fieldAccepts(entity: AnyEntity, name: string, text: string): boolean {
  const field = entity.schema.shape[name] as z.ZodType | undefined
  return !field || field.safeParse(text).success
}

function matches(entity: AnyEntity, template: Template, key: string): boolean {
  const values = matchTemplate(template, key)
  return (
    values !== undefined &&
    Object.entries(values).every(([name, text]) => fieldAccepts(entity, name, text))
  )
}

/** Some tables have no discriminator, so an item is known by its key alone. */
export function isOf(entity: AnyEntity, { PK, SK }: { PK: string; SK: string }): boolean {
  const { partition, sort } = entity.templates.table as Required<KeyTemplates>
  // Many entities share a partition: what they begin with tells them apart before anything is parsed.
  return (
    SK.startsWith(prefixOf(sort)) && matches(entity, partition, PK) && matches(entity, sort, SK)
  )
}

/** What a key begins with, up to its first separator: by that most entities are told apart. */
function wordOf(key: string): string {
  const end = key.indexOf('#')
  return end === -1 ? key : key.slice(0, end + 1)
}

/** Undefined where the keys of a template need not begin with the same word. */
function wordOfAll(template: Template): string | undefined {
  const prefix = prefixOf(template)
  return prefix.includes('#') || prefix === template.text ? wordOf(prefix) : undefined
}

interface Candidate<E> {
  readonly entity: E
  readonly sortPrefix: string
}

interface Candidates<E> {
  readonly byWord: ReadonlyMap<string, readonly Candidate<E>[]>
  /** For keys that begin with no entity's word. */
  readonly others: readonly Candidate<E>[]
}

const candidatesOf = new WeakMap<readonly AnyEntity[], Candidates<AnyEntity>>()

/** Every change asks, so the entities of a list are put in order once. */
function ordered(entities: readonly AnyEntity[]): Candidates<AnyEntity> {
  const known = candidatesOf.get(entities)
  if (known) return known
  const all = entities.map((entity) => {
    const { partition, sort } = entity.templates.table as Required<KeyTemplates>
    return { entity, word: wordOfAll(partition), sortPrefix: prefixOf(sort) }
  })
  const words = new Set(all.flatMap(({ word }) => (word === undefined ? [] : [word])))
  const candidates: Candidates<AnyEntity> = {
    byWord: new Map(
      [...words].map((one) => [one, all.filter(({ word = one }) => word === one)] as const),
    ),
    others: all.filter(({ word }) => word === undefined),
  }
  candidatesOf.set(entities, candidates)
  return candidates
}

/** The first of them whose key this is. The list must not change afterwards. */
export function recognise<E extends AnyEntity>(
  entities: readonly E[],
  item: Pick<Item, 'PK' | 'SK'>,
): E | undefined {
  const { byWord, others } = ordered(entities)
  const candidates = (byWord.get(wordOf(item.PK)) ?? others) as readonly Candidate<E>[]
  return candidates.find(
    ({ entity, sortPrefix }) => item.SK.startsWith(sortPrefix) && isOf(entity, item),
  )?.entity
}
