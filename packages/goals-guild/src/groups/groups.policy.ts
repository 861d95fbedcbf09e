import { DomainError, notFound } from '@longtable/core'
import { check, fromItem, keyOf } from '@longtable/entity'
import type { Check, Item } from '@longtable/store'
import { type GuildContext, registered } from '../context.ts'
import { alone, type Reading } from '../left-out.ts'
import { type Blocks, blocksWith } from '../users/met.ts'
import type { Role } from './group-fields.ts'
import { type Group, GroupInvite, GroupMember } from './group.entity.ts'
import { groupById, membership } from './group.patterns.ts'

/** A group as the viewer stands to it. */
export interface SeenGroup {
  readonly group: Group
  /** Undefined for who is not in it. */
  readonly role: Role | undefined
  readonly isInvited: boolean
  /** The viewer, who is not in it, blocks its owner. */
  readonly blocksOwner: boolean
}

export const unknownGroup = () => notFound('groups.unknown', 'This group')
export const noMember = () => notFound('groups.no-member', 'That member')

interface Rows {
  readonly member: Item | undefined
  readonly invite: Item | undefined
  readonly blocks: Blocks | undefined
}

/** What a row says of the viewer; undefined hides the group. Its owner's block hides it from others. */
function sightOf(group: Group, { member, invite, blocks }: Rows): SeenGroup | undefined {
  if (group.deletedAt !== undefined) return undefined
  const role = member && fromItem(GroupMember, member).role
  const isOpenToView = group.access !== 'invite' || invite !== undefined
  if (!role && (blocks?.blocksMe || !isOpenToView)) return undefined
  return {
    group,
    role,
    isInvited: invite !== undefined,
    blocksOwner: blocks?.isBlockedByMe === true,
  }
}

interface Looking {
  readonly reading?: Reading
  /** The viewer waits outside: whoever is invited, or has asked to come in, is no member. */
  readonly isOutside?: boolean
}

/** Each as the viewer sees it, in two rounds; undefined where they do not. */
export async function sightsOf(
  context: GuildContext,
  groups: readonly Group[],
  { reading = alone, isOutside = false }: Looking = {},
): Promise<(SeenGroup | undefined)[]> {
  const { id: userId } = await registered(context)
  const keys = groups.map(({ id: groupId }) => keyOf(GroupMember, { groupId, userId }))
  const members = isOutside ? [] : await context.store.getMany(keys)
  // Nothing else is asked of its members: whoever comes in is no longer invited.
  const others = groups.filter((_, place) => !members[place])
  const owners = [...new Set(others.map(({ ownerId }) => ownerId))].filter((id) => id !== userId)
  const [found, blocked] = await Promise.all([
    context.store.getMany(others.map(({ id }) => keyOf(GroupInvite, { groupId: id, userId }))),
    blocksWith(context, { viewerId: userId, ids: owners, asOf: 'now' }),
  ])
  const invites = new Map(others.map(({ id }, place) => [id, found[place]]))
  const blocks = new Map(owners.map((id, place) => [id, blocked[place]]))
  return Promise.all(
    groups.map((group, place) => {
      const [invite, between] = [invites.get(group.id), blocks.get(group.ownerId)]
      return reading(() => sightOf(group, { member: members[place], invite, blocks: between }))
    }),
  )
}

export async function groupInView(context: GuildContext, groupId: string): Promise<SeenGroup> {
  await registered(context)
  const group = await groupById(context, { id: groupId })
  const [seen] = group ? await sightsOf(context, [group]) : []
  if (!seen) throw unknownGroup()
  return seen
}

/** Who is in it; in an open group everybody may see that, elsewhere its members. */
export async function groupWithMembers(context: GuildContext, groupId: string): Promise<SeenGroup> {
  const seen = await groupInView(context, groupId)
  if (!seen.role && seen.group.access !== 'open')
    throw new DomainError('FORBIDDEN', 'groups.not-member', 'Only its members may see this.')
  return seen
}

const stillIn = (groupId: string, userId: string, role: Role): Check =>
  check(GroupMember, { groupId, userId }, { attribute: 'role', equals: role })

export interface Managed extends SeenGroup {
  readonly role: 'owner' | 'admin'
  /** Goes into the transaction: who was dismissed or has left meanwhile does not act any more. */
  readonly standing: Check
}

/** For its owner and admins. */
export async function managedGroup(context: GuildContext, groupId: string): Promise<Managed> {
  const seen = await groupInView(context, groupId)
  const { role } = seen
  if (role !== 'owner' && role !== 'admin')
    throw new DomainError('FORBIDDEN', 'groups.not-admin', 'Only its owner and admins may do this.')
  const { id: userId } = await registered(context)
  return { ...seen, role, standing: stillIn(groupId, userId, role) }
}

export async function ownedGroup(context: GuildContext, groupId: string): Promise<Managed> {
  const seen = await groupInView(context, groupId)
  const { role } = seen
  if (role !== 'owner')
    throw new DomainError('FORBIDDEN', 'groups.not-owner', 'Only its owner may do this.')
  const { id: userId } = await registered(context)
  return { ...seen, role, standing: stillIn(groupId, userId, role) }
}

const RANKS: Readonly<Record<Role, number>> = { member: 0, admin: 1, owner: 2 }

/** A member whom the viewer may remove or give another role: nobody touches their own rank or above. */
export async function memberBelow(
  context: GuildContext,
  { groupId, userId }: { readonly groupId: string; readonly userId: string },
): Promise<Managed & { readonly member: GroupMember }> {
  const seen = await managedGroup(context, groupId)
  const member = await membership(context, { groupId, userId })
  if (!member) throw noMember()
  if (RANKS[member.role] >= RANKS[seen.role])
    throw new DomainError('FORBIDDEN', 'groups.outranked', 'You may not do this to them.')
  return { ...seen, member }
}
