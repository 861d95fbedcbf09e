import type { Store } from '@longtable/store'
import { createParking, type ParkedChange } from './parking.ts'

/** For the operator: what no processor could take, with the changes that wait behind it. */
export interface DeadLetter {
  /** Names it in `replay` and `drop`. */
  readonly id: string
  readonly table: string
  readonly processor: string
  readonly PK: string
  readonly SK: string
  readonly attempts: number
  readonly error: string
  readonly parkedAt: string
  /** Later changes of the same item, in line behind it. */
  readonly behind: number
}

const idOf = ({ tableName, processor, itemHash, place }: ParkedChange) =>
  [tableName, processor, itemHash, place.replace(/^0+(?=.)/, '')].join('/')

const sameLine = (a: ParkedChange, b: ParkedChange) =>
  a.processor === b.processor && a.itemHash === b.itemHash

export function deadLetters(system: Store, tables: readonly string[]) {
  const parkings = tables.map((name) => createParking(system, name))

  async function dead() {
    const found = []
    for (const parking of parkings) {
      const all = await parking.list()
      for (const parked of all.filter(({ status }) => status === 'dead'))
        found.push({
          parking,
          parked,
          behind: all.filter((one) => sameLine(one, parked)).length - 1,
        })
    }
    return found
  }

  async function each(
    ids: readonly string[] | 'all',
    then: (parking: (typeof parkings)[number], parked: ParkedChange) => Promise<void>,
  ) {
    const chosen = (await dead()).filter(
      ({ parked }) => ids === 'all' || ids.includes(idOf(parked)),
    )
    for (const { parking, parked } of chosen) await then(parking, parked)
    return chosen.length
  }

  return {
    async list(): Promise<DeadLetter[]> {
      return (await dead()).map(({ parked, behind }) => ({
        id: idOf(parked),
        table: parked.tableName,
        processor: parked.processor,
        PK: parked.PKOfItem,
        SK: parked.SKOfItem,
        attempts: parked.attempts,
        error: parked.error,
        parkedAt: parked.parkedAt,
        behind,
      }))
    },
    /** They are tried again at once, and what waits behind them follows in order. Says how many. */
    replay: (ids: readonly string[] | 'all') =>
      each(ids, (parking, parked) => parking.revive(parked)),
    /** They are given up; what waits behind them follows. Says how many. */
    drop: (ids: readonly string[] | 'all') =>
      each(ids, (parking, parked) => parking.unpark(parked)),
  }
}

/** For the operator, of some tables. */
export type DeadLetters = ReturnType<typeof deadLetters>
