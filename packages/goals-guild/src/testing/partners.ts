import type { GuildContext } from '../context.ts'
import { grantRoles } from '../users/set-user-roles.ts'
import { type GuildWorld, idOf } from './guild-world.ts'

/** As an operator makes somebody a partner, or ends it. */
export async function makePartner(
  world: GuildWorld,
  person: GuildContext,
  roles: ('partner' | 'admin')[] = ['partner'],
): Promise<void> {
  await grantRoles(world.as(), { userId: idOf(person), roles })
}
