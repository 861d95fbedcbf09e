import { addressBlock, DomainError, type RateRule } from '@longtable/core'
import type { AccountsContext } from '../context.ts'
import type { Account } from '../identity/account.entity.ts'
import { byAddress, LIMITS, takeTry } from '../limits.ts'
import { derived } from '../secret.ts'
import { passwordMark } from '../identity/device-token.ts'

interface Asked {
  readonly email: string
  readonly account: Account | undefined
  readonly deviceId: string | undefined
}

export interface SignInTry {
  /** What only this place or this device has used up; a right password clears it. */
  readonly own: RateRule
  giveBack(): Promise<void>
}

/**
 * Failures are counted for one password of one account, so a new password starts anew. An unknown
 * device shares its place's tries, the account's and the address's; a known one has tries of its
 * own, so that no crowd of strangers can lock its owner out.
 */
function rulesFor(context: AccountsContext, { email, account, deviceId }: Asked): RateRule[] {
  const { secret } = context.accounts
  const password = `${email}\n${account ? passwordMark(secret, account) : ''}`
  const by = (rule: RateRule, purpose: string, text = '') => ({
    ...rule,
    userId: derived(secret, `sign-in ${purpose}`, `${password}\n${text}`),
  })
  if (deviceId !== undefined) return [by(LIMITS.signInByPlace, 'device', deviceId)]
  return [
    by(LIMITS.signInByPlace, 'place', addressBlock(context.origin.address)),
    by(LIMITS.signInByAccount, 'account'),
    byAddress(context, LIMITS.signInByAddress),
  ]
}

const locked = (retryAfter: number) =>
  new DomainError('RATE_LIMITED', 'accounts.locked', {
    message:
      `Too many wrong passwords; try again in ${retryAfter} seconds, or on a device that has ` +
      'signed in before, or choose a new password by mail.',
    retryAfter,
  })

/** Refuses before the password is looked at, so that guessing gains nothing while it lasts. */
export async function takeSignInTry(context: AccountsContext, asked: Asked): Promise<SignInTry> {
  const rules = rulesFor(context, asked)
  try {
    return { own: rules[0] as RateRule, giveBack: await takeTry(context, rules) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw locked(error.details.retryAfter ?? 1)
  }
}
