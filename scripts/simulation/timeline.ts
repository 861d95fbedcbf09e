/** Whoever events belong to: those of one that has died never happen. */
export interface Owner {
  readonly isDead: boolean
}

interface Event {
  readonly at: number
  /** Of two at the same moment the first comes first. */
  readonly place: number
  readonly owner: Owner | undefined
  readonly run: () => void
  isCancelled: boolean
}

export interface Scheduled {
  cancel(): void
}

/** Time that passes only from one event to the next, and what is to happen in it. */
export interface Timeline {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Whose event is being run; undefined between events, and in those of nobody. */
  readonly owner: Owner | undefined
  readonly isRunning: boolean
  after(ms: number, run: () => void, owner?: Owner): Scheduled
  /** Time passes and nothing happens, as on a machine that sleeps: what was due comes late. */
  skip(ms: number): void
  /** Everything up to a moment, one event at a time. */
  runUntil(time: number): Promise<void>
}

const isSooner = (one: Event, other: Event) =>
  one.at < other.at || (one.at === other.at && one.place < other.place)

/** The soonest first. */
function createQueue() {
  const heap: Event[] = []
  const swap = (a: number, b: number) => {
    const kept = heap[a] as Event
    heap[a] = heap[b] as Event
    heap[b] = kept
  }
  const sooner = (a: number, b: number) => isSooner(heap[a] as Event, heap[b] as Event)
  return {
    first: () => heap[0],
    push(event: Event) {
      let place = heap.push(event) - 1
      while (place > 0 && sooner(place, (place - 1) >> 1)) {
        swap(place, (place - 1) >> 1)
        place = (place - 1) >> 1
      }
    },
    pop(): void {
      swap(0, heap.length - 1)
      heap.pop()
      for (let place = 0; ; ) {
        let least = place
        for (const child of [2 * place + 1, 2 * place + 2])
          if (child < heap.length && sooner(child, least)) least = child
        if (least === place) return
        swap(place, least)
        place = least
      }
    },
  }
}

/**
 * After each event everything that follows from it without waiting is done before the next one, so
 * all of it belongs to the same owner. `turn` resolves when nothing of it is left.
 */
export function createTimeline(start: number, turn: () => Promise<void>): Timeline {
  const queue = createQueue()
  let [time, places, isRunning] = [start, 0, false]
  let owner: Owner | undefined

  async function happen(event: Event): Promise<void> {
    time = Math.max(time, event.at)
    if (event.isCancelled || event.owner?.isDead) return
    owner = event.owner
    event.run()
    await turn()
    owner = undefined
  }

  return {
    now: () => time,
    get owner() {
      return owner
    },
    get isRunning() {
      return isRunning
    },
    after(ms, run, of) {
      const at = time + Math.max(0, ms)
      const event: Event = { at, place: places++, owner: of, run, isCancelled: false }
      queue.push(event)
      return {
        cancel() {
          event.isCancelled = true
        },
      }
    },
    skip(ms) {
      time += ms
    },
    async runUntil(end) {
      isRunning = true
      for (let next = queue.first(); next && next.at <= end; next = queue.first()) {
        queue.pop()
        await happen(next)
      }
      time = Math.max(time, end)
      isRunning = false
    },
  }
}
