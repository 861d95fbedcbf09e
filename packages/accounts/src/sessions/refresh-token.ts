import { DomainError } from '@longtable/core'
import { derived, sameText, type ServerSecret } from '../secret.ts'

const SHAPE = /^([0-9A-Za-z-]{26,36})\.([0-9A-HJKMNP-TV-Z]{26})\.(\d{1,9})\.([\w-]{43})$/

export interface RefreshTokenParts {
  readonly userId: string
  readonly sessionId: string
  /** Its place in the family. */
  readonly rotation: number
}

/** Derived, not random: a retry within the grace period is given the very same successor. */
export function refreshToken(secret: ServerSecret, parts: RefreshTokenParts): string {
  const text = `${parts.userId}.${parts.sessionId}.${parts.rotation}`
  return `${text}.${derived(secret, 'refresh', text)}`
}

export const signedOut = () =>
  new DomainError('UNAUTHENTICATED', 'accounts.session', 'The session has ended; sign in again.')

/** Only what this server has made gets as far as the store. */
export function readRefreshToken(secret: ServerSecret, token: string): RefreshTokenParts {
  const [, userId, sessionId, rotation] = SHAPE.exec(token) ?? []
  if (userId === undefined || sessionId === undefined) throw signedOut()
  const parts = { userId, sessionId, rotation: Number(rotation) }
  if (!sameText(token, refreshToken(secret, parts))) throw signedOut()
  return parts
}
