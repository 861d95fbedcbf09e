import { put } from '@longtable/entity'
import type { FamilyContext } from '../context.ts'
import { Invitation } from '../users/invitation.entity.ts'

/** Who is about to register comes with an invitation. */
export async function invite({ store, viewer, stamp, now }: FamilyContext): Promise<void> {
  if (viewer?.email === undefined) throw new Error('An invitation goes to an address.')
  const { at } = stamp()
  const invitation: Invitation = {
    email: viewer.email,
    invitedBy: 'the-family',
    createdAt: at,
    expiresAt: new Date(now() + 86_400_000).toISOString(),
    TTL: Math.floor(now() / 1000) + 2 * 86_400,
  }
  await store.write([put(Invitation, invitation)])
}
