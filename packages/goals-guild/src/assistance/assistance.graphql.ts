import { listQuery, mutationFields, query } from '@longtable/api'
import type { AssistanceResolvers } from '../generated/schema.ts'
import { goalLoader } from '../goals/goal-loader.graphql.ts'
import { personLoader } from '../users/person-loader.graphql.ts'
import { addHelper } from './add-helper.ts'
import { askForHelp } from './ask-for-help.ts'
import { ThreadInput } from './assist-fields.ts'
import { assistanceTypeDefs } from './assistance.sdl.ts'
import { closeAssistThread } from './close-assist-thread.ts'
import {
  assistHelpers,
  assistMessages,
  assistThread,
  assistThreads,
  GoalThreadsInput,
  helpingThreads,
  myAssistThreads,
  MyThreadsInput,
} from './find-threads.ts'
import { joinAssistThread } from './join-assist-thread.ts'
import { leaveAssistThread } from './leave-assist-thread.ts'
import { removeHelper } from './remove-helper.ts'
import { reopenAssistThread } from './reopen-assist-thread.ts'
import { sendAssistMessage } from './send-assist-message.ts'

const resolvers = {
  Query: {
    assistThread: query(ThreadInput, assistThread),
    assistThreads: listQuery(GoalThreadsInput, assistThreads),
    myAssistThreads: listQuery(MyThreadsInput, myAssistThreads),
    helpingThreads: listQuery(MyThreadsInput, helpingThreads),
    assistHelpers: listQuery(ThreadInput, assistHelpers),
    assistMessages: listQuery(ThreadInput, assistMessages),
  },
  Mutation: mutationFields({
    askForHelp,
    joinAssistThread,
    addHelper,
    removeHelper,
    leaveAssistThread,
    sendAssistMessage,
    closeAssistThread,
    reopenAssistThread,
  }),
  AssistThread: {
    goal: ({ goalId }, _, context) => goalLoader(context).load(goalId),
    owner: ({ userId }, _, context) => personLoader(context).load(userId),
  },
  AssistMessage: {
    author: ({ userId }, _, context) => personLoader(context).load(userId),
  },
} satisfies AssistanceResolvers

export const assistanceModule = { name: 'assistance', typeDefs: assistanceTypeDefs, resolvers }
