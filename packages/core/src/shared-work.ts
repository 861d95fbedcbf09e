import type { Store } from '@longtable/store'

/** What this process is doing right now, by the store it writes to. */
const underWay = new WeakMap<Store, Map<string, Promise<unknown>>>()

/**
 * Equal work asked for at the same moment is done once: whoever comes second gets the first one's
 * outcome, and is neither counted nor planned. Between processes the store decides.
 */
export async function shareWork<Result>(
  store: Store,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const running = underWay.get(store) ?? new Map<string, Promise<unknown>>()
  underWay.set(store, running)
  const first = running.get(key) as Promise<Result> | undefined
  if (first) return first
  const mine = work().finally(() => running.delete(key))
  running.set(key, mine)
  return mine
}

const lines = new WeakMap<Store, Map<string, Promise<void>>>()
const whateverCame = () => {}

/**
 * Work on the same thing is done one after the other: many at once who change it as they have read it
 * would spoil each other's tries. Between processes the store decides.
 */
export function inTurn<Result>(
  store: Store,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const line = lines.get(store) ?? new Map<string, Promise<void>>()
  lines.set(store, line)
  const mine = (line.get(key) ?? Promise.resolve()).then(work)
  const end: Promise<void> = mine.then(whateverCame, whateverCame).then(() => {
    if (line.get(key) === end) line.delete(key)
  })
  line.set(key, end)
  return mine
}
