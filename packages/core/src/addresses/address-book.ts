import type { Condition, Operation, Store } from '@longtable/store'

/** Whose profile says an address. */
export interface AddressHolder {
  readonly userId: string
  readonly email: string
}

export interface AddressLock extends AddressHolder {
  /** When its holder was found to have the address. */
  readonly createdAt: string
}

/**
 * How a system keeps the addresses of its people: a profile each, and a lock per address where no
 * two may have the same. A system without locks gives no operations for them.
 */
export interface AddressBook<Holder extends AddressHolder = AddressHolder> {
  /** `goals-guild`. */
  readonly system: string
  readonly store: Store
  /** Undefined for who has not registered here, or is deleted. */
  holderById(userId: string): Promise<Holder | undefined>
  lockOf(email: string): Promise<AddressLock | undefined>
  claim(lock: AddressLock, when: Condition): readonly Operation[]
  release(email: string, when: Condition): readonly Operation[]
  /** On condition that the profile is as it was read. */
  readdress(holder: Holder, email: string, at: string): readonly Operation[]
  /** The person's own erasure of it, on condition that the profile is as it was read. */
  erase(holder: Holder, at: string): readonly Operation[]
}

/** What a profile says whose address has gone to another: nobody's, for it has no @. */
export const noAddressOf = (userId: string): string => `released-${userId}`

/** A lock that is lost or the user's own already is no reason to refuse. */
export const mineOrFree = (userId: string): Condition => ({
  any: ['absent', { attribute: 'userId', equals: userId }],
})

interface Claim extends AddressHolder {
  readonly at: string
  /** Epoch milliseconds at which accounts vouched for it; without it nothing is taken over. */
  readonly asOf?: number | undefined
}

/**
 * The lock for who is vouched for. Accounts give an address to one at a time, so whoever holds the
 * lock since before that has given the address up: the lock is taken over, and their profile loses
 * the address in the same transaction. Undefined when its holder was vouched for as late.
 */
export async function claimAddress(
  book: AddressBook,
  { userId, email, at, asOf = 0 }: Claim,
): Promise<readonly Operation[] | undefined> {
  const lock = await book.lockOf(email)
  const own = { userId, email, createdAt: at }
  if (!lock || lock.userId === userId) return book.claim(own, mineOrFree(userId))
  if (Date.parse(lock.createdAt) >= asOf) return undefined
  const former = await book.holderById(lock.userId)
  const sameLock: Condition = {
    all: [
      { attribute: 'userId', equals: lock.userId },
      { attribute: 'createdAt', equals: lock.createdAt },
    ],
  }
  return [
    ...book.claim(own, sameLock),
    ...(former?.email === email ? book.readdress(former, noAddressOf(former.userId), at) : []),
  ]
}
