import type { InputSchema } from '@longtable/core'
import type { Patch } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type * as z from 'zod'
import { type AskedHere, mutation } from '../mutation.ts'
import { GROUP_RATE } from '../rates.ts'
import type { GroupInput } from './group-fields.ts'
import { changeGroup } from './group-state.ts'
import { groupView } from './group-views.ts'
import type { Group } from './group.entity.ts'
import { groupInView } from './groups.policy.ts'

interface Managing<Input, Given> {
  readonly name: string
  readonly input: InputSchema<Input, Given>
  readonly action: string
  readonly metadata?: (input: Input) => Readonly<Record<string, string>>
  /** Decides who may, and what of the group changes; refuses what its state does not allow. */
  readonly patch: (asked: AskedHere<Input>) => Promise<{
    readonly group: Group
    /** Of the viewer's own row: that they still are what lets them do it, or what becomes of it. */
    readonly standing: Operation
    readonly patch: Patch<Group>
    readonly beside?: readonly Operation[]
  }>
}

/** What the owner or an admin changes about a group, in one transaction with their standing. */
export const manageGroup = <Input extends z.infer<typeof GroupInput>, Given>({
  name,
  input: schema,
  action,
  metadata,
  patch,
}: Managing<Input, Given>) =>
  mutation({
    name,
    input: schema,
    rate: GROUP_RATE,
    plan: async (asked) => {
      const { context, input } = asked
      const { group, standing, patch: changes, beside = [] } = await patch(asked)
      return {
        operations: [
          ...changeGroup(group, { patch: changes, at: context.stamp().at }),
          standing,
          ...beside,
        ],
        result: { groupId: group.id },
        audit: {
          action,
          resourceType: 'Group',
          resourceId: group.id,
          metadata: { fields: Object.keys(changes), ...metadata?.(input) },
        },
      }
    },
    answer: async ({ context }, { groupId }) => groupView(await groupInView(context, groupId)),
  })
