import type { InputSchema, Plan } from '@longtable/core'
import type { Patch } from '@longtable/entity'
import { changedPerson } from '@longtable/system'
import type { HubContext } from '../context.ts'
import { adminMutation } from '../mutation.ts'
import { User } from './user.entity.ts'
import { userById } from './user.patterns.ts'
import { unknownUser } from './user.policy.ts'
import { profileView } from './user-views.ts'

export async function knownUser(context: HubContext, userId: string): Promise<User> {
  const user = await userById(context, { userId })
  if (!user || user.deletedAt !== undefined) throw unknownUser()
  return user
}

interface ChangedUser {
  readonly user: User
  readonly action: string
  readonly patch: Patch<User>
}

/** What an admin or the operator changes about somebody, as they were read. */
export function changedUser(
  context: HubContext,
  { user, ...changed }: ChangedUser,
): Plan<{ readonly userId: string }> {
  const { userId } = user
  const plan = changedPerson(context, User, { ...changed, userId, person: user })
  return { ...plan, result: { userId } }
}

interface UserChange<Input, Given> {
  readonly name: string
  readonly action: string
  readonly input: InputSchema<Input, Given>
  /** Why nobody may do it to themselves. */
  readonly notToOneself: () => Error
  /** Refuses where it cannot be done to them. */
  readonly patch: (user: User, input: Input) => Patch<User>
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
      if (actor.userId === input.userId) throw notToOneself()
    },
    plan: async ({ context, input }) => {
      const user = await knownUser(context, input.userId)
      return changedUser(context, { user, action, patch: patch(user, input) })
    },
    answer: async ({ context }, { userId }) => profileView(await knownUser(context, userId)),
  })
