import { addressBlock } from '@longtable/core'
import type { AccountsContext } from '../context.ts'
import type { Hashing } from './hasher.ts'

export interface LazyHashing extends Hashing {
  /** Before anything is counted, so that who is refused here has lost nothing. */
  enter(): Promise<Hashing>
}

/** A repeat that is answered from its record takes no place in the queue. */
export function hashingFor({ accounts, origin }: AccountsContext): LazyHashing {
  let place: Hashing | undefined
  const enter = async () => {
    const caller = { name: addressBlock(origin.address), isGone: origin.isGone }
    return (place ??= await accounts.hasher.enter(caller))
  }
  return {
    enter,
    hash: async (password) => (await enter()).hash(password),
    verify: async (passwordHash, password) => (await enter()).verify(passwordHash, password),
    [Symbol.dispose]: () => place?.[Symbol.dispose](),
  }
}
