import type { GuildContext } from '../context.ts'
import { createGroup } from '../groups/create-group.ts'
import { inviteToGroup } from '../groups/invite-to-group.ts'
import { joinGroup } from '../groups/join-group.ts'
import { leaveGroup } from '../groups/leave-group.ts'
import { removeMember } from '../groups/remove-member.ts'
import { idOf } from './guild-world.ts'
import { type Cast, everyone, type FurtherRole, type Outcome, type PermissionRow } from './roles.ts'

export const makeGroup = async (owner: GuildContext, fields: object) => {
  const input = createGroup.input.parse({ name: 'Runners', tags: ['running'], ...fields })
  const { id: groupId } = await createGroup(owner, input)
  return { groupId }
}

/** Visible to everybody but those whom its owner blocks, and joined by nobody who asks. */
export const approvalGroup = ({ owner }: Cast) => makeGroup(owner, { access: 'approval' })
type Become = FurtherRole['become']

export const beInvited: Become = async ({ owner, asker }, { groupId }) => {
  await inviteToGroup(owner, { groupId, userId: idOf(asker) })
}
export const ask: Become = async ({ asker }, { groupId }) => {
  await joinGroup(asker, { groupId })
}
export const join: Become = async (cast, made) => {
  await beInvited(cast, made)
  await ask(cast, made)
}
export const leave: Become = async (cast, made) => {
  await join(cast, made)
  await leaveGroup(cast.asker, { groupId: made.groupId })
}
export const beRemoved: Become = async (cast, made) => {
  await join(cast, made)
  await removeMember(cast.owner, { groupId: made.groupId, userId: idOf(cast.asker) })
}

export const HIDDEN = 'NOT_FOUND groups.unknown'
export const seenBut = (outcome: Outcome) => everyone(outcome, { blocked: HIDDEN })
const NOT_MEMBER = 'FORBIDDEN groups.not-member'

/** A query about a group that its members alone may ask. */
export const forMembers = (query: string, shown: string): PermissionRow => ({
  operation: `Query.${query}`,
  document: `query ($groupId: ID!) { ${query}(groupId: $groupId) { ${shown} } }`,
  variables: approvalGroup,
  allowedFor: 'owner',
  outcomes: seenBut(NOT_MEMBER),
  also: {
    invitee: { become: beInvited, outcome: NOT_MEMBER },
    leaver: { become: leave, outcome: NOT_MEMBER },
    removed: { become: beRemoved, outcome: NOT_MEMBER },
    member: { become: join, outcome: 'allowed' },
  },
})
