import type { Context } from '@longtable/core'
import { DOUBT, withDoubts } from './doubts.ts'
import { mapEvents } from './event-stream.ts'
import { renewed, watchOf } from './fresh-context.ts'

export interface Live<Event, Input, Value> {
  /** The field's arguments as the domain wants them; a zod schema's `parse`. */
  readonly parse: (input: unknown) => Input
  /**
   * Throws for who may not listen: asked when subscribing, before each event, and whenever something
   * about the listener has changed.
   */
  readonly admit: (context: Context, input: Input) => Promise<void> | void
  readonly events: (context: Context, input: Input) => AsyncIterable<Event>
  /** What this listener sees of an event; undefined hides it. */
  readonly show: (
    context: Context,
    input: Input,
    event: Event,
  ) => Promise<Value | undefined> | Value | undefined
}

/** A subscription's resolver. A listener who may no longer listen gets the refusal and nothing more. */
export function live<Event, Input, Value>(field: Live<Event, Input, Value>) {
  return {
    async subscribe(_source: unknown, given: unknown, context: Context) {
      const input = field.parse(given)
      await field.admit(context, input)
      const watch = watchOf(context)
      const events = field.events(context, input)
      return mapEvents(watch ? withDoubts(events, watch) : events, async (event) => {
        const now = await renewed(context)
        await field.admit(now, input)
        return event === DOUBT ? undefined : await field.show(now, input, event)
      })
    },
    resolve: (value: Value) => value,
  }
}
