import type { Plan } from '@longtable/core'
import type { Patch } from '@longtable/entity'
import { changedPerson } from '@longtable/system'
import type * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { adminMutation } from '../mutation.ts'
import { User } from './user.entity.ts'
import { profileById } from './user.patterns.ts'
import { unknownUser } from './user.policy.ts'
import { type ProfileView, privateView } from './user-views.ts'

interface ChangedUser {
  readonly userId: string
  readonly action: string
  readonly patch: Patch<User>
}

/** What an admin or the operator changes about somebody. */
export async function changedUser(
  context: GuildContext,
  { userId, action, patch }: ChangedUser,
): Promise<Plan<ProfileView>> {
  const user = await profileById(context, { id: userId })
  if (!user || user.status === 'deleted') throw unknownUser()
  const plan = changedPerson(context, User, { userId, person: user, patch, action })
  return { ...plan, result: privateView(plan.result) }
}

interface UserChange<Input, Given> {
  readonly name: string
  readonly action: string
  readonly input: z.ZodType<Input, Given>
  /** Why an admin may not do it to themselves. */
  readonly notToOneself?: () => Error
  readonly patch: (input: Input) => Patch<User>
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
      if (notToOneself && actor.id === input.userId) throw notToOneself()
    },
    plan: ({ context, input }) =>
      changedUser(context, { userId: input.userId, action, patch: patch(input) }),
  })
