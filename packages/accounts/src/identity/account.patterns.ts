import { lookup } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { Account, EmailLock } from './account.entity.ts'

export const accountById = lookup(Account, { source: 'spec: an account by its id' })

export const emailLockOf = lookup(EmailLock, { source: 'spec: who holds an address' })

const NOBODY = 'nobody'

/** Reads as much for an unknown address as for a known one. */
export async function accountByEmail(
  reader: { readonly store: Store },
  email: string,
): Promise<Account | undefined> {
  const lock = await emailLockOf(reader, { email })
  const account = await accountById(reader, { userId: lock?.userId ?? NOBODY })
  return account?.email === email ? account : undefined
}
