import { put } from '@longtable/entity'
import type { Store } from '@longtable/store'
import type { AdoptStep } from '@longtable/system'
import { Made } from './made.entity.ts'
import { madeAt } from './made.patterns.ts'
import { isOwnTime } from './own-time.ts'

/** Where an id does not tell the time in its key, it is noted. */
export async function missingMade(store: Store, made: Made): Promise<AdoptStep[]> {
  if (isOwnTime(made.id, made.createdAt)) return []
  const known = await madeAt({ store }, made)
  if (!known) return [{ operations: [put(Made, made)] }]
  if (known.createdAt === made.createdAt) return []
  return [{ finding: `${made.id} in ${made.placeId} was made twice` }]
}
