import { settle } from '@longtable/core'
import { change, check, laterThan, remove } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { isAlive } from '../follows/pair.ts'
import { type Deps, eraser, leaves, removes } from '@longtable/system'
import { User } from '../users/user.entity.ts'
import { profileById } from '../users/user.patterns.ts'
import { changeGroup } from './group-state.ts'
import { type Group, GroupMember } from './group.entity.ts'
import {
  groupById,
  groupInvitesFor,
  groupsOf,
  joinRequestsBy,
  membership,
  membersOf,
} from './group.patterns.ts'
import { countMemberDown } from './member-count.ts'

/** The admin who has been in it the longest. */
async function oldestAdmin(deps: Deps, groupId: string): Promise<GroupMember | undefined> {
  const admins: GroupMember[] = []
  for await (const members of membersOf.each(deps, { groupId }))
    admins.push(...members.filter(({ role }) => role === 'admin'))
  admins.sort((a, b) => (a.joinedAt < b.joinedAt ? -1 : 1))
  for (const admin of admins)
    if (isAlive(await profileById(deps, { id: admin.userId }))) return admin
  return undefined
}

/** A group whose owner goes passes to its oldest admin; without one it is archived, ownerless. */
async function passedOn(deps: Deps, group: Group, owner: GroupMember): Promise<Operation[]> {
  const { at } = deps.stamp()
  const heir = await oldestAdmin(deps, group.id)
  if (!heir)
    return group.archivedAt === undefined
      ? changeGroup(group, { patch: { archivedAt: laterThan(group.updatedAt, at) }, at })
      : []
  const role = (member: GroupMember, next: GroupMember['role']) =>
    change(GroupMember, member, {
      patch: { role: next },
      when: { attribute: 'role', equals: member.role },
    })
  return [
    ...changeGroup(group, { patch: { ownerId: heir.userId }, at }),
    role(heir, 'owner'),
    role(owner, 'member'),
    check(User, { id: heir.userId }, { attribute: 'status', notEquals: 'deleted' }),
  ]
}

const left = (group: Group | undefined, { groupId, userId, role }: GroupMember, at: string) => [
  remove(GroupMember, { groupId, userId }, { attribute: 'role', equals: role }),
  ...(group ? [countMemberDown(group, at)] : []),
]

type Key = Pick<GroupMember, 'groupId' | 'userId'>

/** A tombstone takes its members along. */
async function placeOf(deps: Deps, key: Key) {
  const group = await groupById(deps, { id: key.groupId })
  const member = group?.deletedAt === undefined ? await membership(deps, key) : undefined
  return { group, member }
}

/** First the group is taken care of, then the place in it goes: stopped in between, it goes on. */
async function leave(deps: Deps, key: Key): Promise<void> {
  await settle('A group', async () => {
    const { group, member } = await placeOf(deps, key)
    if (!member || group?.ownerId !== key.userId) return
    const operations = await passedOn(deps, group, member)
    if (operations.length > 0) await deps.store.write(operations)
  })
  await settle('A place in a group', async () => {
    const { group, member } = await placeOf(deps, key)
    if (member) await deps.store.write(left(group, member, deps.stamp().at))
  })
}

/** Memberships, requests and invites; what was made before the tombstone is found by the index. */
export const eraseGroups = eraser('groups', [
  leaves(groupsOf, 'userId', leave),
  removes(joinRequestsBy, 'userId'),
  removes(groupInvitesFor, 'userId'),
])
