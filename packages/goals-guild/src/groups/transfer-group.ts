import { DomainError } from '@longtable/core'
import { asRead, change, check } from '@longtable/entity'
import { User } from '../users/user.entity.ts'
import { profileById } from '../users/user.patterns.ts'
import { GroupPersonInput } from './group-fields.ts'
import { GroupMember } from './group.entity.ts'
import { membership } from './group.patterns.ts'
import { noMember, ownedGroup } from './groups.policy.ts'
import { manageGroup } from './manage-group.ts'

const alreadyTheirs = () =>
  new DomainError('INVALID', 'groups.already-owner', {
    message: 'userId: this group is yours already.',
    field: 'userId',
  })

/** From its owner, who stays as an admin, to another member: a group has one owner at any moment. */
export const transferGroup = manageGroup({
  name: 'transferGroup',
  action: 'GROUP_TRANSFERRED',
  input: GroupPersonInput,
  metadata: ({ userId }) => ({ userId }),
  async patch({ context, actor: { id: ownerId }, input: { groupId, userId } }) {
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
