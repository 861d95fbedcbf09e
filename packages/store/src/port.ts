/**
 * The store port: DynamoDB's shape as values, without expression strings. It is not an abstraction
 * over databases; what DynamoDB cannot do is not here, so that both adapters can be honest.
 */

export type Scalar = string | number | boolean | null
export type Value = Scalar | readonly Value[] | { readonly [name: string]: Value }

export interface Key {
  readonly PK: string
  readonly SK: string
}

/** A stored item, literally: its key, its index attributes and its payload side by side. */
export type Item = Key & { readonly [attribute: string]: Value }

export interface IndexDefinition {
  /** The attribute that holds the index's partition key. An item without it is not in the index. */
  readonly partition: string
  /** The attribute that holds the sort key; an index may have none (CollabHub's GSI4). */
  readonly sort?: string
}

export interface TableDefinition {
  readonly name: string
  readonly indexes: Readonly<Record<string, IndexDefinition>>
  /** The attribute with the expiry in epoch seconds. From then on the item does not exist. */
  readonly ttl?: string
  /** Whether changes are recorded; false only for tables of leases and checkpoints. */
  readonly log: boolean
}

/** Conditions on a sort key, as in a DynamoDB key condition. Strings compare by their UTF-8 bytes. */
export type SortCondition =
  | { readonly equals: string }
  | { readonly begins: string }
  | { readonly between: readonly [from: string, to: string] }
  | { readonly lessThan: string }
  | { readonly atMost: string }
  | { readonly moreThan: string }
  | { readonly atLeast: string }

/** The key attributes of the last item seen: `PK`, `SK` and, in an index, its own attributes. */
export type Position = Readonly<Record<string, string>>

export interface Query {
  /** Absent means the table itself. */
  readonly index?: string
  readonly partition: string
  readonly sort?: SortCondition
  /** At most this many items; expired ones do not count. Default `QUERY_LIMIT_DEFAULT`. */
  readonly limit?: number
  readonly descending?: boolean
  /** Exclusive start. */
  readonly after?: Position
  /** Table queries are consistent unless stale; index queries are never consistent. */
  readonly stale?: boolean
}

export interface QueryPage {
  readonly items: readonly Item[]
  /** Where to go on. Absent: that was the end. Present: there may be more. */
  readonly next?: Position
}

/**
 * A comparison holds only when the attribute is there (also `notEquals`), so that an absent item
 * satisfies `absent` and `missing` and nothing else. Values of different types are never in order.
 */
export type Comparison =
  | { readonly attribute: string; readonly equals: Scalar }
  | { readonly attribute: string; readonly notEquals: Scalar }
  | { readonly attribute: string; readonly in: readonly Scalar[] }
  | { readonly attribute: string; readonly lessThan: string | number }
  | { readonly attribute: string; readonly atMost: string | number }
  | { readonly attribute: string; readonly moreThan: string | number }
  | { readonly attribute: string; readonly atLeast: string | number }
  | { readonly attribute: string; readonly exists: true }
  | { readonly attribute: string; readonly missing: true }

export type SimpleCondition = 'absent' | 'present' | Comparison
export type ConditionGroup =
  | { readonly all: readonly SimpleCondition[] }
  | { readonly any: readonly SimpleCondition[] }
export type Condition =
  | SimpleCondition
  | { readonly all: readonly (SimpleCondition | ConditionGroup)[] }
  | { readonly any: readonly (SimpleCondition | ConditionGroup)[] }

export interface Put {
  readonly kind: 'put'
  readonly item: Item
  readonly when?: Condition
  /** A failed condition carries the item that was there. */
  readonly returnItem?: boolean
}

export interface Update {
  readonly kind: 'update'
  readonly key: Key
  readonly set?: Readonly<Record<string, Value>>
  readonly setIfMissing?: Readonly<Record<string, Value>>
  readonly remove?: readonly string[]
  /** Whole numbers, added to a number or to nothing; beyond 2⁵³ the engines round differently. */
  readonly add?: Readonly<Record<string, number>>
  /** Without it an update of an absent item is a failed condition. */
  readonly orCreate?: boolean
  readonly when?: Condition
  readonly returnItem?: boolean
}

export interface Delete {
  readonly kind: 'delete'
  readonly key: Key
  readonly when?: Condition
  readonly returnItem?: boolean
}

export interface Check {
  readonly kind: 'check'
  readonly key: Key
  readonly when: Condition
  readonly returnItem?: boolean
}

export type Operation = Put | Update | Delete | Check

export interface WriteMany {
  readonly puts?: readonly Item[]
  readonly deletes?: readonly Key[]
  /** Values that only DynamoDB can hold go back as they were read; other engines refuse them. */
  readonly keepsForeign?: boolean
}

export interface ReadOptions {
  readonly stale?: boolean
}

/** One table. */
export interface Store {
  readonly table: TableDefinition
  get(key: Key, options?: ReadOptions): Promise<Item | undefined>
  /** In the order of the keys; undefined where there is no item. */
  getMany(keys: readonly Key[], options?: ReadOptions): Promise<(Item | undefined)[]>
  query(query: Query): Promise<QueryPage>
  /** One operation is a conditional write, several are one transaction. Durable when it resolves. */
  write(operations: readonly Operation[]): Promise<void>
  /** Not atomic: chunked and retried, for fan-out and clean-up. */
  writeMany(writes: WriteMany): Promise<void>
  readonly changes: ChangeLog
}

/** What happened to one item. A write that changes nothing makes no change. */
export interface Change {
  /** A number in digits: the same whenever the change is delivered again, larger for an item's later ones. */
  readonly id: string
  /** Epoch milliseconds; DynamoDB knows only the second. */
  readonly at: number
  readonly key: Key
  readonly old?: Item
  readonly new?: Item
  /** The old image had expired by then, so for every reader it had gone already. */
  readonly expired?: true
}

/** An opaque place in a table's change log. */
export type LogPosition = string

export interface ChangeBatch {
  readonly changes: readonly Change[]
  /** Read on from here, also when the batch is empty. */
  readonly position: LogPosition
}

/** Order is promised per item and nothing more; a change may be delivered again. */
export interface ChangeLog {
  /** Before the oldest change that is kept. */
  oldest(): Promise<LogPosition>
  /** After the newest change at the time of the call. */
  newest(): Promise<LogPosition>
  /** Throws `ChangeGapError` when changes after the position are gone already. */
  read(after: LogPosition, limit: number): Promise<ChangeBatch>
}

export interface ScanPart {
  readonly segment: number
  readonly segments: number
  /** Also what has expired and stands there still, for who proves what is told when it goes. */
  readonly withExpired?: boolean
}

/** For hosts only: never on a request's path. */
export interface StoreTools {
  /** Every item that exists, in pages, this segment's share of them. */
  scan(part?: ScanPart): AsyncIterable<readonly Item[]>
  /** A copy of all data that can be opened; says where it is. */
  backup(target: string): Promise<string>
  /** Removes expired items; says how many. */
  sweep(): Promise<number>
  /** Forgets changes up to the position; says how many. */
  trim(upTo: LogPosition): Promise<number>
  /** What contradicts what inside the engine, as far as it lets us look; nothing when all is well. */
  verify(): Promise<readonly string[]>
}

/** An engine with its tables open. */
export interface Engine {
  table(name: string): Store
  tools(name: string): StoreTools
  close(): Promise<void>
}

/** Epoch milliseconds. */
export type Clock = () => number
