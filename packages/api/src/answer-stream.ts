import type { Logger } from '@longtable/core'
import { answerErrors, tokenEnded } from './errors.ts'
import { type EventStream, mapEvents } from './event-stream.ts'
import type { Answer } from './execute.ts'
import { TIMER_MS_MAX } from './limits.ts'

type Outcome = { readonly event: unknown; readonly context: object } | { readonly error: unknown }

/** A source that fails, as it does when a policy refuses, has that failure as its last outcome. */
function outcomes(
  source: AsyncIterable<unknown>,
  contextOf: AnswerStreamOptions['contextOf'],
): AsyncIterable<Outcome> {
  const events = mapEvents(source, async (event) => ({ event, context: await contextOf() }))
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        try {
          return await events.next()
        } catch (error) {
          return { value: { error }, done: false }
        }
      },
      return: () => events.return(),
    }),
  }
}

export interface AnswerStreamOptions {
  readonly log: Logger
  /** Of an event; what it throws ends the stream, as a refusal of the source does. */
  readonly contextOf: () => Promise<object>
  readonly onEvent: (event: unknown, context: object) => Promise<Answer>
}

export const answerStream = (
  source: AsyncIterable<unknown>,
  { log, contextOf, onEvent }: AnswerStreamOptions,
): EventStream<Answer> =>
  mapEvents(outcomes(source, contextOf), async (outcome) =>
    'error' in outcome
      ? { errors: answerErrors([outcome.error], log) }
      : onEvent(outcome.event, outcome.context),
  )

/** The same stream, ended by an error when the token ends. */
export function endWithToken(
  stream: EventStream<Answer>,
  { log, afterMs }: { readonly log: Logger; readonly afterMs: number },
): EventStream<Answer> {
  const timer = setTimeout(
    () => stream.end({ errors: answerErrors([tokenEnded()], log) }),
    Math.min(Math.max(afterMs, 0), TIMER_MS_MAX),
  )
  return {
    async next() {
      const result = await stream.next()
      if (result.done) clearTimeout(timer)
      return result
    },
    return() {
      clearTimeout(timer)
      return stream.return()
    },
    throw(error) {
      clearTimeout(timer)
      return stream.throw(error)
    },
    end(last) {
      clearTimeout(timer)
      stream.end(last)
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
