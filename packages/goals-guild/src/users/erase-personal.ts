import { eraser, removesOne } from '@longtable/system'
import { FeedMarker } from '../feed/feed.entity.ts'

/** What only the person themselves ever saw. The profile was emptied with the tombstone. */
export const erasePersonal = eraser('personal', [removesOne(FeedMarker, 'userId')])
