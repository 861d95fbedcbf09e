import { type Bus, viewerTopic } from '@longtable/core'
import { isOf } from '@longtable/entity'
import type { Change } from '@longtable/store'
import { UserProfile } from './profile.entity.ts'

/** For admins: whom to look at anew. */
export interface MemberChange {
  readonly userId: string
}

export const MEMBERS_TOPIC = 'hold-that-thought.members'

/** Whoever lost their place hears nothing more, also where nothing happens that they would hear. */
export function profileLive({ key, old, new: item }: Change, publish: Bus['publish']): void {
  if (!isOf(UserProfile, key)) return
  const isSame = (name: string) => item?.[name] === old?.[name]
  if (isSame('status') && isSame('isApproved')) return
  const userId = (item ?? old)?.['userId']
  if (typeof userId !== 'string') return
  publish(viewerTopic(userId), true)
  const event: MemberChange = { userId }
  publish(MEMBERS_TOPIC, event)
}
