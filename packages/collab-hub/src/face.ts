import { DomainError } from '@longtable/core'
import type { Face } from '@longtable/system'
import type { HubContext } from './context.ts'
import { hubDemo } from './demo/demo.ts'
import { HUB_EXAMPLES } from './examples.ts'
import { hubPages } from './public-pages.ts'
import { hubAddresses } from './users/address-book.ts'
import { grantRole } from './users/set-user-role.ts'
import { userById } from './users/user.patterns.ts'

/** Whoever is no admin any more has to choose anew what to be; until then they look around. */
async function setAdmin(context: HubContext, userId: string, isAdmin: boolean): Promise<void> {
  const profile = await userById(context, { userId })
  if (!profile)
    throw new DomainError(
      'NOT_FOUND',
      'users.unregistered',
      'This person has not registered with CollabHub yet.',
    )
  // Nothing is changed, so nothing is to be told or logged.
  if ((profile.role === 'ADMIN') === isAdmin) return
  await grantRole(context, { userId, role: isAdmin ? 'ADMIN' : 'TALENT' })
}

export const hubFace: Face = {
  title: 'CollabHub',
  text: 'Startups, open roles, investors: GraphiQL with examples',
  path: '/collabhub',
  examples: HUB_EXAMPLES,
  demo: hubDemo,
  setAdmin,
  addresses: hubAddresses,
  pages: hubPages,
}
