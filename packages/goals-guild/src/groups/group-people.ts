import type { Page, PageRequest } from '@longtable/entity'
import type * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { peoplePage } from '../users/user-page.ts'
import type { UserView } from '../users/user-views.ts'
import type { GroupInput, Role } from './group-fields.ts'
import type { GroupInvite, GroupMember, JoinRequest } from './group.entity.ts'
import { groupInvitesFrom, joinRequestsTo, membersOf } from './group.patterns.ts'
import { groupWithMembers, managedGroup } from './groups.policy.ts'

type Input = z.infer<typeof GroupInput>

export interface GroupMemberView {
  readonly user: UserView
  readonly role: Role
  readonly joinedAt: string
}

/** Without those who block the viewer or whom the viewer blocks. */
export async function groupMembers(
  context: GuildContext,
  { groupId }: Input,
  page: PageRequest,
): Promise<Page<GroupMemberView>> {
  await groupWithMembers(context, groupId)
  const found = await peoplePage<GroupMember>(context, {
    personOf: ({ userId }) => userId,
    read: (keep) => membersOf(context, { groupId }, { ...page, keep, stale: true }),
  })
  const items = found.items.map(({ entry: { role, joinedAt }, user }) => ({ user, role, joinedAt }))
  return { ...found, items }
}

/** Who asks to join: for the owner and admins. */
export async function joinRequests(
  context: GuildContext,
  { groupId }: Input,
  page: PageRequest,
): Promise<Page<JoinRequest>> {
  await managedGroup(context, groupId)
  return joinRequestsTo(context, { groupId }, page)
}

/** Who is invited: for the owner and admins. */
export async function groupInvites(
  context: GuildContext,
  { groupId }: Input,
  page: PageRequest,
): Promise<Page<GroupInvite>> {
  await managedGroup(context, groupId)
  return groupInvitesFrom(context, { groupId }, page)
}
