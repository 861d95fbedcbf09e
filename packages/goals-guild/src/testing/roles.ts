import { keyOf, put } from '@longtable/entity'
import type * as permissions from '@longtable/testing/permissions'
import type { GuildContext } from '../context.ts'
import { Block } from '../follows/block.entity.ts'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { suspendUser } from '../users/suspend-user.ts'
import { User } from '../users/user.entity.ts'
import { idOf, testedGuild } from './guild-world.ts'
import { RECORDS_TEXT } from './recorded-text.ts'

/** `otherOwner` has the same kind of things as the owner, but others. */
const OUTSIDERS = [
  'stranger',
  'follower',
  'blocked',
  'otherOwner',
  'suspended',
  'unauthenticated',
] as const
type Outsider = (typeof OUTSIDERS)[number]

export type Cast = permissions.Cast<GuildContext>
export type FurtherRole = permissions.FurtherRole<GuildContext>
export type PermissionRow = permissions.PermissionRow<GuildContext, Outsider>
export type { Made, Outcome } from '@longtable/testing/permissions'

/** Who there is in GoalsGuild. */
export const guildRoles: permissions.Roles<GuildContext, Outsider> = {
  tested: testedGuild,
  outsiders: OUTSIDERS,
  async play(world, role, owner) {
    if (role === 'unauthenticated') return world.as()
    const person = await world.person(role.toLowerCase())
    if (role === 'follower') await followUser(person, { followeeId: idOf(owner) })
    if (role === 'blocked') await blockUser(owner, { userId: idOf(person) })
    if (role === 'suspended')
      await suspendUser(await world.admin('warden'), { userId: idOf(person) })
    return world.again(person)
  },
  unregistered: 'FORBIDDEN users.unregistered',
  goings: [
    {
      how: 'suspended',
      async go(world, actor) {
        const warden = await world.admin(`warden-${idOf(actor).slice(-10)}`)
        return suspendUser(warden, { userId: idOf(actor) })
      },
      outcome: 'FORBIDDEN users.suspended',
    },
    {
      how: 'deleted',
      go: (world, actor) => deleteAccount(world.again(actor), {}),
      outcome: 'FORBIDDEN users.deleted',
    },
  ],
  async shutOut({ world, owner, asker }) {
    const block = { userId: idOf(owner), blockedId: idOf(asker), createdAt: owner.stamp().at }
    await world.deps.store.write([put(Block, block)])
  },
  person: {
    entity: User,
    keyOf: (id) => keyOf(User, { id }),
    deleted: { status: 'deleted' },
  },
  recordsText: RECORDS_TEXT,
}

/** Everybody who may act at all gets the same. */
export const everyone = (
  outcome: permissions.Outcome,
  except: Partial<PermissionRow['outcomes']> = {},
): PermissionRow['outcomes'] => ({
  stranger: outcome,
  follower: outcome,
  blocked: outcome,
  otherOwner: outcome,
  suspended: 'FORBIDDEN users.suspended',
  unauthenticated: 'UNAUTHENTICATED core.signed-out',
  ...except,
})

/** The asker's own things, or what everybody may see: there is nothing else to ask for. */
export const forEveryone = (operation: string, document: string): PermissionRow => ({
  operation,
  document,
  variables: () => ({}),
  outcomes: everyone('allowed'),
  allowedFor: 'owner',
})

/** For the owner of what was made; everybody else gets what is said. */
export const forOwners =
  (variables: PermissionRow['variables'], outcomes: PermissionRow['outcomes']) =>
  (operation: string, document: string): PermissionRow => ({
    operation,
    document,
    variables,
    outcomes,
    allowedFor: 'owner',
  })
