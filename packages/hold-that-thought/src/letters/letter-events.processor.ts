import { eventsOf, gained, lost, made } from '@longtable/core'
import { Letter } from './letter.entity.ts'

export const letterEvents = eventsOf(Letter, ({ letterId }) => ({ letterId }), {
  'holdthatthought.letter.created': made,
  'holdthatthought.letter.edited': ({ old, new: letter }) =>
    old !== undefined && letter !== undefined && old.versionCount !== letter.versionCount
      ? { versionCount: letter.versionCount }
      : false,
  'holdthatthought.letter.deleted': gained('deletedAt'),
  'holdthatthought.letter.restored': lost('deletedAt'),
})
