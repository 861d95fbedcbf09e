import type { Item } from '@longtable/store'
import * as z from 'zod'
import type { Table } from './table.ts'
import { type PartValue, type Placeholders, parseTemplate, type Template } from './template.ts'

type Shape = Readonly<z.ZodRawShape>
type Output<S extends Shape> = z.output<z.ZodObject<S>>

/** Only text can stand in a key; a number has to be derived into text that sorts as it should. */
type TextFields<V> = {
  [Name in keyof V]-?: V[Name] extends string | undefined ? Name : never
}[keyof V]

type CheckedTemplate<Text, Names extends string> = Text extends string
  ? [Exclude<Placeholders<Text>, Names>] extends [never]
    ? Text
    : `{${Exclude<Placeholders<Text>, Names>}} is neither a text field nor derived`
  : Text

/** The value itself, or how it follows from the rest of the item. */
type Lacking<T> = T | ((item: Item) => T)

type KeyTexts = Readonly<Record<string, readonly [string] | readonly [string, string]>>
type CheckedKeys<K extends KeyTexts, Names extends string, T extends Table> = {
  readonly [Index in keyof K]: Index extends 'table' | keyof T['indexes']
    ? { readonly [Place in keyof K[Index]]: CheckedTemplate<K[Index][Place], Names> }
    : 'no such index'
}

interface EntityInput<S extends Shape, D extends string, K extends KeyTexts, T extends Table> {
  /** The value of the table's discriminator, and the name in documents and errors. */
  readonly type: string
  readonly fields: S
  /** One of our own rows beside the documented ones: it carries no discriminator where a document forbids it. */
  readonly isHelper?: boolean
  /** No document knows it; or, by name, those of its keys that none knows. `+` in lists. */
  readonly ours?: boolean | readonly ('table' | keyof T['indexes'])[]
  /** Parts of keys that follow from the fields and are not stored. */
  readonly derive?: Readonly<Record<D, (value: Output<S>) => PartValue>>
  /**
   * What a field is where an item lacks it because its document does not know it. What stands in the
   * item's own key need not be named.
   */
  readonly lacking?: NoInfer<{
    readonly [Name in keyof Output<S>]?: Lacking<Output<S>[Name]>
  }>
  /** `table` and the indexes the entity is in: the document's own text. */
  readonly keys: K & CheckedKeys<K, (TextFields<Output<S>> & string) | D, T>
}

export interface KeyTemplates {
  readonly partition: Template
  /** Absent in an index without sort key. */
  readonly sort?: Template
}

/** What is stored: its fields, and how its keys follow from them. `V` its value, `K` its key texts. */
export interface Entity<V = never, K extends KeyTexts = KeyTexts, D extends string = string> {
  readonly table: Table
  readonly type: string
  /** The attribute that holds `type`, where there is one. */
  readonly discriminator?: string | undefined
  readonly schema: z.ZodObject
  readonly derive: Readonly<Record<string, (value: V) => PartValue>>
  readonly lacking: Readonly<Record<string, unknown>>
  readonly templates: Readonly<Record<string, KeyTemplates>>
  /** Where it stands without a document's word: `table` and all its indexes, or some of these. */
  readonly ours: readonly string[]
  /** Types only. */
  readonly '~value'?: V
  readonly '~keys'?: K
  readonly '~derived'?: D
}

/** Any entity, where only its shape at run time counts. */
// oxlint-disable-next-line typescript/no-explicit-any -- the value's type is not known here
export type AnyEntity = Entity<any, any, any>

/** The value of an entity: `type Follow = Of<typeof Follow>`. */
export type Of<E> = E extends Entity<infer V, infer _K, infer _D> ? V : never

function templatesOf(keys: KeyTexts): Record<string, KeyTemplates> {
  return Object.fromEntries(
    Object.entries(keys).map(([index, [partition, sort]]) => [
      index,
      {
        partition: parseTemplate(partition),
        ...(sort !== undefined && { sort: parseTemplate(sort) }),
      },
    ]),
  )
}

const oursIn = ({ ours = [], keys }: { ours?: boolean | readonly PropertyKey[]; keys: object }) =>
  (typeof ours === 'boolean' ? (ours ? Object.keys(keys) : []) : ours) as readonly string[]

/** The same entity under other keys: as a former version has written it. */
export const keyedAs = <E extends AnyEntity>(one: E, keys: KeyTexts): E => ({
  ...one,
  templates: { ...one.templates, ...templatesOf(keys) },
})

/** Declares an entity of a table; names in templates and indexes are checked by the compiler. */
export function entity<
  T extends Table,
  const S extends Shape,
  const K extends KeyTexts,
  D extends string = never,
>(table: T, input: EntityInput<S, D, K, T>): Entity<Output<S>, K, D> {
  return {
    table,
    type: input.type,
    discriminator: input.isHelper ? undefined : table.discriminator,
    schema: z.object(input.fields),
    derive: (input.derive ?? {}) as Entity<Output<S>>['derive'],
    lacking: (input.lacking ?? {}) as Entity<Output<S>>['lacking'],
    templates: templatesOf(input.keys as KeyTexts),
    ours: oursIn(input),
  }
}
