import type { Context } from './context.ts'
import { DomainError } from './errors.ts'

export const FRESH_SIGN_IN_MINUTES = 10

/**
 * Before what cannot be undone: a token alone may have been left behind on a shared screen. A refresh
 * does not make it fresh, and a token that does not say when its holder signed in is not fresh.
 */
export function requireFreshSignIn({ viewer, now }: Context): void {
  const at = viewer?.signedInAt
  if (at !== undefined && now() - at < FRESH_SIGN_IN_MINUTES * 60_000) return
  throw new DomainError(
    'FORBIDDEN',
    'core.stale-sign-in',
    `This cannot be undone, so sign in again first: it is possible for ${FRESH_SIGN_IN_MINUTES} ` +
      'minutes after a sign-in.',
  )
}
