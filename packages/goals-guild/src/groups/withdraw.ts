import { act, type DomainError } from '@longtable/core'
import { remove } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { GROUP_RATE } from './group-rates.ts'
import { GroupInvite, JoinRequest } from './group.entity.ts'
import { groupInvite, joinRequest } from './group.patterns.ts'
import type { GroupPerson } from './remove-member.ts'

interface Withdrawal {
  readonly name: string
  readonly input: object
  readonly requestId?: string | undefined
  readonly action: string
  readonly what: 'invite' | 'request'
  readonly missing: () => DomainError
  /** Whose it is, and under which standing of the viewer; refuses who may not. */
  readonly decide: () => Promise<GroupPerson & { readonly standing?: Check }>
}

/** What was waiting for a decision goes; of two decisions at once one finds it there. */
export async function withdraw(
  context: GuildContext,
  { name, input, requestId, action, what, missing, decide }: Withdrawal,
): Promise<GroupPerson> {
  await registered(context)
  return act<GroupPerson>(context, { name, input, requestId, rate: GROUP_RATE }, async () => {
    const { id: viewerId } = await registered(context)
    const { groupId, userId, standing } = await decide()
    const key = { groupId, userId }
    const there = await (what === 'invite' ? groupInvite(context, key) : joinRequest(context, key))
    if (!there) throw missing()
    return {
      operations: [
        remove(what === 'invite' ? GroupInvite : JoinRequest, key, {
          attribute: 'createdAt',
          equals: there.createdAt,
        }),
        ...(standing ? [standing] : []),
        stillActive(viewerId),
      ],
      result: key,
      audit: {
        action,
        resourceType: 'Group',
        resourceId: groupId,
        metadata: { userId },
      },
      onFailure: () => {
        forgetProfile(context)
        return 'again'
      },
    }
  })
}
