import { type Asked, mutations, operator, signedIn, type Viewer } from '@longtable/core'
import {
  activeUser,
  admin,
  forgetProfile,
  type HubContext,
  registered,
  stillMay,
} from './context.ts'
import { told } from './told.ts'
import type { User } from './users/user.entity.ts'

/** Of everybody who is signed in, whatever their profile is; the plan says what it has to be. */
export const viewerMutation = mutations<HubContext, Viewer>({
  actor: signedIn,
  forget: forgetProfile,
})

/** Of everybody about their own profile, also while their e-mail is not verified. */
export const profileMutation = mutations<HubContext, User>({
  actor: registered,
  stillMay,
  forget: forgetProfile,
})

/** What a plan is asked for, where a function makes mutations that are alike. */
export type AskedHere<Input> = Omit<Asked<HubContext, User, Input>, 'begun'>

/** Of everybody who may act; `may: onlyAs('FOUNDER')` says who else may not. */
export const mutation = mutations<HubContext, User>({
  actor: activeUser,
  stillMay,
  forget: forgetProfile,
  told,
})

export const adminMutation = mutations<HubContext, User>({
  actor: admin,
  stillMay,
  forget: forgetProfile,
  told,
})

/** At the command line, where nobody is signed in: in no schema. */
export const operatorMutation = mutations<HubContext, 'operator'>({ actor: operator })
