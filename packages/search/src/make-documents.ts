import type { Logger } from '@longtable/core'
import { type AnyEntity, findListed, fromItem, isOf, readable } from '@longtable/entity'
import { type Change, type Item, type Store, StoreUnavailableError } from '@longtable/store'
import {
  type DocumentKey,
  documentName,
  idIn,
  keyIn,
  type Reading,
  type SearchDocument,
  type SearchKind,
  type SearchSource,
} from './document.ts'

/** So many are made from one round of reads. */
const AT_ONCE = 100

export interface Making {
  readonly store: Store
  readonly source: SearchSource
  readonly log: Logger
}

export type Made = DocumentKey & { readonly document: SearchDocument | undefined }

const readingOf = ({ store, log }: Making): Reading => ({
  store,
  onUnreadable: (error) => log.error({ err: error }, 'a stored item cannot be found by search'),
})

/** One that cannot be made is left out and told: it must not stop the others. */
async function made(
  making: Making,
  kind: SearchKind,
  values: readonly object[],
): Promise<readonly (SearchDocument | undefined)[]> {
  try {
    return await kind.documents(readingOf(making), values)
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error
    if (values.length > 1) {
      const alone: (SearchDocument | undefined)[] = []
      for (const value of values) alone.push(...(await made(making, kind, [value])))
      return alone
    }
    const id = idIn(kind, values[0] as Record<string, unknown>)
    making.log.error({ kind: kind.kind, id, err: error }, 'it cannot be found by search')
    return [undefined]
  }
}

/** Documents of things that were just read. */
export async function documentsOfItems(making: Making, items: readonly Item[]): Promise<Made[]> {
  const all: Made[] = []
  for (const kind of making.source.kinds) {
    const values = items
      .filter((item) => isOf(kind.entity, item))
      .map((item) => readable(readingOf(making), () => fromItem(kind.entity, item) as object))
      .filter((value) => value !== undefined)
    for (let at = 0; at < values.length; at += AT_ONCE) {
      const some = values.slice(at, at + AT_ONCE)
      const documents = await made(making, kind, some)
      some.forEach((value, place) => {
        const id = idIn(kind, value as Record<string, unknown>)
        all.push({ kind: kind.kind, id, document: documents[place] })
      })
    }
  }
  return all
}

/** Documents as the tables are now: also what is gone, or not to be found any more. */
export async function documentsByKey(
  making: Making,
  keys: readonly DocumentKey[],
): Promise<Made[]> {
  const all: Made[] = []
  for (const kind of making.source.kinds) {
    const ids = keys.filter((key) => key.kind === kind.kind).map(({ id }) => id)
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE)
      const found = await findListed(
        readingOf(making),
        kind.entity,
        some.map((id) => keyIn(kind, id)),
      )
      const there = found.filter((value) => value !== undefined) as object[]
      const documents = await made(making, kind, there)
      const byId = new Map(
        there.map((value, place) => [
          idIn(kind, value as Record<string, unknown>),
          documents[place],
        ]),
      )
      for (const id of some) all.push({ kind: kind.kind, id, document: byId.get(id) })
    }
  }
  return all
}

const isSame = (change: Change, attributes: readonly string[]): boolean =>
  change.old !== undefined &&
  change.new !== undefined &&
  attributes.every(
    (name) => JSON.stringify(change.old?.[name]) === JSON.stringify(change.new?.[name]),
  )

/** Which documents, and which names that others hang on, a change is about. */
export function touchedBy(
  making: Making,
  changes: readonly Change[],
): { readonly keys: Map<string, DocumentKey>; readonly names: Set<string> } {
  const { kinds, touches = [] } = making.source
  const keys = new Map<string, DocumentKey>()
  const names = new Set<string>()
  /** What can no longer be read was something else before. */
  const valueOf = (entity: AnyEntity, item: Item | undefined) =>
    item && readable(readingOf(making), () => fromItem(entity, item) as Record<string, unknown>)
  for (const change of changes) {
    for (const kind of kinds) {
      if (!isOf(kind.entity, change.key)) continue
      const value = valueOf(kind.entity, change.new) ?? valueOf(kind.entity, change.old)
      if (!value) continue
      const key = { kind: kind.kind, id: idIn(kind, value) }
      keys.set(documentName(key), key)
    }
    for (const { entity, attributes, name } of touches) {
      if (!isOf(entity, change.key) || isSame(change, attributes)) continue
      const value = valueOf(entity, change.new) ?? valueOf(entity, change.old)
      if (value) names.add(name(value))
    }
  }
  return { keys, names }
}
