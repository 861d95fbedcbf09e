import { createHash } from 'node:crypto'
import { deflateSync, inflateSync } from 'node:zlib'
import { find, keyOf, type Of, put, remove, toItem } from '@longtable/entity'
import type { Change, Key, Operation, Store } from '@longtable/store'
import { errorText } from '../error-text.ts'
import { wins } from '../jobs/jobs.ts'
import { Parked, ParkedPart, parkedOf, partsOf } from './system.ts'

export type ParkedChange = Of<typeof Parked>
export const TRIES_MAX = 8
const PART_CHARACTERS = 300_000
const BACK_OFF_MS = 1000
export const PARKED_BACK_OFF_MS_MAX = 60_000
const PLACE_DIGITS = 48

export const itemHash = ({ PK, SK }: Key): string =>
  createHash('sha256').update(`${PK.length}:${PK}${SK}`).digest('base64url').slice(0, 22)

/** Both engines number their changes, so a padded number keeps the order of an item's changes. */
const placeOf = (change: Change): string => change.id.padStart(PLACE_DIGITS, '0')

export const backOffMs = (attempts: number): number =>
  Math.min(BACK_OFF_MS * 2 ** (attempts - 1), PARKED_BACK_OFF_MS_MAX)

/** ASCII, so that it can be cut anywhere. */
const packed = (change: Change): string => deflateSync(JSON.stringify(change)).toString('base64')
const unpacked = (text: string): Change =>
  JSON.parse(inflateSync(Buffer.from(text, 'base64')).toString()) as Change

export interface ParkInput {
  readonly processor: string
  readonly change: Change
  readonly attempts: number
  readonly error: unknown
  readonly now: number
}

function parkedRow(tableName: string, input: ParkInput, parts: number): ParkedChange {
  const { processor, change, attempts, error, now } = input
  return {
    tableName,
    processor,
    itemHash: itemHash(change.key),
    place: placeOf(change),
    status: 'waiting',
    attempts,
    notBefore: attempts === 0 ? 0 : now + backOffMs(attempts),
    error: errorText(error),
    PKOfItem: change.key.PK,
    SKOfItem: change.key.SK,
    parts,
    parkedAt: new Date(now).toISOString(),
  }
}

const keyFields = ({ tableName, processor, itemHash: hash, place }: ParkedChange) => ({
  tableName,
  processor,
  itemHash: hash,
  place,
})

/** How the heads of lines are written: a runner's words hang on its lease, an operator's on nothing. */
type WriteHead = (operations: readonly Operation[]) => Promise<void>

/** The line of changes that a processor has not been able to take, per item, kept in the store. */
export function createParking(
  system: Store,
  tableName: string,
  writeHead: WriteHead = (operations) => system.write(operations),
) {
  async function park(input: ParkInput): Promise<ParkedChange> {
    const text = packed(input.change)
    const parts = Math.max(1, Math.ceil(text.length / PART_CHARACTERS))
    const parked = parkedRow(tableName, input, parts)
    // The text first: a head without its text could never be taken up again.
    await system.writeMany({
      puts: Array.from({ length: parts }, (_, part) =>
        toItem(ParkedPart, {
          ...keyFields(parked),
          part: String(part).padStart(4, '0'),
          text: text.slice(part * PART_CHARACTERS, (part + 1) * PART_CHARACTERS),
        }),
      ),
    })
    await writeHead([{ kind: 'put', item: toItem(Parked, parked) }])
    return parked
  }

  async function load(parked: ParkedChange): Promise<Change> {
    let text = ''
    for await (const chunk of partsOf.each({ store: system }, keyFields(parked)))
      text += chunk.map((part) => part.text).join('')
    return unpacked(text)
  }

  async function unpark(parked: ParkedChange): Promise<void> {
    await writeHead([remove(Parked, keyFields(parked))])
    await system.writeMany({
      deletes: Array.from({ length: parked.parts }, (_, part) =>
        keyOf(ParkedPart, { ...keyFields(parked), part: String(part).padStart(4, '0') }),
      ),
    })
  }

  /** Undefined where it is gone: an operator has dropped it, or our own word that it was taken had no answer. */
  async function fail(
    parked: ParkedChange,
    error: unknown,
    now: number,
  ): Promise<ParkedChange | undefined> {
    const attempts = parked.attempts + 1
    const next: ParkedChange = {
      ...parked,
      attempts,
      status: attempts >= TRIES_MAX ? 'dead' : 'waiting',
      notBefore: now + backOffMs(attempts),
      error: errorText(error),
    }
    return (await wins(writeHead([put(Parked, next, 'present')]))) ? next : undefined
  }

  async function list(): Promise<ParkedChange[]> {
    const all: ParkedChange[] = []
    for await (const chunk of parkedOf.each({ store: system }, { tableName })) all.push(...chunk)
    return all
  }

  /** The operator's word: try it again now, from the first try on. */
  async function revive(parked: ParkedChange): Promise<void> {
    const current = await find(system, Parked, keyFields(parked))
    if (current)
      await system.write([
        put(Parked, { ...current, status: 'waiting', attempts: 0, notBefore: 0 }, 'present'),
      ])
  }

  return { park, load, unpark, fail, list, revive }
}

export type Parking = ReturnType<typeof createParking>
