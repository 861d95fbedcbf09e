import type { Item } from '@longtable/store'
import type { SystemContext } from '@longtable/system'
import { inAnyOrder, type Random } from '../random.ts'
import type { SystemWorld } from './system-world.ts'

const PARTS = 8

/**
 * Items as somebody else writes them while this program runs: in any order, and processors take each
 * part before the next one comes.
 */
export async function writeInParts(
  world: Pick<SystemWorld<SystemContext>, 'deps' | 'settle'>,
  items: readonly Item[],
  random: Random,
): Promise<void> {
  const waiting = inAnyOrder(items, random)
  const size = Math.ceil(waiting.length / PARTS)
  for (let start = 0; start < waiting.length; start += size) {
    await world.deps.store.writeMany({ puts: waiting.slice(start, start + size) })
    await world.settle()
  }
}
