import { settle } from '@longtable/core'
import { check, remove } from '@longtable/entity'
import { reconciler } from '@longtable/system'
import { NamePrefix } from './name-prefix.entity.ts'
import { foundBy, missingNames } from './name-rows.ts'
import { User } from './user.entity.ts'
import { profileById } from './user.patterns.ts'

const asNow = ({ id, updatedAt }: User) =>
  check(User, { id }, { attribute: 'updatedAt', equals: updatedAt })

/** Everybody is found by the names they have. */
export const reconcileNames = reconciler(User, (deps, { id }) =>
  settle(`The names of ${id}`, async () => {
    const user = await profileById(deps, { id })
    const missing = user ? await missingNames(deps.store, user) : []
    if (user && missing.length > 0) await deps.store.write([...missing, asNow(user)])
  }),
)

/** Nobody is found by a name that is not theirs. */
export const reconcileNameRows = reconciler(NamePrefix, (deps, { name, userId }) =>
  settle(`The names of ${userId}`, async () => {
    const user = await profileById(deps, { id: userId })
    if (foundBy(user).includes(name)) return
    await deps.store.write([
      remove(NamePrefix, { name, userId }),
      user ? asNow(user) : check(User, { id: userId }, 'absent'),
    ])
  }),
)
