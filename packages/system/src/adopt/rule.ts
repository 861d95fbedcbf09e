import { type AnyEntity, completion, fromItem, hasOwnKeys, type Of } from '@longtable/entity'
import type { Condition, Item, Operation, Store } from '@longtable/store'

/** What a rule looks around with. */
export interface AdoptReading {
  readonly store: Store
  /** ISO 8601: when this is done, for rows that say so. */
  readonly at: string
  /** What others write at this moment is adopted; a scan is followed by a recount of everything. */
  readonly isLive: boolean
}

/** One transaction, which hangs on the item being as it was read; or a contradiction, left alone. */
export type AdoptStep =
  | {
      readonly operations: readonly Operation[]
      /** What the item must still be; that it is there, unless said otherwise. */
      readonly when?: Condition
    }
  | { readonly finding: string }

interface Images {
  readonly item: Item
  readonly old?: Item | undefined
}

/**
 * What an item lacks that was written by its document alone: helper rows, attributes, keys. A rule
 * reads what is there and names what is missing, so asked again afterwards it has nothing to say.
 * Others may write meanwhile: a step that loses is asked for again.
 */
export interface AdoptRule {
  /** `goals.resource`. */
  readonly name: string
  /** Whose items it is asked about, by their keys; it need not be one of the model. */
  readonly entity: AnyEntity
  /**
   * Whether a change alone says that it was made here, or concerns nothing that the rule looks at.
   * Without it only a scan asks the rule, which always does.
   */
  readonly isOurs?: ((images: Images) => boolean) | undefined
  /** Asked when a scan has shown all items to all other rules. */
  readonly isLast?: boolean | undefined
  readonly adopt: (item: Item, reading: AdoptReading) => Promise<readonly AdoptStep[]>
}

type RuleParts = Pick<AdoptRule, 'name' | 'isOurs' | 'isLast'>

/** A rule over values; an item that cannot be read is a finding. */
export const adopter = <E extends AnyEntity>(
  entity: E,
  {
    adopt,
    ...parts
  }: RuleParts & {
    readonly adopt: (
      value: Of<E>,
      reading: AdoptReading & { readonly item: Item },
    ) => Promise<readonly AdoptStep[]>
  },
): AdoptRule => ({
  ...parts,
  entity,
  adopt: (item, reading) => adopt(fromItem(entity, item) as Of<E>, { ...reading, item }),
})

/** What says that an item was made here: attributes that its document does not know. */
export const carrying =
  (...names: readonly string[]): NonNullable<AdoptRule['isOurs']> =>
  ({ item }) =>
    names.every((name) => item[name] !== undefined)

/** Sets attributes, index keys and type where they are missing, and says which keys contradict. */
export const completes = (
  entity: AnyEntity,
  {
    agrees = () => false,
    isOurs,
    ...parts
  }: RuleParts & {
    /** A key that differs from ours and is right all the same. */
    readonly agrees?: (attribute: string, item: Item) => boolean
  },
): AdoptRule => ({
  ...parts,
  entity,
  isOurs: isOurs && ((images) => isOurs(images) && hasOwnKeys(entity, images.item)),
  async adopt(item) {
    const { update, contradictions } = completion(entity, item)
    return [
      ...contradictions
        .filter(({ attribute }) => !agrees(attribute, item))
        .map(({ text }) => ({ finding: `${item.PK} / ${item.SK}: ${text}` })),
      ...(update ? [{ operations: [update] }] : []),
    ]
  },
})
