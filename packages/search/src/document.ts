import type { AnyEntity, Of, Reader } from '@longtable/entity'

/** What documents are made from. */
export type Reading = Pick<Reader, 'store' | 'onUnreadable'>

/**
 * What one stored thing is found by. Its texts are not kept, only their words: what is shown of a hit
 * is read anew.
 */
export interface SearchDocument {
  /** Epoch milliseconds: of those that fit equally well the newest comes first. */
  readonly at: number
  readonly title: string
  /** What everybody reads who sees it at all. */
  readonly card?: readonly string[]
  /** What is read only by who sees the whole of it. */
  readonly body?: readonly string[]
  /** Who sees it: whoever has one of these marks. */
  readonly audience: readonly string[]
  /** What it is filtered and counted by. */
  readonly facets?: Readonly<Record<string, readonly string[]>>
  /** Names under which other items are told of that show in it. */
  readonly hangsOn?: readonly string[]
}

/** Things of one entity that can be found. */
export interface SearchKind {
  readonly kind: string
  /** Raised when documents are made in another way: then the index is built anew. */
  readonly version: number
  readonly entity: AnyEntity
  /** The fields of its key; joined by a space they are the document's id. */
  readonly key: readonly string[]
  /** As the tables are now, in the order of the values; undefined: not to be found by anybody. */
  readonly documents: (
    reading: Reading,
    // oxlint-disable-next-line typescript/no-explicit-any -- the entity says what it is
    values: readonly any[],
  ) => Promise<readonly (SearchDocument | undefined)[]>
}

interface KindOf<E extends AnyEntity> extends Omit<SearchKind, 'entity' | 'documents' | 'key'> {
  readonly key: readonly (keyof Of<E> & string)[]
  readonly documents: (
    reading: Reading,
    values: readonly Of<E>[],
  ) => Promise<readonly (SearchDocument | undefined)[]>
}

export const searchKind = <E extends AnyEntity>(entity: E, rest: KindOf<E>): SearchKind => ({
  entity,
  ...rest,
})

/** An item that shows in documents of others. */
export interface SearchTouch {
  readonly entity: AnyEntity
  /** Only when one of these changes. */
  readonly attributes: readonly string[]
  // oxlint-disable-next-line typescript/no-explicit-any -- the entity says what it is
  readonly name: (value: any) => string
}

export const touching = <E extends AnyEntity>(
  entity: E,
  attributes: readonly (keyof Of<E> & string)[],
  name: (value: Of<E>) => string,
): SearchTouch => ({ entity, attributes, name })

/** All that a system lets people find. */
export interface SearchSource {
  readonly kinds: readonly SearchKind[]
  readonly touches?: readonly SearchTouch[]
}

/** Which document: of which kind, and of which thing. */
export interface DocumentKey {
  readonly kind: string
  readonly id: string
}

export const documentName = ({ kind, id }: DocumentKey): string => `${kind} ${id}`

export const idIn = ({ key }: SearchKind, value: Readonly<Record<string, unknown>>): string =>
  key.map((name) => String(value[name])).join(' ')

export function keyIn({ key }: SearchKind, id: string): Record<string, string> {
  const parts = id.split(' ')
  return Object.fromEntries(key.map((name, place) => [name, parts[place] ?? '']))
}

export const versionOf = ({ kinds }: SearchSource): string =>
  kinds
    .map(({ kind, version }) => `${kind}${version}`)
    .toSorted()
    .join(',')
