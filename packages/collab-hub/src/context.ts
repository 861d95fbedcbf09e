import { auditDenial, DomainError, noteSignIn, ownProfiles } from '@longtable/core'
import { check } from '@longtable/entity'
import type { Check } from '@longtable/store'
import type { SystemContext } from '@longtable/system'
import { User } from './users/user.entity.ts'
import { userById } from './users/user.patterns.ts'

/** What the host builds anew for each request, and for each event of a subscription. */
export type HubContext = SystemContext

export const { ownProfile, forgetProfile } = ownProfiles<HubContext, User>(
  async (context, userId) => {
    const user = await userById(context, { userId })
    if (user) await noteSignIn(context)
    return user
  },
)

export const unregistered = () =>
  new DomainError('FORBIDDEN', 'users.unregistered', 'Please register with CollabHub.')

function refuseDeleted({ deletedAt }: User): void {
  if (deletedAt !== undefined)
    throw new DomainError('FORBIDDEN', 'users.deleted', 'This account was deleted.')
}

/** A ban and a deletion act on the very next request. */
export function refuseGone(user: User): void {
  refuseDeleted(user)
  const { status, banReason } = user
  if (status === 'BANNED')
    throw new DomainError(
      'FORBIDDEN',
      'users.banned',
      banReason === undefined ? 'This account is banned.' : `This account is banned: ${banReason}`,
    )
}

/** Everyone who has a profile here, whatever was decided about it. */
export async function undeleted(context: HubContext): Promise<User> {
  const user = await ownProfile(context)
  if (!user) throw unregistered()
  refuseDeleted(user)
  return user
}

/** Everyone who has a place here, also before their e-mail is verified. */
export async function registered(context: HubContext): Promise<User> {
  const user = await ownProfile(context)
  if (!user) throw unregistered()
  refuseGone(user)
  return user
}

/** Everyone who may act here. */
export async function activeUser(context: HubContext): Promise<User> {
  const user = await registered(context)
  if (user.status !== 'ACTIVE')
    throw new DomainError(
      'FORBIDDEN',
      'users.unverified',
      'Please verify your e-mail address first.',
    )
  return user
}

/** For what everybody may see: nobody in particular is who has no token or no verified profile. */
export async function activeUserOrNobody(context: HubContext): Promise<User | undefined> {
  if (!context.viewer) return undefined
  const user = await ownProfile(context)
  if (!user) return undefined
  refuseGone(user)
  return user.status === 'ACTIVE' ? user : undefined
}

export const isAdmin = ({ role }: Pick<User, 'role'>): boolean => role === 'ADMIN'

/** An admin by profile; anybody else who tries is written down. */
export async function admin(context: HubContext, operation: string): Promise<User> {
  const user = await activeUser(context)
  if (isAdmin(user)) return user
  await auditDenial(context, {
    action: 'ADMIN_DENIED',
    resourceType: 'Operation',
    resourceId: operation,
  })
  throw new DomainError('FORBIDDEN', 'users.not-admin', 'Only an admin may do this.')
}

/** Refuses whoever is something else: founders found, talents apply, investors ask for access. */
export function onlyAs(...roles: readonly User['role'][]): (user: User) => void {
  return ({ role }) => {
    if (roles.includes(role)) return
    const names = roles.map((name) => name.toLowerCase()).join(' or ')
    throw new DomainError('FORBIDDEN', 'users.other-role', `This is for who is a ${names}.`)
  }
}

/**
 * Goes into the transaction of whatever somebody makes: a ban and another role act at once, and a
 * deletion finds everything that was made before it.
 */
export const stillMay = ({ userId, status, role }: User): Check =>
  check(
    User,
    { userId },
    {
      all: [
        { attribute: 'status', equals: status },
        { attribute: 'role', equals: role },
      ],
    },
  )
