import { findListed, type Page, type PageRequest, shardedPart } from '@longtable/entity'
import type * as z from 'zod'
import { activeUserOrNobody, type HubContext } from '../context.ts'
import { shardsOf } from '../shards/shards.ts'
import type { StartupInput } from '../startups/startup-fields.ts'
import { startupInView, startupsSeen } from '../startups/startup.policy.ts'
import type { RoleInput } from './role-fields.ts'
import { roleInView, seesRole } from './role.policy.ts'
import { type RoleView, roleView } from './role-views.ts'
import { StartupRole } from './startup-role.entity.ts'
import { openRoles, rolesOf } from './startup-role.patterns.ts'

export const role = async (
  context: HubContext,
  input: z.infer<typeof RoleInput>,
): Promise<RoleView> => roleView(await roleInView(context, input))

/** Of a startup that the viewer sees; closed ones for who may see them. */
export async function startupRoles(
  context: HubContext,
  { startupId }: z.infer<typeof StartupInput>,
  page: PageRequest,
): Promise<Page<RoleView>> {
  const seen = await startupInView(context, startupId)
  const found = await rolesOf(
    context,
    { startupId },
    { ...page, keep: (roles) => roles.map((one) => seesRole(seen.sight, one)) },
  )
  return { ...found, items: found.items.map((one) => roleView({ ...seen, role: one })) }
}

/**
 * Newest first, also without sign-in. Whatever has changed and is not heard of yet, the role, its
 * startup and its founder are looked at again.
 */
export async function browseOpenRoles(
  context: HubContext,
  _: object,
  page: PageRequest,
): Promise<Page<RoleView>> {
  await activeUserOrNobody(context)
  const shown = new Map<string, RoleView>()
  async function keep(listed: readonly StartupRole[]): Promise<boolean[]> {
    const startupIds = new Set(listed.map(({ startupId }) => startupId))
    const [roles, seen] = await Promise.all([
      findListed(context, StartupRole, listed),
      startupsSeen(context, startupIds),
    ])
    for (const one of roles) {
      const at = one?.isOpen ? seen.get(one.startupId) : undefined
      const isListed = at?.startup.status === 'ACTIVE' && at.startup.visibility === 'PUBLIC'
      if (one && at && isListed) shown.set(one.roleId, roleView({ ...at, role: one }))
    }
    return listed.map(({ roleId }) => shown.has(roleId))
  }
  const lists = (await shardsOf(context, 'STARTUP_ROLE')).map((shard) => ({
    OPEN_ROLES: shardedPart('OPEN_ROLES', shard, '~'),
  }))
  const found = await openRoles.merged(context, lists, { ...page, keep, growing: true })
  return { ...found, items: found.items.map(({ roleId }) => shown.get(roleId) as RoleView) }
}
