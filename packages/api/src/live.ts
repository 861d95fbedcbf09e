import type { Context, InputSchema } from '@longtable/core'
import { DOUBT, withDoubts } from './doubts.ts'
import { mapEvents } from './event-stream.ts'
import { renewed, watchOf } from './fresh-context.ts'
import type { ParsingResolver } from './resolvers.ts'

interface Live<C, Given, Input, Event, Value> {
  /** The field's arguments, as the domain wants them. */
  readonly input: InputSchema<Input, Given>
  /**
   * Throws for who may not listen: asked when subscribing, before each event, and whenever something
   * about the listener has changed.
   */
  readonly admit: (context: C, input: Input) => Promise<void> | void
  readonly events: (context: C, input: Input) => AsyncIterable<Event>
  /** What this listener sees of an event; undefined hides it. */
  readonly show: (
    context: C,
    input: Input,
    event: Event,
  ) => Promise<Value | undefined> | Value | undefined
}

/** A subscription's resolver. A listener who may no longer listen gets the refusal and nothing more. */
export function live<C extends Context, Given, Input, Event, Value>(
  field: Live<C, Given, Input, Event, Value>,
) {
  const subscribe: ParsingResolver<C, Given, object, AsyncIterable<Value>> = async (
    _,
    given,
    context,
  ) => {
    const input = field.input.parse(given)
    await field.admit(context, input)
    const watch = watchOf(context)
    const events = field.events(context, input)
    return mapEvents(watch ? withDoubts(events, watch) : events, async (event) => {
      const now = await renewed(context)
      await field.admit(now, input)
      return event === DOUBT ? undefined : await field.show(now, input, event)
    })
  }
  return { subscribe, resolve: (value: Value) => value }
}
