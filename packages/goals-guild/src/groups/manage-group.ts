import { act, answered } from '@longtable/core'
import type { Patch } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { GROUP_RATE } from './group-rates.ts'
import { changeGroup } from './group-state.ts'
import { type GroupView, groupView } from './group-views.ts'
import type { Group } from './group.entity.ts'
import { groupInView } from './groups.policy.ts'

interface Managing {
  readonly name: string
  readonly input: { readonly groupId: string }
  readonly requestId?: string | undefined
  readonly action: string
  readonly metadata?: Readonly<Record<string, string>>
  /** Decides who may, and what of the group changes; refuses what its state does not allow. */
  readonly patch: () => Promise<{
    readonly group: Group
    /** Of the viewer's own row: that they still are what lets them do it, or what becomes of it. */
    readonly standing: Operation
    readonly patch: Patch<Group>
    readonly beside?: readonly Operation[]
  }>
}

/** What the owner or an admin changes about a group, in one transaction with their standing. */
export async function manageGroup(
  context: GuildContext,
  { name, input, requestId, action, metadata, patch }: Managing,
): Promise<GroupView> {
  await registered(context)
  const { groupId } = input
  await act(context, { name, input, requestId, rate: GROUP_RATE }, async () => {
    const { id: userId } = await registered(context)
    const { group, standing, patch: changes, beside = [] } = await patch()
    return {
      operations: [
        ...changeGroup(group, { patch: changes, at: context.stamp().at }),
        standing,
        stillActive(userId),
        ...beside,
      ],
      result: { groupId },
      audit: {
        action,
        resourceType: 'Group',
        resourceId: groupId,
        metadata: { fields: Object.keys(changes), ...metadata },
      },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  return answered(async () => groupView(await groupInView(context, groupId)))
}
