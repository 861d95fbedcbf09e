import { type AnyEntity, fromItem, type Of } from '@longtable/entity'
import type { Condition, Item, Operation, Store } from '@longtable/store'

/** What a rule looks around with. */
export interface AdoptReading {
  readonly store: Store
  /** ISO 8601: when this is done, for rows that say so. */
  readonly at: string
}

/** One transaction, which hangs on the item being as it was read; or a contradiction, left alone. */
export type AdoptStep =
  | {
      readonly operations: readonly Operation[]
      /** What the item must still be; that it is there, unless said otherwise. */
      readonly when?: Condition
    }
  | { readonly finding: string }

/** How an item came: without the old image it may have been there for long. */
export interface AdoptImages {
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
  /** Whether the images alone say that nothing is missing. Without it only a scan asks the rule. */
  readonly isWhole?: ((images: AdoptImages) => boolean) | undefined
  readonly adopt: (item: Item, reading: AdoptReading) => Promise<readonly AdoptStep[]>
}

interface RuleParts<E extends AnyEntity> extends Pick<AdoptRule, 'name' | 'isWhole'> {
  readonly adopt: (value: Of<E>, reading: AdoptReading) => Promise<readonly AdoptStep[]>
}

/** A rule over values; an item that cannot be read is a finding. */
export const adopter = <E extends AnyEntity>(
  entity: E,
  { name, isWhole, adopt }: RuleParts<E>,
): AdoptRule => ({
  name,
  entity,
  isWhole,
  adopt: (item, reading) => adopt(fromItem(entity, item) as Of<E>, reading),
})
