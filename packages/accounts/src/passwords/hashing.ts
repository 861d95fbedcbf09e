import type { AccountsContext } from '../context.ts'
import { addressBlock } from '../limits.ts'
import type { Hashing } from './hasher.ts'

/** Taken before anything is counted or read, so that who is refused here has lost nothing. */
export const enterHashing = ({ accounts, origin }: AccountsContext): Hashing =>
  accounts.hasher.enter({ name: addressBlock(origin.address), isGone: origin.isGone })
