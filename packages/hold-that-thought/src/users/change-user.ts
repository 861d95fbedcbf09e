import type { Plan } from '@longtable/core'
import type { Patch } from '@longtable/entity'
import { changedPerson } from '@longtable/system'
import type * as z from 'zod'
import type { FamilyContext } from '../context.ts'
import { adminMutation } from '../mutation.ts'
import { profileFor } from './find-users.ts'
import { UserProfile } from './profile.entity.ts'
import { profileById } from './profile.patterns.ts'
import { unknownUser } from './profile.policy.ts'

interface ChangedUser {
  readonly userId: string
  readonly action: string
  readonly patch: (profile: UserProfile) => Patch<UserProfile>
}

/** What an admin or the operator changes about somebody. */
export async function changedUser(
  context: FamilyContext,
  { userId, action, patch }: ChangedUser,
): Promise<Plan<{ userId: string }>> {
  const profile = await profileById(context, { userId })
  if (!profile || profile.status === 'deleted') throw unknownUser()
  const changed = { userId, person: profile, patch: patch(profile), action }
  return { ...changedPerson(context, UserProfile, changed), result: { userId } }
}

interface UserChange<Input, Given> {
  readonly name: string
  readonly action: string
  readonly input: z.ZodType<Input, Given>
  /** Why an admin may not do it to themselves. */
  readonly notToOneself?: () => Error
  readonly patch: (profile: UserProfile, input: Input) => Patch<UserProfile>
}

export const changeUser = <Input extends { readonly userId: string }, Given>({
  name,
  action,
  input: schema,
  notToOneself,
  patch,
}: UserChange<Input, Given>) =>
  adminMutation({
    name,
    input: schema,
    begin: ({ actor, input }) => {
      if (notToOneself && actor.userId === input.userId) throw notToOneself()
    },
    plan: ({ context, input }) =>
      changedUser(context, {
        userId: input.userId,
        action,
        patch: (profile) => patch(profile, input),
      }),
    answer: ({ context }, { userId }) => profileFor(context, userId),
  })
