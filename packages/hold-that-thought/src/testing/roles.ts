import { keyOf } from '@longtable/entity'
import type * as permissions from '@longtable/testing/permissions'
import type { FamilyContext } from '../context.ts'
import { deactivateUser } from '../users/deactivate-user.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { UserProfile } from '../users/profile.entity.ts'
import { idOf, pendingIn, testedFamily } from './family-world.ts'

const OUTSIDERS = ['stranger', 'pending', 'inactive', 'unauthenticated'] as const
type Outsider = (typeof OUTSIDERS)[number]

export type Cast = permissions.Cast<FamilyContext>
export type FurtherRole = permissions.FurtherRole<FamilyContext>
export type PermissionRow = permissions.PermissionRow<FamilyContext, Outsider>

/** Who there is in HoldThatThought; a stranger is another member. */
export const familyRoles: permissions.Roles<FamilyContext, Outsider> = {
  tested: testedFamily,
  outsiders: OUTSIDERS,
  async play(world, role) {
    if (role === 'unauthenticated') return world.as()
    if (role === 'pending') return pendingIn(world, role)
    const person = await world.person(role)
    if (role === 'inactive')
      await deactivateUser(await world.admin('warden'), { userId: idOf(person) })
    return world.again(person)
  },
  unregistered: 'FORBIDDEN users.unregistered',
  goings: [
    {
      how: 'deactivated',
      async go(world, actor) {
        const warden = await world.admin(`warden-${idOf(actor).slice(-10)}`)
        return deactivateUser(warden, { userId: idOf(actor) })
      },
      outcome: 'FORBIDDEN users.inactive',
    },
    {
      how: 'deleted',
      go: (world, actor) => deleteAccount(world.again(actor), {}),
      outcome: 'FORBIDDEN users.deleted',
    },
  ],
  async shutOut({ world, owner }) {
    const key = keyOf(UserProfile, { userId: idOf(owner) })
    await world.deps.store.write([{ kind: 'update', key, set: { status: 'inactive' } }])
  },
  person: {
    entity: UserProfile,
    keyOf: (userId) => keyOf(UserProfile, { userId }),
    deleted: { status: 'deleted' },
  },
  recordsText: [],
}

/** Every member gets the same; who is none gets nothing. */
export const everyone = (
  outcome: permissions.Outcome,
  except: Partial<PermissionRow['outcomes']> = {},
): PermissionRow['outcomes'] => ({
  stranger: outcome,
  pending: 'FORBIDDEN users.pending',
  inactive: 'FORBIDDEN users.inactive',
  unauthenticated: 'UNAUTHENTICATED core.signed-out',
  ...except,
})

export const NOT_ADMIN = everyone('FORBIDDEN users.not-admin')

/** What every member may do. */
export const forMembers = (
  operation: string,
  document: string,
  variables: PermissionRow['variables'] = () => ({}),
): PermissionRow => ({
  operation,
  document,
  variables,
  outcomes: everyone('allowed'),
  allowedFor: 'stranger',
})

export const forAdmins = (
  operation: string,
  document: string,
  variables: PermissionRow['variables'] = () => ({}),
): PermissionRow => ({
  operation,
  document,
  variables,
  outcomes: NOT_ADMIN,
  allowedFor: 'admin',
})
