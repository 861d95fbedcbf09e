import { auditDenial, DomainError, ownProfiles } from '@longtable/core'
import { check } from '@longtable/entity'
import type { Check } from '@longtable/store'
import type { SystemContext } from '@longtable/system'
import type { FeedIndex } from './feed/feed-index.ts'
import { User } from './users/user.entity.ts'
import { profileById } from './users/user.patterns.ts'

/** What the host builds anew for each request, and for each event of a subscription. */
export interface GuildContext extends SystemContext {
  /** Feeds in memory, where the change log has one order; without it, heads are read. */
  readonly feed?: FeedIndex | undefined
}

export const { ownProfile, forgetProfile } = ownProfiles<GuildContext, User>((context, id) =>
  profileById(context, { id }),
)

/** Everyone who has a profile here, whatever was decided about it. */
export async function undeleted(context: GuildContext): Promise<User> {
  const user = await ownProfile(context)
  if (!user)
    throw new DomainError('FORBIDDEN', 'users.unregistered', 'Please register with GoalsGuild.')
  if (user.status === 'deleted')
    throw new DomainError('FORBIDDEN', 'users.deleted', 'This account was deleted.')
  return user
}

/** Everyone who may act here: registered, and neither suspended nor deleted. */
export async function registered(context: GuildContext): Promise<User> {
  const user = await undeleted(context)
  if (user.status === 'suspended')
    throw new DomainError('FORBIDDEN', 'users.suspended', 'This account is suspended.')
  return user
}

export const isAdmin = ({ roles = [] }: Pick<User, 'roles'>): boolean => roles.includes('admin')

/** An admin by profile; anybody else who tries is written down. */
export async function admin(context: GuildContext, operation: string): Promise<User> {
  const user = await registered(context)
  if (isAdmin(user)) return user
  await auditDenial(context, {
    action: 'ADMIN_DENIED',
    resourceType: 'Operation',
    resourceId: operation,
  })
  throw new DomainError('FORBIDDEN', 'users.not-admin', 'Only an admin may do this.')
}

/**
 * Goes into the transaction of whatever an account makes: a suspension acts at once, and a deletion
 * finds everything that was made before it.
 */
export const stillActive = (userId: string): Check =>
  check(User, { id: userId }, { attribute: 'status', equals: 'active' })
