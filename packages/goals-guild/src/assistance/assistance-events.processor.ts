import { domainEvents, type EntityChange, type EventSink, type Processor } from '@longtable/core'
import { AssistHelper, AssistThread } from './assist.entity.ts'

const idsOf = ({ id, goalId, userId }: AssistThread) => ({ threadId: id, goalId, userId })
const helperOf = ({ threadId, userId }: AssistHelper) => ({ threadId, userId })

const becomes =
  (status: AssistThread['status']) =>
  ({ old, new: thread }: EntityChange<AssistThread>) =>
    old && thread && old.status !== status && thread.status === status ? idsOf(thread) : undefined

export const assistanceEvents = (sink: EventSink): readonly Processor[] => [
  domainEvents(
    AssistThread,
    [
      {
        name: 'goalsguild.assistance.asked',
        data: ({ old, new: thread }) => (!old && thread ? idsOf(thread) : undefined),
      },
      { name: 'goalsguild.assistance.closed', data: becomes('closed') },
      { name: 'goalsguild.assistance.reopened', data: becomes('open') },
    ],
    sink,
  ),
  domainEvents(
    AssistHelper,
    [
      {
        name: 'goalsguild.helper.joined',
        data: ({ old, new: helper }) => (!old && helper ? helperOf(helper) : undefined),
      },
      {
        name: 'goalsguild.helper.left',
        data: ({ old, new: helper }) => (old && !helper ? helperOf(old) : undefined),
      },
    ],
    sink,
  ),
]
