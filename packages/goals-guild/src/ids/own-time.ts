import { type Reader, timeOf } from '@longtable/entity'
import { madeAt } from './made.patterns.ts'

const ULID = /^[0-6][0-9A-HJKMNP-TV-Z]{25}$/

/** What an id says of its time; those that others made may say nothing. */
export const timeIn = (id: string): string | undefined => (ULID.test(id) ? timeOf(id) : undefined)

/** Whether it was made here: then its time is the one of its id. */
export const isOwnTime = (id: unknown, at: unknown): boolean =>
  typeof id === 'string' && timeIn(id) === at

interface Place {
  readonly id: string
  /** The room, the actor. */
  readonly placeId: string
}

/** Reads something whose key holds its time: by its id, and where that does not tell, by what was noted. */
export async function readMade<T>(
  reader: Pick<Reader, 'store'>,
  place: Place,
  read: (createdAt: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  const own = timeIn(place.id)
  const found = own === undefined ? undefined : await read(own)
  if (found) return found
  const made = await madeAt(reader, place)
  return made && read(made.createdAt)
}
