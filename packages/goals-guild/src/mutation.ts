import { mutations } from '@longtable/core'
import { check } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { forgetProfile, type GuildContext, registered, stillActive } from './context.ts'
import { User } from './users/user.entity.ts'

/** A role is in a list, which no condition can look into: the profile must be as it was read. */
export const sameProfile = ({ id, updatedAt }: User): Check =>
  check(
    User,
    { id },
    {
      all: [
        { attribute: 'status', equals: 'active' },
        { attribute: 'updatedAt', equals: updatedAt },
      ],
    },
  )

/** Of everybody who is registered. */
export const mutation = mutations<GuildContext, User>({
  actor: registered,
  stillMay: ({ id }) => stillActive(id),
  forget: forgetProfile,
})

/** Of those whose roles decide whether they may. */
export const roleMutation = mutations<GuildContext, User>({
  actor: registered,
  stillMay: sameProfile,
  forget: forgetProfile,
})
