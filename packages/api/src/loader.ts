import { memory } from '@longtable/core'
import DataLoader from 'dataloader'

const BATCH_MAX = 100

const loadersOf = memory<Map<string, unknown>>('loaders')

/**
 * Gathers the single loads of one request into batches and loads nothing twice. It lives and dies
 * with the context, so no request sees what another one has loaded. The batch answers in the order
 * of its keys; an Error in a place fails that key only.
 */
export function loader<Key extends string | number, Value>(
  context: object,
  name: string,
  batch: (keys: readonly Key[]) => Promise<readonly (Value | Error)[]>,
): DataLoader<Key, Value> {
  const loaders = loadersOf.get(context) ?? new Map<string, unknown>()
  if (loaders.size === 0) loadersOf.set(context, loaders)
  const known = loaders.get(name) as DataLoader<Key, Value> | undefined
  if (known) return known
  const made = new DataLoader<Key, Value>(batch, { maxBatchSize: BATCH_MAX })
  loaders.set(name, made)
  return made
}
