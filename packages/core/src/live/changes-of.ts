import { type AnyEntity, fromItem, isOf, type Of } from '@longtable/entity'
import type { Change } from '@longtable/store'
import type { Bus } from './bus.ts'
import { type Cause, causeOf } from './cause.ts'

interface Told {
  readonly topic: string
  readonly message: object
}

/**
 * Tells listeners of each change of an entity, by what was written or has gone. Every worker does
 * that for its own listeners, wherever the write was made.
 */
export const changesOf =
  <E extends AnyEntity>(
    entity: E,
    tell: (value: Of<E>, cause: Cause | undefined) => Told | readonly Told[] | undefined,
  ) =>
  (change: Change, publish: Bus['publish']): void => {
    const item = change.new ?? change.old
    if (!item || !isOf(entity, change.key)) return
    const told = tell(fromItem(entity, item) as Of<E>, causeOf(change))
    for (const { topic, message } of [told ?? []].flat()) publish(topic, message)
  }
