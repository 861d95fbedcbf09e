import { type Bus, viewerTopic } from '@longtable/core'
import { isOf } from '@longtable/entity'
import type { Change } from '@longtable/store'
import { Account } from '../identity/account.entity.ts'
import { Session } from './session.entity.ts'

/** A session or an account that changed, or went, may have ended tokens: their bearers are asked again. */
export function bearerLive({ key, old, new: item }: Change, publish: Bus['publish']): void {
  if (!isOf(Account, key) && !isOf(Session, key)) return
  const userId = (item ?? old)?.['userId']
  if (typeof userId === 'string') publish(viewerTopic(userId), true)
}
