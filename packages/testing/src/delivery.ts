import type { Change } from '@longtable/store'
import { below, type Random } from './random.ts'

/** How many times a change may arrive, and how often that is more than once. */
const REPEAT_CHANCE = 0.2

/**
 * Changes as a stream may deliver them at its worst: in order per item and nothing more, some twice
 * (a repeat may come after later changes of the same item, as after a reader's crash). LMDB's log
 * has one total order; code that leans on it would break on DynamoDB.
 */
export function shuffled(changes: readonly Change[], random: Random): Change[] {
  const queues = new Map<string, Change[]>()
  for (const change of changes) {
    const name = JSON.stringify(change.key)
    queues.set(name, [...(queues.get(name) ?? []), change])
  }
  const waiting = [...queues.values()].map((queue) => withRepeats(queue, random))
  const delivered: Change[] = []
  while (waiting.length > 0) {
    const place = below(random, waiting.length)
    const queue = waiting[place] as Change[]
    delivered.push(queue.shift() as Change)
    if (queue.length === 0) waiting.splice(place, 1)
  }
  return delivered
}

/** A crash sends a reader back to its checkpoint: from there on everything comes again, in order. */
function withRepeats(queue: readonly Change[], random: Random): Change[] {
  if (random() >= REPEAT_CHANCE) return [...queue]
  const crash = below(random, queue.length) + 1
  const checkpoint = below(random, crash)
  return [...queue.slice(0, crash), ...queue.slice(checkpoint)]
}
