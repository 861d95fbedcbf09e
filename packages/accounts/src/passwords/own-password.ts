import { auditAlone, DomainError } from '@longtable/core'
import type { AccountsContext } from '../context.ts'
import type { Account } from '../identity/account.entity.ts'
import { LIMITS, takeTry } from '../limits.ts'
import type { Hashing } from './hasher.ts'

interface GivenPassword {
  readonly password: string
  /** The input field it came in. */
  readonly field: string
  readonly hashing: Hashing
}

/** Before something sensitive: a token alone may have been left behind on a shared screen. */
export async function confirmPassword(
  context: AccountsContext,
  account: Account,
  { password, field, hashing }: GivenPassword,
): Promise<void> {
  const giveBack = await takeTry(context, [LIMITS.passwordByAccount])
  if (await hashing.verify(account.passwordHash, password)) return giveBack()
  await auditAlone(context, {
    action: 'PASSWORD_CONFIRMATION_FAILED',
    resourceType: 'Account',
    resourceId: account.userId,
  })
  throw new DomainError('FORBIDDEN', 'accounts.password', {
    field,
    message: `${field}: is not your password.`,
  })
}
