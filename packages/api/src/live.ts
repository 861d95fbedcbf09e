import type { Context } from '@longtable/core'
import { mapEvents } from './event-stream.ts'
import { renewed } from './fresh-context.ts'

export interface Live<Event, Input, Value> {
  /** The field's arguments as the domain wants them; a zod schema's `parse`. */
  readonly parse: (input: unknown) => Input
  /** Throws for who may not listen: asked when subscribing and again before each event. */
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
      return mapEvents(field.events(context, input), async (event: Event) => {
        const now = renewed(context)
        await field.admit(now, input)
        return await field.show(now, input, event)
      })
    },
    resolve: (value: Value) => value,
  }
}
