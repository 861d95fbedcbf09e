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

const byKey = (a: Entry, b: Entry) => (a.key < b.key ? -1 : 1)
const isRepeat = (a: Entry | undefined, b: Entry) => a?.key === b.key && a.actor === b.actor

/** The newest activities of everybody, ordered by time, and of each actor alone; all in memory. */
export class Timeline {
  readonly #entriesMax: number
  readonly #byActor = new Map<number, string[]>()
  #keys: string[] = []
  #actors: number[] = []
  #gone = 0
  #floor: string | undefined

  constructor(entriesMax: number) {
    this.#entriesMax = entriesMax
  }

  /** All keys above it are here; undefined when nothing was ever left out. */
  get floor(): string | undefined {
    return this.#floor
  }

  get size(): number {
    return this.#keys.length - this.#gone
  }

  add(entry: Entry): void {
    const { key, actor } = entry
    if (this.#floor !== undefined && key <= this.#floor) return
    const place = this.#placeOf(entry)
    if (this.#keys[place] === key && this.#actors[place] === actor) return
    if (place === this.#keys.length) {
      this.#keys.push(key)
      this.#actors.push(actor)
    } else {
      this.#keys.splice(place, 0, key)
      this.#actors.splice(place, 0, actor)
    }
    this.#addToActor(entry)
    this.#compactIfLarge()
  }

  remove(entry: Entry): void {
    const place = this.#placeOf(entry)
    if (this.#keys[place] !== entry.key || this.#actors[place] !== entry.actor) return
    this.#actors[place] = GONE
    this.#gone += 1
    this.#removeFromActor(entry)
    this.#compactIfLarge()
  }

  /** Many at once and in any order; cheaper than one by one. */
  fill(entries: readonly Entry[]): void {
    const known = this.#keys.map((key, place) => ({ key, actor: this.#actors[place] as number }))
    const all = [...known, ...entries]
      .filter(({ key, actor }) => actor !== GONE && key > (this.#floor ?? ''))
      .sort(byKey)
      .filter((entry, place, sorted) => !isRepeat(sorted[place - 1], entry))
    this.#keys = all.map(({ key }) => key)
    this.#actors = all.map(({ actor }) => actor)
    this.#gone = 0
    this.#byActor.clear()
    for (const entry of all) this.#addToActor(entry)
    if (this.#keys.length > this.#entriesMax) this.#compact()
  }

  /**
   * Newest first, before this key; fewer only when nothing older is known. It walks down over
   * everybody's; where that skips too much, it goes on with the lists of the actors alone.
   */
  newest(wanted: ActorSet, before: string | undefined, count: number): Entry[] {
    const [keys, actors] = [this.#keys, this.#actors]
    const found: Entry[] = []
    let skips = wanted.size * SKIPS_PER_ACTOR + SKIPS_MIN
    let place = before === undefined ? keys.length : lowerBound(keys, before)
    while (place > 0 && found.length < count) {
      place -= 1
      const actor = actors[place] as number
      if (actor !== GONE && wanted.has(actor)) found.push({ actor, key: keys[place] as string })
      else if (skips-- === 0)
        return [...found, ...this.#merged(wanted, keys[place] as string, count - found.length)]
    }
    return found
  }

  #addToActor({ actor, key }: Entry): void {
    const own = this.#byActor.get(actor)
    if (!own) this.#byActor.set(actor, [key])
    else if (key > (own.at(-1) as string)) own.push(key)
    else own.splice(lowerBound(own, key), 0, key)
  }

  #removeFromActor({ actor, key }: Entry): void {
    const own = this.#byActor.get(actor) ?? []
    const place = lowerBound(own, key)
    if (own[place] === key) own.splice(place, 1)
    if (own.length === 0) this.#byActor.delete(actor)
  }

  #placeOf({ key, actor }: Entry): number {
    let place = lowerBound(this.#keys, key)
    const isOther = (at: number) => this.#actors[at] !== actor && this.#actors[at] !== GONE
    while (this.#keys[place] === key && isOther(place)) place += 1
    return place
  }

  #compactIfLarge(): void {
    const isLarge = this.#keys.length > this.#entriesMax * SLACK
    if (isLarge || this.#gone > this.#entriesMax / 2) this.#compact()
  }

  /** Takes the oldest and the gone ones out; what is left is in new arrays, without their room. */
  #compact(): void {
    let excess = Math.max(0, this.size - this.#entriesMax)
    const kept = { keys: [] as string[], actors: [] as number[] }
    for (let place = 0; place < this.#keys.length; place++) {
      const [key, actor] = [this.#keys[place] as string, this.#actors[place] as number]
      if (actor === GONE) continue
      if (excess > 0) {
        excess -= 1
        this.#floor = key
        this.#removeFromActor({ actor, key })
      } else {
        kept.keys.push(key)
        kept.actors.push(actor)
      }
    }
    this.#keys = kept.keys
    this.#actors = kept.actors
    this.#gone = 0
  }

  /** Only the actors with the newest heads can be among the next few. */
  #newestHeads(wanted: ActorSet, before: string, count: number): Lane[] {
    const lanes: Lane[] = []
    for (const actor of wanted) {
      const own = this.#byActor.get(actor)
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

  #merged(wanted: ActorSet, before: string, count: number): Entry[] {
    const heap = createHeap(keyIn)
    for (const lane of this.#newestHeads(wanted, before, count)) heap.push(lane)
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
}
