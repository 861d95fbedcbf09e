import type { Value } from '@longtable/store'
import type { Bus } from './live/bus.ts'
import type { Logger } from './logger.ts'

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

/** Nobody outside listens. */
export const silentEvents: EventSink = { publish: async () => undefined }
