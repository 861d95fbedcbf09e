import { type Asked, mutations, operator, signedIn, type Viewer } from '@longtable/core'
import { check } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { told } from './told.ts'
import { admin, forgetProfile, type GuildContext, registered, stillActive } from './context.ts'
import { forgetMet } from './users/met.ts'
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

/** Nothing that the request has read of people before is believed when it writes. */
const anew =
  <Actor>(actor: (context: GuildContext, mutation: string) => Promise<Actor>) =>
  (context: GuildContext, mutation: string): Promise<Actor> => {
    forgetMet(context)
    return actor(context, mutation)
  }

/** Of everybody who is signed in, whatever their profile is; the plan says what it has to be. */
export const viewerMutation = mutations<GuildContext, Viewer>({
  actor: signedIn,
  forget: forgetProfile,
})

/** What a plan is asked for, where a function makes mutations that are alike. */
export type AskedHere<Input> = Omit<Asked<GuildContext, User, Input>, 'begun'>

/** Of everybody who is registered. */
export const mutation = mutations<GuildContext, User>({
  actor: anew(registered),
  stillMay: ({ id }) => stillActive(id),
  forget: forgetProfile,
  told,
})

/** Of those whose roles decide whether they may. */
export const roleMutation = mutations<GuildContext, User>({
  actor: anew(registered),
  stillMay: sameProfile,
  forget: forgetProfile,
  told,
})

export const adminMutation = mutations<GuildContext, User>({
  actor: anew(admin),
  stillMay: sameProfile,
  forget: forgetProfile,
})

/** At the command line, where nobody is signed in: in no schema. */
export const operatorMutation = mutations<GuildContext, 'operator'>({ actor: operator })
