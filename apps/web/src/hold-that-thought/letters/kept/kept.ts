import { readAgain } from '../../../api/cache.ts'
import { KEPT } from '../../../api/session.ts'
import type { WholeLetter } from '../letter.operations.ts'

const PATH = '/holdthatthought/kept-on-this-device/'

/** A letter on this device, to be read without a network. */
export interface KeptLetter {
  readonly letter: WholeLetter
  readonly keptAt: string
}

const LIST = ['letters', 'kept'] as const
const pathOf = (letterId: string) => `${PATH}${encodeURIComponent(letterId)}`

export async function keepLetter(letter: WholeLetter): Promise<void> {
  const kept: KeptLetter = { letter, keptAt: new Date().toISOString() }
  const cache = await caches.open(KEPT)
  await cache.put(pathOf(letter.id), new Response(JSON.stringify(kept)))
  readAgain(LIST)
}

export async function dropLetter(letterId: string): Promise<void> {
  await (await caches.open(KEPT)).delete(pathOf(letterId))
  readAgain(LIST)
}

export async function readKept(): Promise<readonly KeptLetter[]> {
  if (!globalThis.caches) return []
  const cache = await caches.open(KEPT)
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
export const keptReading = { queryKey: LIST, queryFn: readKept, staleTime: 0 }
