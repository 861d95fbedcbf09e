import { adopter, carrying, completes } from '@longtable/system'
import { AssistMsg } from './assist.entity.ts'
import { assistThreadById } from './assist.patterns.ts'

/** Document 004 knows messages only: on which goal help was asked for, nobody can tell. */
const thread = adopter(AssistMsg, {
  name: 'assistance.thread',
  adopt: async ({ threadId }, { store }) =>
    (await assistThreadById({ store }, { id: threadId }))
      ? []
      : [{ finding: `messages of thread ${threadId}, which is not there` }],
})

export const adoptAssistance = [
  completes(AssistMsg, { name: 'assistance.message', isOurs: carrying('GSI3PK') }),
  thread,
]
