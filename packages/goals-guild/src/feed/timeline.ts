import { createHeap } from './heap.ts'

/** Actors by the numbers that the index knows them by. */
export interface ActorSet {
  has(actor: number): boolean
  readonly size: number
  [Symbol.iterator](): Iterator<number>
}

export interface Entry {
  readonly actor: number
  readonly key: string
}

/** The newest activities of everybody, ordered by time, and of each actor alone. */
export interface Timeline {
  add(entry: Entry): void
  remove(entry: Entry): void
  /** Many at once and in any order; cheaper than one by one. */
  fill(entries: readonly Entry[]): void
  /** Newest first, before this key; fewer only when nothing older is known. */
  newest(actors: ActorSet, before: string | undefined, count: number): Entry[]
  /** All keys above it are here; undefined when nothing was ever left out. */
  readonly floor: string | undefined
  readonly size: number
}

const GONE = -1
/** How far the bound may be exceeded before the oldest go, so that they go many at once. */
const SLACK = 1.1
/** Skipping an entry of somebody else costs about as much as looking at one actor's newest. */
const SKIPS_PER_ACTOR = 2
const SKIPS_MIN = 256

/** The place of the first key that is not less. */
function lowerBound(keys: readonly string[], key: string): number {
  let [low, high] = [0, keys.length]
  // What is new comes at the end.
  if (high > 0 && (keys[high - 1] as string) < key) return high
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] as string) < key) low = middle + 1
    else high = middle
  }
  return low
}

interface Lane {
  readonly actor: number
  readonly keys: readonly string[]
  place: number
}

const keyIn = ({ keys, place }: Lane) => keys[place] as string

export function createTimeline(entriesMax: number): Timeline {
  let keys: string[] = []
  let actors: number[] = []
  let gone = 0
  let floor: string | undefined
  const byActor = new Map<number, string[]>()

  function addToActor({ actor, key }: Entry): void {
    const own = byActor.get(actor)
    if (!own) byActor.set(actor, [key])
    else if (key > (own.at(-1) as string)) own.push(key)
    else own.splice(lowerBound(own, key), 0, key)
  }

  function removeFromActor({ actor, key }: Entry): void {
    const own = byActor.get(actor) ?? []
    const place = lowerBound(own, key)
    if (own[place] === key) own.splice(place, 1)
    if (own.length === 0) byActor.delete(actor)
  }

  /** Takes the oldest and the gone ones out; what is left is in new arrays, without their room. */
  function compact(): void {
    const left = keys.length - gone
    let excess = Math.max(0, left - entriesMax)
    const kept = { keys: [] as string[], actors: [] as number[] }
    for (let place = 0; place < keys.length; place++) {
      const [key, actor] = [keys[place] as string, actors[place] as number]
      if (actor === GONE) continue
      if (excess > 0) {
        excess -= 1
        floor = key
        removeFromActor({ actor, key })
      } else {
        kept.keys.push(key)
        kept.actors.push(actor)
      }
    }
    ;({ keys, actors } = kept)
    gone = 0
  }

  const compactIfLarge = () => {
    if (keys.length > entriesMax * SLACK || gone > entriesMax / 2) compact()
  }

  function placeOf({ key, actor }: Entry): number {
    let place = lowerBound(keys, key)
    while (keys[place] === key && actors[place] !== actor && actors[place] !== GONE) place += 1
    return place
  }

  function add(entry: Entry): void {
    const { key, actor } = entry
    if (floor !== undefined && key <= floor) return
    const place = placeOf(entry)
    if (keys[place] === key && actors[place] === actor) return
    if (place === keys.length) {
      keys.push(key)
      actors.push(actor)
    } else {
      keys.splice(place, 0, key)
      actors.splice(place, 0, actor)
    }
    addToActor(entry)
    compactIfLarge()
  }

  /** Only the actors with the newest heads can be among the next few. */
  function newestHeads(wanted: ActorSet, before: string, count: number): Lane[] {
    const lanes: Lane[] = []
    for (const actor of wanted) {
      const own = byActor.get(actor)
      const place = own ? lowerBound(own, before) - 1 : GONE
      if (!own || place < 0) continue
      const last = lanes.at(-1)
      if (lanes.length === count && last && (own[place] as string) <= keyIn(last)) continue
      let at = lanes.length
      while (at > 0 && keyIn(lanes[at - 1] as Lane) < (own[place] as string)) at -= 1
      lanes.splice(at, 0, { actor, keys: own, place })
      if (lanes.length > count) lanes.pop()
    }
    return lanes
  }

  function merge(wanted: ActorSet, before: string, count: number): Entry[] {
    const heap = createHeap(keyIn)
    for (const lane of newestHeads(wanted, before, count)) heap.push(lane)
    const found: Entry[] = []
    while (found.length < count) {
      const lane = heap.pop()
      if (!lane) break
      found.push({ actor: lane.actor, key: keyIn(lane) })
      lane.place -= 1
      if (lane.place >= 0) heap.push(lane)
    }
    return found
  }

  return {
    add,
    remove(entry) {
      const place = placeOf(entry)
      if (keys[place] !== entry.key || actors[place] !== entry.actor) return
      actors[place] = GONE
      gone += 1
      removeFromActor(entry)
      compactIfLarge()
    },
    fill(entries) {
      const known = keys.map((key, place) => ({ key, actor: actors[place] as number }))
      const all = [...known, ...entries]
        .filter(({ key, actor }) => actor !== GONE && (floor === undefined || key > floor))
        .sort((a, b) => (a.key < b.key ? -1 : 1))
        .filter(({ key, actor }, place, sorted) => {
          const before = sorted[place - 1]
          return before?.key !== key || before.actor !== actor
        })
      keys = all.map(({ key }) => key)
      actors = all.map(({ actor }) => actor)
      gone = 0
      byActor.clear()
      for (const entry of all) addToActor(entry)
      if (keys.length > entriesMax) compact()
    },
    newest(wanted, before, count) {
      const found: Entry[] = []
      let skips = wanted.size * SKIPS_PER_ACTOR + SKIPS_MIN
      let place = before === undefined ? keys.length : lowerBound(keys, before)
      while (place > 0 && found.length < count) {
        place -= 1
        const actor = actors[place] as number
        if (actor !== GONE && wanted.has(actor)) found.push({ actor, key: keys[place] as string })
        else if (skips-- === 0)
          return [...found, ...merge(wanted, keys[place] as string, count - found.length)]
      }
      return found
    },
    get floor() {
      return floor
    },
    get size() {
      return keys.length - gone
    },
  }
}
