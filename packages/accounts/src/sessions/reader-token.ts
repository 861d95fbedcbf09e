import { derived, sameText, type ServerSecret } from '../secret.ts'

const SHAPE = /^([0-9A-Za-z-]{26,36})\.([0-9A-HJKMNP-TV-Z]{26})\.[\w-]{43}$/

interface ReaderTokenParts {
  readonly userId: string
  readonly sessionId: string
}

/** Names a session without being able to prolong it or to act in it. */
export function readerToken(secret: ServerSecret, { userId, sessionId }: ReaderTokenParts): string {
  const text = `${userId}.${sessionId}`
  return `${text}.${derived(secret, 'reader', text)}`
}

/** Undefined for whatever this server has not made. */
export function readReaderToken(secret: ServerSecret, token: string): ReaderTokenParts | undefined {
  const [, userId, sessionId] = SHAPE.exec(token) ?? []
  if (userId === undefined || sessionId === undefined) return undefined
  const parts = { userId, sessionId }
  return sameText(token, readerToken(secret, parts)) ? parts : undefined
}
