import { becomes, eventsOf, made, removed } from '@longtable/core'
import { Draft } from './draft.entity.ts'

export const draftEvents = eventsOf(Draft, ({ draftId }) => ({ draftId }), {
  'holdthatthought.draft.created': made,
  'holdthatthought.draft.ready': becomes('status', 'ready'),
  'holdthatthought.draft.failed': becomes('status', 'failed'),
  'holdthatthought.draft.published': becomes('status', 'published'),
  'holdthatthought.draft.deleted': removed,
})
