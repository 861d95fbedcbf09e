import { asRead, change, check } from '@longtable/entity'
import { DomainError } from '@longtable/core'
import type * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import { User } from '../users/user.entity.ts'
import { profileById } from '../users/user.patterns.ts'
import { GroupMember } from './group.entity.ts'
import { membership } from './group.patterns.ts'
import type { GroupView } from './group-views.ts'
import { manageGroup } from './manage-group.ts'
import { noMember, ownedGroup } from './groups.policy.ts'
import type { GroupPersonInput } from './remove-member.ts'

const alreadyTheirs = () =>
  new DomainError('INVALID', 'groups.already-owner', {
    message: 'userId: this group is yours already.',
    field: 'userId',
  })

/** From its owner, who stays as an admin, to another member: a group has one owner at any moment. */
export const transferGroup = (
  context: GuildContext,
  input: z.infer<typeof GroupPersonInput>,
  requestId?: string,
): Promise<GroupView> =>
  manageGroup(context, {
    name: 'transferGroup',
    input,
    requestId,
    action: 'GROUP_TRANSFERRED',
    metadata: { userId: input.userId },
    async patch() {
      const { groupId, userId } = input
      const { id: ownerId } = await registered(context)
      const { group } = await ownedGroup(context, groupId)
      if (userId === ownerId) throw alreadyTheirs()
      const [mine, theirs, person] = await Promise.all([
        membership(context, { groupId, userId: ownerId }),
        membership(context, { groupId, userId }),
        profileById(context, { id: userId }),
      ])
      // A tombstone is a member until its erasure comes here.
      if (!mine || !theirs || !person || person.status === 'deleted') throw noMember()
      return {
        group,
        patch: { ownerId: userId },
        standing: change(GroupMember, mine, {
          patch: { role: 'admin' },
          when: asRead(GroupMember, mine, 'role'),
        }),
        beside: [
          change(GroupMember, theirs, {
            patch: { role: 'owner' },
            when: asRead(GroupMember, theirs, 'role'),
          }),
          check(User, { id: userId }, { attribute: 'status', notEquals: 'deleted' }),
        ],
      }
    },
  })
