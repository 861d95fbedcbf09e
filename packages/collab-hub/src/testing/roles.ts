import { change, find, keyOf } from '@longtable/entity'
import type * as permissions from '@longtable/testing/permissions'
import type { HubContext } from '../context.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { grantRole } from '../users/set-user-role.ts'
import { registerUser } from '../users/register-user.ts'
import { User, type UserRole } from '../users/user.entity.ts'
import { type HubWorld, idOf, testedHub } from './hub-world.ts'

/** The owner is a founder; these are everybody else of the permission matrix. */
const OUTSIDERS = ['talent', 'investor', 'founder', 'banned', 'pending', 'unauthenticated'] as const
type Outsider = (typeof OUTSIDERS)[number]

export type Cast = permissions.Cast<HubContext>
export type FurtherRole = permissions.FurtherRole<HubContext>
export type PermissionRow = permissions.PermissionRow<HubContext, Outsider>
export type { Made, Outcome } from '@longtable/testing/permissions'

/** Whoever they are: also an admin, whom no admin may ban. */
export async function ban({ deps: { store } }: HubWorld, context: HubContext): Promise<void> {
  const user = await find(store, User, { userId: idOf(context) })
  if (!user || user.status === 'BANNED') return
  const patch = { status: 'BANNED', statusBeforeBan: user.status } as const
  await store.write([change(User, user, { patch })])
}

/** Somebody whose token vouches for no address. */
export async function pendingPerson(world: HubWorld): Promise<HubContext> {
  const context = world.as({ userId: world.world.stamp().id })
  const given = { role: 'FOUNDER', firstName: 'Pending', lastName: 'Example' }
  await registerUser(context, registerUser.input.parse(given))
  return context
}

/** The asker of a further role, who is registered as a founder, becomes something else. */
export const turnInto = ({ world, asker }: Cast, role: UserRole): Promise<unknown> =>
  grantRole(world.as(), { userId: idOf(asker), role })

/** Who there is in CollabHub. */
export const hubRoles: permissions.Roles<HubContext, Outsider> = {
  tested: testedHub,
  outsiders: OUTSIDERS,
  async play(world, role) {
    if (role === 'unauthenticated') return world.as()
    if (role === 'pending') return pendingPerson(world)
    const person = await world.person(role)
    if (role === 'banned') await ban(world, person)
    return world.again(person)
  },
  unregistered: 'FORBIDDEN users.unregistered',
  goings: [
    { how: 'banned', go: ban, outcome: 'FORBIDDEN users.banned' },
    {
      how: 'deleted',
      go: (world, actor) => deleteAccount(world.again(actor), {}),
      outcome: 'FORBIDDEN users.deleted',
    },
  ],
  async shutOut({ world, owner }) {
    await ban(world, owner)
  },
  person: {
    entity: User,
    keyOf: (userId) => keyOf(User, { userId }),
    deleted: { status: 'BANNED', deletedAt: '2026-01-01T00:00:00.000Z' },
  },
  recordsText: [],
}

/** Everybody who may act at all gets the same. */
export const everyone = (
  outcome: permissions.Outcome,
  except: Partial<PermissionRow['outcomes']> = {},
): PermissionRow['outcomes'] => ({
  talent: outcome,
  investor: outcome,
  founder: outcome,
  banned: 'FORBIDDEN users.banned',
  pending: 'FORBIDDEN users.unverified',
  unauthenticated: 'UNAUTHENTICATED core.signed-out',
  ...except,
})
