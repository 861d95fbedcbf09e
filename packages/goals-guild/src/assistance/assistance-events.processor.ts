import { becomes, eventsOf, made, removed } from '@longtable/core'
import { AssistHelper, AssistThread } from './assist.entity.ts'

const threads = eventsOf(
  AssistThread,
  ({ id, goalId, userId }) => ({ threadId: id, goalId, userId }),
  {
    'goalsguild.assistance.asked': made,
    'goalsguild.assistance.closed': becomes('status', 'closed'),
    'goalsguild.assistance.reopened': becomes('status', 'open'),
  },
)

const helpers = eventsOf(AssistHelper, ({ threadId, userId }) => ({ threadId, userId }), {
  'goalsguild.helper.joined': made,
  'goalsguild.helper.left': removed,
})

export const assistanceEvents = [threads, helpers]
