import { eventsOf, gained, lost, made } from '@longtable/core'
import { Media } from './media.entity.ts'

export const mediaEvents = eventsOf(Media, ({ mediaId, category }) => ({ mediaId, category }), {
  'holdthatthought.media.added': made,
  'holdthatthought.media.deleted': gained('deletedAt'),
  'holdthatthought.media.restored': lost('deletedAt'),
})
