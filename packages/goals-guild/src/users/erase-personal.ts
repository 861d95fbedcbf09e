import { keyOf } from '@longtable/entity'
import { FeedMarker } from '../feed/feed.entity.ts'
import type { Eraser } from '@longtable/system'

/** What only the person themselves ever saw. The profile was emptied with the tombstone. */
export const erasePersonal: Eraser = {
  name: 'personal',
  async erase({ store }, { userId }) {
    await store.writeMany({ deletes: [keyOf(FeedMarker, { userId })] })
  },
}
