import { type Bus, viewerTopic } from '@longtable/core'
import { isOf } from '@longtable/entity'
import type { Change } from '@longtable/store'
import { User } from './user.entity.ts'

/** Who was banned or deleted hears nothing more, also where nothing happens that they would hear. */
export function profileLive({ key, old, new: item }: Change, publish: Bus['publish']): void {
  if (!isOf(User, key) || item?.['status'] === old?.['status']) return
  const userId = (item ?? old)?.['userId']
  if (typeof userId === 'string') publish(viewerTopic(userId), true)
}
