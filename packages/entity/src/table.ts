import type { IndexDefinition, TableDefinition } from '@longtable/store'

export type Indexes = Readonly<Record<string, IndexDefinition>>

/** A table as its document describes it. `discriminator` names the attribute that holds the type, if any. */
export interface Table<I extends Indexes = Indexes> extends TableDefinition {
  readonly indexes: I
  readonly discriminator?: string
}

interface TableInput<I extends Indexes> {
  readonly name: string
  readonly indexes: I
  readonly discriminator?: string
  readonly ttl?: string
  readonly log?: boolean
}

export function table<const I extends Indexes>(input: TableInput<I>): Table<I> {
  return { log: true, ...input }
}
