/** Comes among events when who listens may no longer do so. */
export const DOUBT = Symbol('doubt')

type Watch = (onChange: () => void) => () => void
type Outcome<Event> = { readonly result: IteratorResult<Event> } | { readonly error: unknown }

/**
 * The events, and a doubt whenever the listener's rights may have changed, so that one who waits for
 * an event that never comes is asked too. The first doubt comes at once: between the question who
 * listens and the beginning of the watch, the answer may have become another.
 */
export function withDoubts<Event>(
  events: AsyncIterable<Event>,
  watch: Watch,
): AsyncIterableIterator<Event | typeof DOUBT> {
  const source = events[Symbol.asyncIterator]()
  let isDoubted = true
  let isPulling = false
  let arrived: Outcome<Event> | undefined
  let wake: (() => void) | undefined
  const stop = watch(() => {
    isDoubted = true
    wake?.()
  })

  function pull(): void {
    if (isPulling) return
    isPulling = true
    const arrive = (outcome: Outcome<Event>) => {
      isPulling = false
      arrived = outcome
      wake?.()
    }
    source.next().then(
      (result) => arrive({ result }),
      (error: unknown) => arrive({ error }),
    )
  }

  return {
    async next() {
      while (!isDoubted && !arrived) {
        pull()
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      if (isDoubted) {
        isDoubted = false
        return { value: DOUBT, done: false }
      }
      const outcome = arrived as Outcome<Event>
      arrived = undefined
      if ('error' in outcome || outcome.result.done) stop()
      if ('error' in outcome) throw outcome.error
      return outcome.result
    },
    async return() {
      stop()
      await source.return?.()
      return { value: undefined, done: true }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
