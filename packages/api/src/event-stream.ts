/** What comes of one event: a value, or undefined when this subscriber does not get to see it. */
export type OnEvent<In, Out> = (event: In) => Promise<Out | undefined>

export interface EventStream<T> extends AsyncIterableIterator<T> {
  return(): Promise<IteratorResult<T>>
  throw(error: unknown): Promise<IteratorResult<T>>
  /** Ends it from outside; `last` is still given. */
  end(last?: T): void
}

/**
 * Maps events one after the other. Unlike an async generator it can be ended while it waits for an
 * event, so a subscriber that leaves is forgotten at once and not at the next event.
 */
export function mapEvents<In, Out>(
  events: AsyncIterable<In>,
  onEvent: OnEvent<In, Out>,
): EventStream<Out> {
  const source = events[Symbol.asyncIterator]()
  let ended = false
  let last: Out | undefined
  let wake: (() => void) | undefined

  const finish = (): IteratorResult<Out> => {
    if (last === undefined) return { value: undefined, done: true }
    const value = last
    last = undefined
    return { value, done: false }
  }

  async function pull(): Promise<IteratorResult<Out>> {
    while (!ended) {
      const result = await source.next()
      if (ended) break
      if (result.done) {
        ended = true
        break
      }
      const value = await onEvent(result.value)
      if (value !== undefined && !ended) return { value, done: false }
    }
    return finish()
  }

  function end(given?: Out): void {
    if (ended) return
    ended = true
    last = given
    // Sources of ours do not fail when they are left; one that does has nobody to tell.
    Promise.resolve(source.return?.()).catch(() => undefined)
    wake?.()
  }

  return {
    next() {
      if (ended) return Promise.resolve(finish())
      return new Promise((resolve, reject) => {
        wake = () => resolve(finish())
        pull().then(resolve, (error: unknown) => {
          reject(error as Error)
          end()
        })
      })
    },
    return() {
      end()
      return Promise.resolve({ value: undefined, done: true })
    },
    throw(error) {
      end()
      return Promise.reject(error as Error)
    },
    end,
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
