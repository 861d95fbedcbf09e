import type { AnyEntity, Of } from '@longtable/entity'
import type { Value } from '@longtable/store'
import type { Bus } from './live/bus.ts'
import type { Logger } from './logger.ts'
import { type EntityChange, onChange, type Processor } from './processors/processor.ts'

/** Something that happened, for programs outside: `system.noun.verb`. May come more than once; `id` tells. */
export interface DomainEvent {
  readonly id: string
  readonly name: string
  readonly at: string
  readonly data: Readonly<Record<string, Value>>
}

/** EventBridge's place. */
export interface EventSink {
  publish(event: DomainEvent): Promise<void>
}

export const EVENTS_TOPIC = 'events'

/** The default sink: the in-process bus and the log. */
export const localEvents = (bus: Bus, log: Logger): EventSink => ({
  async publish(event) {
    bus.publish(EVENTS_TOPIC, event)
    log.info({ event: event.name, id: event.id }, 'event')
  },
})

interface EventRule<V> {
  readonly name: string
  /** What the event says, or undefined when this change is none. No private attributes. */
  readonly data: (change: EntityChange<V>) => Readonly<Record<string, Value>> | undefined
}

/** One processor per entity that turns its changes into events. */
export function domainEvents<E extends AnyEntity>(
  entity: E,
  rules: readonly EventRule<Of<E>>[],
  sink: EventSink,
): Processor {
  const name = `events.${rules[0]?.name.split('.').slice(0, 2).join('-') ?? entity.type}`
  return onChange(name, entity, async (change) => {
    for (const rule of rules) {
      const data = rule.data(change)
      if (data)
        await sink.publish({
          id: `${change.id}-${rule.name}`,
          name: rule.name,
          at: new Date(change.at).toISOString(),
          data,
        })
    }
  })
}
