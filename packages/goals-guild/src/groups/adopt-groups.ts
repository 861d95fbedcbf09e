import { put } from '@longtable/entity'
import { adopter, type AdoptStep, carrying, completes } from '@longtable/system'
import { missingLinks } from '../tags/link-tags.ts'
import { linkedGroupTags } from './group-tags.ts'
import { Group, GroupMember } from './group.entity.ts'
import { groupById, membership } from './group.patterns.ts'

/** Document 001 names the owner in the group; that they are in it says their row. */
const owner = adopter(Group, {
  name: 'groups.owner',
  isOurs: carrying('memberCount'),
  async adopt({ id: groupId, ownerId: userId, createdAt, deletedAt }, { store }) {
    if (deletedAt !== undefined) return []
    const row = await membership({ store }, { groupId, userId })
    if (row?.role === 'owner') return []
    if (row) return [{ finding: `group ${groupId} is of ${userId}, who is its ${row.role}` }]
    const operations = [put(GroupMember, { groupId, userId, role: 'owner', joinedAt: createdAt })]
    return [{ operations, when: { attribute: 'ownerId', equals: userId } }]
  },
})

const tags = adopter(Group, {
  name: 'groups.tags',
  isOurs: carrying('memberCount'),
  async adopt(group, { store }): Promise<AdoptStep[]> {
    const { id, createdAt, updatedAt } = group
    const tagged = { entity: 'Group', id, createdAt, tags: linkedGroupTags(group) } as const
    const operations = await missingLinks(store, tagged)
    const when = { attribute: 'updatedAt', equals: updatedAt } as const
    return operations.length > 0 ? [{ operations, when }] : []
  },
})

const member = adopter(GroupMember, {
  name: 'groups.owner-of-others',
  async adopt({ groupId, userId, role }, { store }) {
    const group = role === 'owner' ? await groupById({ store }, { id: groupId }) : undefined
    if (!group || group.ownerId === userId) return []
    return [{ finding: `group ${groupId} is of ${group.ownerId}, but ${userId} is its owner` }]
  },
})

/** What marks a group as ours comes last; its members are counted with all other counts. */
export const adoptGroups = [
  owner,
  tags,
  completes(Group, { name: 'groups.group', isOurs: carrying('memberCount') }),
  completes(GroupMember, { name: 'groups.member', isOurs: carrying('GSI1PK') }),
  member,
]
