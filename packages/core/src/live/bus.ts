/** In-process delivery to live subscribers; what a worker's own tail sees of the change log. */
export interface Bus {
  publish(topic: string, message: unknown): void
  /** Ends when `return()` is called, or throws when the subscriber is too slow. */
  subscribe<T>(topic: string): AsyncIterableIterator<T>
  readonly subscribers: number
}

const QUEUE_MAX = 1000

interface Subscriber {
  push(message: unknown): void
}

export function createBus(): Bus {
  const topics = new Map<string, Set<Subscriber>>()

  function leave(topic: string, subscriber: Subscriber): void {
    const all = topics.get(topic)
    all?.delete(subscriber)
    if (all?.size === 0) topics.delete(topic)
  }

  function subscribe<T>(topic: string): AsyncIterableIterator<T> {
    const queue: T[] = []
    let waiting: ((result: IteratorResult<T>) => void) | undefined
    let ended = false
    let overrun = false
    const subscriber: Subscriber = {
      push(message) {
        if (ended) return
        if (waiting) {
          waiting({ value: message as T, done: false })
          waiting = undefined
        } else if (queue.length < QUEUE_MAX) queue.push(message as T)
        else {
          overrun = true
          leave(topic, subscriber)
        }
      },
    }
    topics.set(topic, (topics.get(topic) ?? new Set()).add(subscriber))
    const finish = (): Promise<IteratorResult<T>> => {
      ended = true
      leave(topic, subscriber)
      waiting?.({ value: undefined, done: true })
      waiting = undefined
      return Promise.resolve({ value: undefined, done: true })
    }
    return {
      next() {
        const head = queue.shift()
        if (head !== undefined) return Promise.resolve({ value: head, done: false })
        if (ended) return Promise.resolve({ value: undefined, done: true })
        if (overrun)
          return Promise.reject(new Error(`More than ${QUEUE_MAX} messages waited to be read.`))
        return new Promise((resolve) => {
          waiting = resolve
        })
      },
      return: finish,
      throw: finish,
      [Symbol.asyncIterator]() {
        return this
      },
    }
  }

  return {
    publish(topic, message) {
      for (const subscriber of topics.get(topic) ?? []) subscriber.push(message)
    },
    subscribe,
    get subscribers() {
      return [...topics.values()].reduce((sum, all) => sum + all.size, 0)
    },
  }
}
