import type { Bus } from '@longtable/core'
import { fromItem, isOf } from '@longtable/entity'
import type { Change } from '@longtable/store'
import { type AccountsContext, signedIn } from '../context.ts'
import { Account } from './account.entity.ts'

const topicOf = (userId: string) => `account ${userId}`

/** Tells an account's own listeners that something about it has changed. */
export function accountLive(change: Change, publish: Bus['publish']): void {
  if (!change.new || !isOf(Account, change.key)) return
  publish(topicOf(fromItem(Account, change.new).userId), change.id)
}

export const accountChanges = (context: AccountsContext) =>
  context.accounts.bus.subscribe<string>(topicOf(signedIn(context).userId))
