import type { Change, Key } from '@longtable/store'
import { CLOCKS_APART_MS_MAX, isWithin } from '../clock.ts'
import type { Logger } from '../logger.ts'
import {
  PARKED_BACK_OFF_MS_MAX,
  itemHash,
  type ParkedChange,
  type ParkInput,
  type Parking,
} from './parking.ts'
import type { Processor } from './processor.ts'

const RELOAD_MS = 2000

interface LinesOptions {
  readonly parking: Parking
  readonly processors: readonly Processor[]
  readonly now: () => number
  readonly log: Logger
  readonly handle: (processor: Processor, change: Change) => Promise<void>
  /** Throws once the work is no longer ours. */
  readonly stillHeld: () => void
}

const lineName = (processor: string, hash: string) => `${processor} ${hash}`

const logDead = (log: Logger, { processor, PKOfItem, SKOfItem, error }: ParkedChange) =>
  log.error({ processor, PK: PKOfItem, SK: SKOfItem, error }, 'a change is a dead letter now')

/** By the order of the changes: one that comes again may be earlier than those that wait. */
function enlined(line: ParkedChange[], parked: ParkedChange): ParkedChange[] {
  const after = line.findIndex(({ place }) => place >= parked.place)
  if (after === -1) line.push(parked)
  else if (line[after]?.place !== parked.place) line.splice(after, 0, parked)
  return line
}

/**
 * The lines of parked changes, one per processor and item. While a line is not empty every further
 * change of that item goes to its end, so a processor never sees an item's changes out of order.
 */
export function createLines(options: LinesOptions) {
  const { parking, processors, now, log, handle, stillHeld } = options
  let lines = new Map<string, ParkedChange[]>()
  let loadedAt = 0

  async function load(): Promise<void> {
    // Read first: a line that cannot be read now still blocks its item.
    const all = await parking.list()
    lines = new Map()
    for (const parked of all) append(parked)
    loadedAt = now()
  }

  function append(parked: ParkedChange): void {
    const name = lineName(parked.processor, parked.itemHash)
    lines.set(name, enlined(lines.get(name) ?? [], parked))
  }

  const isBlocked = (processor: Processor, key: Key) =>
    lines.size > 0 && lines.has(lineName(processor.name, itemHash(key)))

  async function park(given: Pick<ParkInput, 'change' | 'attempts' | 'error'>, by: Processor) {
    append(await parking.park({ ...given, processor: by.name, now: now() }))
  }

  async function take(processor: Processor, change: Change): Promise<void> {
    stillHeld()
    if (isBlocked(processor, change.key))
      return park({ change, attempts: 0, error: 'waits its turn' }, processor)
    try {
      await handle(processor, change)
    } catch (error) {
      const details = { processor: processor.name, change: change.id, error: String(error) }
      log.warn(details, 'a change was parked')
      await park({ change, attempts: 1, error }, processor)
    }
  }

  /** Nobody waits longer than the longest back-off: an end beyond it was written by a clock that was ahead. */
  const isWaiting = ({ notBefore }: ParkedChange) =>
    notBefore > now() && notBefore <= now() + PARKED_BACK_OFF_MS_MAX + CLOCKS_APART_MS_MAX

  /** Takes a line up from its head until it is empty or fails again. */
  async function resume(name: string, line: ParkedChange[]): Promise<void> {
    for (let head = line[0]; head; head = line[0]) {
      const processor = processors.find(({ name: own }) => own === head?.processor)
      if (!processor || head.status === 'dead' || isWaiting(head)) return
      stillHeld()
      try {
        await handle(processor, await parking.load(head))
      } catch (error) {
        const failed = await parking.fail(head, error, now())
        if (failed) {
          line[0] = failed
          if (failed.status === 'dead') logDead(log, failed)
          return
        }
      }
      await parking.unpark(head)
      line.shift()
    }
    lines.delete(name)
  }

  /** An operator replays and drops from another process, so what is parked is read again now and then. */
  async function retryDue(): Promise<void> {
    if (lines.size > 0 && !isWithin(now() - loadedAt, RELOAD_MS)) await load()
    for (const [name, line] of lines) await resume(name, line)
  }

  return {
    load,
    isBlocked,
    take,
    retryDue,
    get isEmpty() {
      return lines.size === 0
    },
  }
}

export type Lines = ReturnType<typeof createLines>
