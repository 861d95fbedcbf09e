import { whoMayNot } from '@longtable/testing/permissions'
import { idOf } from '../testing/guild-world.ts'
import {
  approvalGroup,
  ask,
  beInvited,
  beRemoved,
  forMembers,
  HIDDEN,
  join,
  leave,
  makeGroup,
  seenBut,
} from '../testing/group-roles.ts'
import {
  type Cast,
  everyone,
  type FurtherRole,
  guildRoles,
  type PermissionRow,
} from '../testing/roles.ts'
import { groupsFeature } from './groups.feature.ts'
import { inviteToGroup } from './invite-to-group.ts'
import { joinGroup } from './join-group.ts'
import { setMemberRole } from './set-member-role.ts'

const openGroup = ({ owner }: Cast) => makeGroup(owner, { access: 'open' })
const inviteGroup = ({ owner }: Cast) => makeGroup(owner, { access: 'invite' })

/** Nicknames are given once in a world. */
const somebody = ({ world }: Cast) => world.person(`p-${world.world.stamp().id.slice(-20)}`)

async function withMember(cast: Cast) {
  const { groupId } = await openGroup(cast)
  const member = await somebody(cast)
  await joinGroup(member, { groupId })
  return { groupId, userId: idOf(member) }
}

async function withRequest(cast: Cast) {
  const { groupId } = await approvalGroup(cast)
  const member = await somebody(cast)
  await joinGroup(member, { groupId })
  return { groupId, userId: idOf(member) }
}

async function withInvite(cast: Cast) {
  const made = await withStranger(cast)
  await inviteToGroup(cast.owner, made)
  return made
}

async function withStranger(cast: Cast) {
  const userId = idOf(await somebody(cast))
  return { ...(await approvalGroup(cast)), userId }
}

const beAdmin: FurtherRole['become'] = async (cast, made) => {
  await join(cast, made)
  const place = { groupId: made.groupId, userId: idOf(cast.asker) }
  await setMemberRole(cast.owner, { ...place, role: 'admin' })
}
const NOT_ADMIN = 'FORBIDDEN groups.not-admin'
const NOT_OWNER = 'FORBIDDEN groups.not-owner'

/** For those who manage a group: a member sees it and may not. */
const managers: Asked = {
  outcomes: seenBut(NOT_ADMIN),
  also: {
    member: { become: join, outcome: NOT_ADMIN },
    invitee: { become: beInvited, outcome: NOT_ADMIN },
    admin: { become: beAdmin, outcome: 'allowed' },
  },
}
const owners: Asked = {
  outcomes: seenBut(NOT_OWNER),
  also: {
    member: { become: join, outcome: NOT_OWNER },
    admin: { become: beAdmin, outcome: NOT_OWNER },
  },
}
interface Asked {
  readonly made?: PermissionRow['variables']
  readonly outcomes?: PermissionRow['outcomes']
  readonly allowedFor?: PermissionRow['allowedFor']
  readonly also?: NonNullable<PermissionRow['also']>
}

const row = (
  operation: string,
  document: string,
  { made, outcomes, allowedFor, also }: Asked = {},
): PermissionRow => ({
  operation,
  document,
  variables: made ?? (() => ({})),
  outcomes: outcomes ?? everyone('allowed'),
  allowedFor: allowedFor ?? 'owner',
  ...(also && { also }),
})

const onGroup = (kind: 'query' | 'mutation' | 'subscription', field: string, shown: string) =>
  `${kind} ($groupId: ID!) { ${field}(groupId: $groupId) { ${shown} } }`
const onPerson = (field: string, shown: string, more = '') =>
  `mutation ($groupId: ID!, $userId: ID!) {
    ${field}(groupId: $groupId, userId: $userId${more}) { ${shown} }
  }`

const queryRows: readonly PermissionRow[] = [
  row('Query.group', onGroup('query', 'group', 'id'), {
    made: inviteGroup,
    outcomes: everyone(HIDDEN),
    also: {
      invitee: { become: beInvited, outcome: 'allowed' },
      leaver: { become: leave, outcome: HIDDEN },
      removed: { become: beRemoved, outcome: HIDDEN },
    },
  }),
  row('Subscription.groupChanged', onGroup('subscription', 'groupChanged', 'id'), {
    made: inviteGroup,
    outcomes: everyone(HIDDEN),
    also: {
      invitee: { become: beInvited, outcome: 'allowed' },
      removed: { become: beRemoved, outcome: HIDDEN },
    },
  }),
  row('Query.myGroups', '{ myGroups { items { role } } }'),
  forMembers('groupMembers', 'items { role }'),
  row('Query.groupsByTag', '{ groupsByTag(tag: "running") { items { id } } }'),
  row('Query.myJoinRequests', '{ myJoinRequests { items { groupId } } }'),
  row('Query.myGroupInvites', '{ myGroupInvites { items { groupId } } }'),
  row('Query.joinRequests', onGroup('query', 'joinRequests', 'items { userId }'), {
    made: approvalGroup,
    ...managers,
  }),
  row('Query.groupInvites', onGroup('query', 'groupInvites', 'items { userId }'), {
    made: approvalGroup,
    ...managers,
  }),
]

const peopleRows: readonly PermissionRow[] = [
  row('Mutation.joinGroup', onGroup('mutation', 'joinGroup', 'state'), {
    made: openGroup,
    outcomes: seenBut('allowed'),
    allowedFor: 'stranger',
  }),
  row('Mutation.leaveGroup', onGroup('mutation', 'leaveGroup', 'isMember'), {
    made: inviteGroup,
    outcomes: everyone(HIDDEN),
    also: { member: { become: join, outcome: 'allowed' } },
    allowedFor: 'also',
  }),
  row('Mutation.removeMember', onPerson('removeMember', 'userId'), {
    made: withMember,
    ...managers,
  }),
  row('Mutation.setMemberRole', onPerson('setMemberRole', 'role', ', role: admin'), {
    made: withMember,
    ...managers,
  }),
  row('Mutation.transferGroup', onPerson('transferGroup', 'id'), {
    made: withMember,
    ...owners,
  }),
  row('Mutation.inviteToGroup', onPerson('inviteToGroup', 'userId'), {
    made: withStranger,
    ...managers,
  }),
  row('Mutation.acceptGroupInvite', onGroup('mutation', 'acceptGroupInvite', 'state'), {
    made: inviteGroup,
    outcomes: everyone(HIDDEN),
    also: {
      leaver: { become: leave, outcome: HIDDEN },
      invitee: { become: beInvited, outcome: 'allowed' },
    },
    allowedFor: 'also',
  }),
  row('Mutation.declineGroupInvite', onGroup('mutation', 'declineGroupInvite', 'userId'), {
    made: inviteGroup,
    outcomes: everyone('NOT_FOUND groups.no-invite'),
    also: { invitee: { become: beInvited, outcome: 'allowed' } },
    allowedFor: 'also',
  }),
  row('Mutation.cancelGroupInvite', onPerson('cancelGroupInvite', 'userId'), {
    made: withInvite,
    ...managers,
  }),
  row('Mutation.approveJoinRequest', onPerson('approveJoinRequest', 'userId'), {
    made: withRequest,
    ...managers,
  }),
  row('Mutation.declineJoinRequest', onPerson('declineJoinRequest', 'userId'), {
    made: withRequest,
    ...managers,
  }),
  row('Mutation.cancelJoinRequest', onGroup('mutation', 'cancelJoinRequest', 'userId'), {
    made: approvalGroup,
    outcomes: everyone('NOT_FOUND groups.no-request'),
    also: { asker: { become: ask, outcome: 'allowed' } },
    allowedFor: 'also',
  }),
]

const groupRows: readonly PermissionRow[] = [
  row('Mutation.createGroup', 'mutation { createGroup(name: "Mine") { id } }'),
  row(
    'Mutation.updateGroup',
    'mutation ($groupId: ID!) { updateGroup(groupId: $groupId, name: "New") { id } }',
    { made: approvalGroup, ...managers },
  ),
  row('Mutation.openGroupRoom', onGroup('mutation', 'openGroupRoom', 'roomId'), {
    made: approvalGroup,
    ...managers,
  }),
  ...['archiveGroup', 'unarchiveGroup'].map((field) =>
    row(`Mutation.${field}`, onGroup('mutation', field, 'id'), {
      made: approvalGroup,
      ...owners,
    }),
  ),
  row('Mutation.deleteGroup', onGroup('mutation', 'deleteGroup', 'groupId'), {
    made: approvalGroup,
    ...owners,
  }),
]

whoMayNot(groupsFeature, guildRoles, [...groupRows, ...peopleRows, ...queryRows])
