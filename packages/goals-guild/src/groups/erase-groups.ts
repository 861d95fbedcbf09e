import { change, check, keyOf, remove } from '@longtable/entity'
import { ConditionFailedError, type Operation } from '@longtable/store'
import { laterThan } from '../context.ts'
import { isAlive } from '../follows/pair.ts'
import type { Eraser } from '@longtable/system'
import { User } from '../users/user.entity.ts'
import { profileById } from '../users/user.patterns.ts'
import { changeGroup } from './group-state.ts'
import { type Group, GroupInvite, GroupMember, JoinRequest } from './group.entity.ts'
import {
  groupById,
  groupInvitesFor,
  groupsOf,
  joinRequestsBy,
  membership,
  membersOf,
} from './group.patterns.ts'
import { countDown } from './member-count.ts'

const TRIES_MAX = 20

type Deps = Parameters<Eraser['erase']>[0]

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
  ...(group ? [countDown(group, at)] : []),
]

/** First the group is taken care of, then the place in it goes: stopped in between, it goes on. */
async function leave(deps: Deps, key: Pick<GroupMember, 'groupId' | 'userId'>): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const [group, member] = await Promise.all([
      groupById(deps, { id: key.groupId }),
      membership(deps, key),
    ])
    // A tombstone takes its members along.
    if (!member || group?.deletedAt !== undefined) return
    const first = group?.ownerId === key.userId ? await passedOn(deps, group, member) : []
    try {
      if (first.length > 0) await deps.store.write(first)
      else return await deps.store.write(left(group, member, deps.stamp().at))
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error
    }
  }
  throw new Error('A group does not stand still; it is left later.')
}

/** Memberships, requests and invites; what was made before the tombstone is found by the index. */
export const eraseGroups: Eraser = {
  name: 'groups',
  async erase(deps, { userId }) {
    const { store } = deps
    for await (const members of groupsOf.each(deps, { userId }))
      for (const member of members) await leave(deps, member)
    for await (const requests of joinRequestsBy.each(deps, { userId }))
      await store.writeMany({ deletes: requests.map((one) => keyOf(JoinRequest, one)) })
    for await (const invites of groupInvitesFor.each(deps, { userId }))
      await store.writeMany({ deletes: invites.map((one) => keyOf(GroupInvite, one)) })
  },
}
