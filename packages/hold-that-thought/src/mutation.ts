import { type Asked, mutations, operator, signedIn, type Viewer } from '@longtable/core'
import {
  admin,
  approvedMember,
  type FamilyContext,
  forgetProfile,
  registered,
  sameProfile,
  stillActive,
  stillApproved,
} from './context.ts'
import { told } from './told.ts'
import type { UserProfile } from './users/profile.entity.ts'

/** Of everybody who is signed in, whatever their profile is; the plan says what it has to be. */
export const viewerMutation = mutations<FamilyContext, Viewer>({
  actor: signedIn,
  forget: forgetProfile,
})

/** Of who has a profile, also one that waits for approval: what is about themselves alone. */
export const pendingMutation = mutations<FamilyContext, UserProfile>({
  actor: registered,
  stillMay: stillActive,
  forget: forgetProfile,
})

/** What a plan is asked for, where a function makes mutations that are alike. */
export type AskedHere<Input> = Omit<Asked<FamilyContext, UserProfile, Input>, 'begun'>

/** Of everybody whom an admin has approved. */
export const mutation = mutations<FamilyContext, UserProfile>({
  actor: approvedMember,
  stillMay: stillApproved,
  forget: forgetProfile,
  told,
})

export const adminMutation = mutations<FamilyContext, UserProfile>({
  actor: admin,
  stillMay: sameProfile,
  forget: forgetProfile,
  told,
})

/** Of everybody, also of who is not signed in: a form that anybody may fill in. */
export const anybodyMutation = mutations<FamilyContext, Viewer | undefined>({
  actor: ({ viewer }) => viewer,
})

/** At the command line, where nobody is signed in: in no schema. */
export const operatorMutation = mutations<FamilyContext, 'operator'>({
  actor: operator,
})
