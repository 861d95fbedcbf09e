import { addressBlock, DomainError, giveRateBack, type RateRule, takeRate } from '@longtable/core'
import type { AccountsContext } from './context.ts'
import { derived } from './secret.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Counted in the store before any other work; when the store does not answer, nothing goes on. */
export const LIMITS = {
  /** Wrong passwords for one account from one place, or from one device that is known. */
  signInByPlace: { action: 'sign-in', limit: 10, windowSeconds: 15 * MINUTE },
  /** From all unknown devices together, wherever they are. */
  signInByAccount: { action: 'sign-in', limit: 100, windowSeconds: 24 * HOUR },
  /** For all accounts, from unknown devices in one place. */
  signInByAddress: { action: 'sign-in', limit: 50, windowSeconds: 15 * MINUTE },
  signUpByEmail: { action: 'sign-up', limit: 20, windowSeconds: HOUR },
  signUpByAddress: { action: 'sign-up', limit: 10, windowSeconds: HOUR },
  resetByEmail: { action: 'reset', limit: 5, windowSeconds: HOUR },
  resetByAddress: { action: 'reset', limit: 20, windowSeconds: HOUR },
  resendByEmail: { action: 'resend', limit: 5, windowSeconds: HOUR },
  resendByAddress: { action: 'resend', limit: 20, windowSeconds: HOUR },
  /** Mailed codes that are tried. */
  ticketByAddress: { action: 'ticket', limit: 30, windowSeconds: HOUR },
  /** Wrong ones, where a signed-in person's own password is asked again. */
  passwordByAccount: { action: 'password', limit: 10, windowSeconds: 15 * MINUTE },
  emailChangeByAccount: { action: 'email-change', limit: 5, windowSeconds: HOUR },
  /** Of each session: one that has ended keeps no other from going on. */
  refreshBySession: { action: 'refresh', limit: 120, windowSeconds: 15 * MINUTE },
} as const satisfies Record<string, RateRule>

export const byAddress = (context: AccountsContext, rule: RateRule): RateRule => ({
  ...rule,
  addressHash: derived(context.accounts.secret, 'address', addressBlock(context.origin.address)),
})

/** Names an address in limits and logs, whether or not it has an account. */
export const emailHash = (context: AccountsContext, email: string): string =>
  derived(context.accounts.secret, 'email', email)

export const byEmail = (context: AccountsContext, rule: RateRule, email: string): RateRule => ({
  ...rule,
  userId: emailHash(context, email),
})

/**
 * Counts a try under every rule before its outcome is known, or under none and refuses: so no crowd
 * gets more tries than the limit. What it gives takes the try back, for one that did not fail.
 */
export async function takeTry(
  context: AccountsContext,
  rules: readonly RateRule[],
): Promise<() => Promise<void>> {
  const counted = await Promise.allSettled(rules.map((rule) => takeRate(context, rule)))
  const giveBack = async () => {
    await Promise.all(
      rules.map(async (rule, place) => {
        const one = counted[place]
        if (one?.status === 'fulfilled') await giveRateBack(context, rule, one.value)
      }),
    )
  }
  const refused = counted.filter((one) => one.status === 'rejected')
  if (refused.length === 0) return giveBack
  await giveBack()
  throw longest(refused.map(({ reason }) => reason as unknown))
}

/** Of several limits the one that lasts; a store that does not answer comes before all of them. */
function longest(errors: readonly unknown[]): unknown {
  const lasting = (error: unknown) =>
    error instanceof DomainError ? (error.details.retryAfter ?? 0) : Number.POSITIVE_INFINITY
  return errors.reduce((a, b) => (lasting(b) > lasting(a) ? b : a))
}

/** For plans, which may run more than once: the attempt counts once. */
export function limitOnce(context: AccountsContext, rules: readonly RateRule[]) {
  let counted = false
  return async (): Promise<void> => {
    if (counted) return
    counted = true
    for (const rule of rules) await takeRate(context, rule)
  }
}
