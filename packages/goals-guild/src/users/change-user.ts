import { act } from '@longtable/core'
import { change, laterThan, type Patch } from '@longtable/entity'
import { admin, forgetProfile, type GuildContext, stillActive } from '../context.ts'
import { User } from './user.entity.ts'
import { profileById } from './user.patterns.ts'
import { unknownUser } from './user.policy.ts'
import { type ProfileView, privateView } from './user-views.ts'

interface UserChange {
  readonly name: string
  readonly input: { readonly userId: string }
  readonly requestId?: string | undefined
  readonly action: string
  /** Throws when the state of the profile does not allow it. */
  readonly patch: (user: User) => Patch<User>
  /** Who acts, where there is no viewer: the operator. */
  readonly actor?: string
}

/** What an admin or the operator changes about somebody. Who may is decided before. */
export async function changeUser(
  context: GuildContext,
  { name, input, requestId, action, patch, actor }: UserChange,
): Promise<ProfileView> {
  const { userId } = input
  const view = await act(context, { name, input, requestId }, async () => {
    if (context.viewer) await admin(context, name)
    const user = await profileById(context, { id: userId })
    if (!user || user.status === 'deleted') throw unknownUser()
    const changes = { ...patch(user), updatedAt: laterThan(user.updatedAt, context.stamp().at) }
    const adminId = context.viewer?.userId
    return {
      operations: [
        change(User, user, {
          patch: changes,
          when: { attribute: 'updatedAt', equals: user.updatedAt },
        }),
        ...(adminId === undefined || adminId === userId ? [] : [stillActive(adminId)]),
      ],
      result: privateView({ ...user, ...changes } as User),
      audit: {
        action,
        resourceType: 'User',
        resourceId: userId,
        metadata: Object.fromEntries(
          Object.entries(patch(user)).map(([field, value]) => [field, value ?? null]),
        ) as Record<string, string>,
        ...(actor !== undefined && { userId: actor }),
      },
      onFailure: () => {
        // The admin may be none any more.
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  forgetProfile(context)
  return view
}
