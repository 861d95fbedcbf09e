import type { AccountsContext } from '../context.ts'
import { addressBlock } from '../limits.ts'
import type { Hashing } from './hasher.ts'

export interface LazyHashing extends Hashing {
  /** To be called before anything is counted, so that who is refused here has lost nothing. */
  enter(): Hashing
}

/** A repeat that is answered from its record takes no place in the queue. */
export function hashingFor({ accounts, origin }: AccountsContext): LazyHashing {
  let place: Hashing | undefined
  const enter = () => {
    const caller = { name: addressBlock(origin.address), isGone: origin.isGone }
    return (place ??= accounts.hasher.enter(caller))
  }
  return {
    enter,
    hash: (password) => enter().hash(password),
    verify: (passwordHash, password) => enter().verify(passwordHash, password),
    [Symbol.dispose]: () => place?.[Symbol.dispose](),
  }
}
