import { DomainError } from '@longtable/core'
import type { Face } from '@longtable/system'
import type { GuildContext } from './context.ts'
import { guildDemo } from './demo/demo.ts'
import { GUILD_EXAMPLES } from './examples.ts'
import { guildAddresses } from './users/address-book.ts'
import { grantRoles } from './users/set-user-roles.ts'
import { profileById } from './users/user.patterns.ts'

async function setAdmin(context: GuildContext, userId: string, isAdmin: boolean): Promise<void> {
  const profile = await profileById(context, { id: userId })
  if (!profile)
    throw new DomainError(
      'NOT_FOUND',
      'users.unregistered',
      'This person has not registered with GoalsGuild yet.',
    )
  const held = profile.roles ?? []
  // Nothing is changed, so nothing is to be told or logged.
  if (held.includes('admin') === isAdmin) return
  const others = held.filter((role) => role !== 'admin')
  const roles = isAdmin ? [...others, 'admin'] : others
  await grantRoles(context, grantRoles.input.parse({ userId, roles }))
}

export const guildFace: Face = {
  title: 'GoalsGuild',
  text: 'Goals, quests, groups, chat, collaboration: GraphiQL with examples',
  path: '/goalsguild',
  examples: GUILD_EXAMPLES,
  demo: guildDemo,
  setAdmin,
  addresses: guildAddresses,
}
