import { DomainError } from '@longtable/core'
import { areThere } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { Person } from './person.entity.ts'

/** They must be of the tree; nobody leaves it. */
export async function checkKnown(store: Store, ids: readonly string[]): Promise<void> {
  const found = await areThere(
    store,
    Person,
    ids.map((personId) => ({ personId })),
  )
  const missing = ids.find((_, place) => !found[place])
  if (missing === undefined) return
  throw new DomainError('NOT_FOUND', 'people.unknown', `There is no person ${missing}.`)
}
