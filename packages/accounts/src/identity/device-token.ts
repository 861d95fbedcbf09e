import type { Account } from './account.entity.ts'
import { derived, sameText, type ServerSecret } from '../secret.ts'

const SHAPE = /^([0-9A-HJKMNP-TV-Z]{26})\.[\w-]{43}$/

export const DEVICE_TOKEN_CHARACTERS_MAX = 200

/** Stands for an account's present password, without saying anything about it. */
export const passwordMark = (
  secret: ServerSecret,
  { userId, passwordHash }: Pick<Account, 'userId' | 'passwordHash'>,
): string => derived(secret, 'password mark', `${userId}\n${passwordHash}`)

/**
 * Shows that this device has signed in, or that its user has read the account's mail, since the
 * password was chosen. It opens nothing; it has tries of its own, which nobody else can use up.
 */
export const deviceToken = (secret: ServerSecret, mark: string, deviceId: string): string =>
  `${deviceId}.${derived(secret, 'device', `${mark}\n${deviceId}`)}`

/** The device's id if the token is good for this account; else it is a device like any other. */
export function knownDevice(
  secret: ServerSecret,
  account: Account | undefined,
  token: string | null | undefined,
): string | undefined {
  const deviceId = SHAPE.exec(token ?? '')?.[1]
  if (!account || token == null || deviceId === undefined) return undefined
  const expected = deviceToken(secret, passwordMark(secret, account), deviceId)
  return sameText(token, expected) ? deviceId : undefined
}
