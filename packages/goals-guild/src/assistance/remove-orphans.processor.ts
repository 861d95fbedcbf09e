import { onChange } from '@longtable/core'
import { find } from '@longtable/entity'
import { User } from '../users/user.entity.ts'
import { AssistHelper, AssistThread } from './assist.entity.ts'
import { hasHelpers, removeThread } from './erase-assistance.ts'

/** With the last helper goes what a deleted account has asked: nobody could read it any more. */
export const removeOrphans = onChange(
  'assistance.remove-orphans',
  AssistHelper,
  async ({ old, new: helper }, { store }) => {
    if (helper || !old) return
    const thread = await find(store, AssistThread, { id: old.threadId })
    const owner = thread && (await find(store, User, { id: thread.userId }))
    if (!thread || owner?.status !== 'deleted' || (await hasHelpers(store, thread.id))) return
    await removeThread(store, thread)
  },
)
