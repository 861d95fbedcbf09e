import { DomainError } from '@longtable/core'
import type { Face } from '@longtable/system'
import { type FamilyContext, isAdmin as isAlready } from './context.ts'
import { familyDemo } from './demo/demo.ts'
import { FAMILY_EXAMPLES } from './examples.ts'
import { familyAddresses } from './users/address-book.ts'
import { profileById } from './users/profile.patterns.ts'
import { grantAdmin } from './users/set-user-admin.ts'

async function setAdmin(context: FamilyContext, userId: string, isAdmin: boolean): Promise<void> {
  const profile = await profileById(context, { userId })
  if (!profile)
    throw new DomainError(
      'NOT_FOUND',
      'users.unregistered',
      'This person has not registered with HoldThatThought yet.',
    )
  if (isAlready(profile) === isAdmin) return
  await grantAdmin(context, { userId, isAdmin })
}

export const familyFace: Face = {
  title: 'HoldThatThought',
  text: 'Letters of a family, with versions, people and their tree: GraphiQL with examples',
  path: '/holdthatthought',
  examples: FAMILY_EXAMPLES,
  demo: familyDemo,
  setAdmin,
  addresses: familyAddresses,
}
