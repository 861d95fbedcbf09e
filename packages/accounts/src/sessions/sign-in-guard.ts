import { act, auditAlone, DomainError, expiryOf } from '@longtable/core'
import { add, put } from '@longtable/entity'
import type { AccountsContext } from '../context.ts'
import { type Account, SignInGuard } from '../identity/account.entity.ts'
import { signInGuardOf } from '../identity/account.patterns.ts'

const FREE_FAILURES = 4
const FIRST_DELAY_MS = 30_000
const DELAY_MS_MAX = 15 * 60_000
const FORGOTTEN_MS = 24 * 3_600_000

/** 30 s after the fifth wrong password in a row, then twice as long each time, up to 15 minutes. */
export function delayMs(failures: number): number {
  const counted = failures - FREE_FAILURES
  return counted <= 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (counted - 1), DELAY_MS_MAX)
}

/** Refuses before the password is looked at, so that guessing gains nothing while it lasts. */
export async function checkGuard(
  context: AccountsContext,
  guard: SignInGuard | undefined,
): Promise<void> {
  if (!guard) return
  const waitMs = Date.parse(guard.lastFailedAt) + delayMs(guard.failures) - context.now()
  if (waitMs <= 0) return
  await auditAlone(context, {
    action: 'USER_LOGIN_DENIED',
    resourceType: 'SignInGuard',
    resourceId: guard.emailHash,
  })
  const retryAfter = Math.ceil(waitMs / 1000)
  throw new DomainError('RATE_LIMITED', 'accounts.locked', {
    message: `Too many wrong passwords in a row; try again in ${retryAfter} seconds.`,
    retryAfter,
  })
}

/** Counts one more, for addresses without an account alike. */
export async function recordFailure(
  context: AccountsContext,
  emailHash: string,
  account: Account | undefined,
): Promise<void> {
  await act(context, { name: 'signIn', input: null }, async () => {
    const lastFailedAt = new Date(context.now()).toISOString()
    const { ttl } = expiryOf(context.store.table, context.now() + FORGOTTEN_MS) as { ttl: number }
    const isKnown = await signInGuardOf(context, { emailHash })
    return {
      operations: [
        isKnown
          ? add(
              SignInGuard,
              { emailHash },
              { amounts: { failures: 1 }, set: { lastFailedAt, ttl }, when: 'present' },
            )
          : put(SignInGuard, { emailHash, failures: 1, lastFailedAt, ttl }),
      ],
      result: null,
      audit: {
        action: 'USER_LOGIN_FAILED',
        resourceType: 'Account',
        resourceId: account?.userId ?? emailHash,
      },
      onFailure: () => 'again' as const,
    }
  })
}
