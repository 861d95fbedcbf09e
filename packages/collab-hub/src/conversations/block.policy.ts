import { DomainError } from '@longtable/core'
import { areThere, check } from '@longtable/entity'
import type { Check, Store } from '@longtable/store'
import { Block } from './block.entity.ts'

interface Pair {
  readonly one: string
  readonly other: string
}

const keysOf = ({ one, other }: Pair) => [
  { userId: one, blockedId: other },
  { userId: other, blockedId: one },
]

/** It does not say whose block it is. */
export const blockedError = () =>
  new DomainError('FORBIDDEN', 'conversations.blocked', 'You cannot write to each other.')

export async function refuseBlocked(store: Store, pair: Pair): Promise<void> {
  if ((await areThere(store, Block, keysOf(pair))).includes(true)) throw blockedError()
}

/** Neither blocks the other, as conditions of a transaction. */
export const stillUnblocked = (pair: Pair): Check[] =>
  keysOf(pair).map((key) => check(Block, key, 'absent'))
