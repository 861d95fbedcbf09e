import { findMany, put, remove, toItem } from '@longtable/entity'
import type { Operation, Store } from '@longtable/store'
import { namesOf } from './folded-name.ts'
import { NamePrefix } from './name-prefix.entity.ts'
import type { User } from './user.entity.ts'

type Named = Pick<User, 'id' | 'nickname' | 'fullName' | 'status'>

/** By which names somebody is found; nobody finds who is gone. */
export const foundBy = (user: Named | undefined): readonly string[] =>
  !user || user.status === 'deleted' ? [] : namesOf(user)

/**
 * Goes with the profile's own write, which hangs on its revision, so names and rows never part.
 * Without conditions of their own, so that a lost row heals.
 */
export function moveNames(before: Named | undefined, after: Named): Operation[] {
  const { id: userId } = after
  const [was, will] = [foundBy(before), foundBy(after)]
  return [
    ...was
      .filter((name) => !will.includes(name))
      .map((name) => remove(NamePrefix, { name, userId })),
    ...will
      .filter((name) => !was.includes(name))
      .map((name) => ({ kind: 'put' as const, item: toItem(NamePrefix, { name, userId }) })),
  ]
}

/** The rows that somebody is not yet found by. */
export async function missingNames(store: Store, user: Named): Promise<Operation[]> {
  const keys = foundBy(user).map((name) => ({ name, userId: user.id }))
  const rows = await findMany(store, NamePrefix, keys)
  return keys.filter((_, place) => rows[place] === undefined).map((key) => put(NamePrefix, key))
}
