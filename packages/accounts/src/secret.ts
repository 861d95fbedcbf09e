import { createHmac, timingSafeEqual } from 'node:crypto'

/** The server's own secret: 32 random bytes that never leave the machine. */
export type ServerSecret = Uint8Array

/** Texts that only this server can make; `purpose` keeps one use from passing for another. */
export const derived = (secret: ServerSecret, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

/** Takes the same time wherever they differ. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
