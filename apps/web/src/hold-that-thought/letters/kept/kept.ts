import { readAgain } from '../../../api/cache.ts'
import type { WholeLetter } from '../letter.operations.ts'

/** The worker that cleans up after former versions of the program spares it by this name. */
const NAME = 'longtable-kept'
const PATH = '/holdthatthought/kept-on-this-device/'

/** A letter on this device, to be read without a network. */
export interface KeptLetter {
  readonly letter: WholeLetter
  readonly keptAt: string
}

const KEPT = ['letters', 'kept'] as const
const pathOf = (letterId: string) => `${PATH}${encodeURIComponent(letterId)}`

export async function keepLetter(letter: WholeLetter): Promise<void> {
  const kept: KeptLetter = { letter, keptAt: new Date().toISOString() }
  const cache = await caches.open(NAME)
  await cache.put(pathOf(letter.id), new Response(JSON.stringify(kept)))
  readAgain(KEPT)
}

export async function dropLetter(letterId: string): Promise<void> {
  await (await caches.open(NAME)).delete(pathOf(letterId))
  readAgain(KEPT)
}

/** Whoever signs out leaves nothing behind. */
export const dropAllLetters = (): Promise<boolean> => caches.delete(NAME)

export async function readKept(): Promise<readonly KeptLetter[]> {
  const cache = await caches.open(NAME)
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request)
      return (await response?.json()) as KeptLetter | undefined
    }),
  )
  return found
    .filter((one) => one !== undefined)
    .toSorted((a, b) => a.letter.date.localeCompare(b.letter.date))
}

/** By date. */
export const keptReading = { queryKey: KEPT, queryFn: readKept, staleTime: 0 }
