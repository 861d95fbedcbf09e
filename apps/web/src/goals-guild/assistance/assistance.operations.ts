// Generated from assistance.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonFields } from '../users/users.operations.ts'

export type ThreadFields = { readonly id: string; readonly goalId: string; readonly title: string; readonly text: string | null; readonly status: 'closed' | 'open'; readonly role: 'helper' | 'owner' | 'reader'; readonly createdAt: string; readonly updatedAt: string; readonly owner: PersonFields | null; readonly goal: { readonly id: string; readonly title: string } | null }

export type AssistMessageFields = { readonly id: string; readonly threadId: string; readonly userId: string; readonly text: string; readonly createdAt: string; readonly author: PersonFields | null }

export type MyThreadsData = { readonly myAssistThreads: { readonly after: string | null; readonly items: ReadonlyArray<ThreadFields> } }
export type MyThreadsVariables = { readonly status?: 'closed' | 'open' | null | undefined; readonly after?: string | null | undefined }
export const MyThreads: Operation<MyThreadsData, MyThreadsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query MyThreads($status:AssistStatus$after:String){myAssistThreads(status:$status first:20 after:$after){after items{...ThreadFields}}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment ThreadFields on AssistThread{id goalId title text status role createdAt updatedAt owner{...PersonFields}goal{id title}}",
}

export type HelpingThreadsData = { readonly helpingThreads: { readonly after: string | null; readonly items: ReadonlyArray<ThreadFields> } }
export type HelpingThreadsVariables = { readonly status?: 'closed' | 'open' | null | undefined; readonly after?: string | null | undefined }
export const HelpingThreads: Operation<HelpingThreadsData, HelpingThreadsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query HelpingThreads($status:AssistStatus$after:String){helpingThreads(status:$status first:20 after:$after){after items{...ThreadFields}}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment ThreadFields on AssistThread{id goalId title text status role createdAt updatedAt owner{...PersonFields}goal{id title}}",
}

export type GoalThreadsData = { readonly assistThreads: { readonly after: string | null; readonly items: ReadonlyArray<ThreadFields> } }
export type GoalThreadsVariables = { readonly goalId: string; readonly after?: string | null | undefined }
export const GoalThreads: Operation<GoalThreadsData, GoalThreadsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query GoalThreads($goalId:ID!$after:String){assistThreads(goalId:$goalId first:10 after:$after){after items{...ThreadFields}}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment ThreadFields on AssistThread{id goalId title text status role createdAt updatedAt owner{...PersonFields}goal{id title}}",
}

export type ThreadData = { readonly assistThread: ThreadFields }
export type ThreadVariables = { readonly threadId: string }
export const Thread: Operation<ThreadData, ThreadVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Thread($threadId:ID!){assistThread(threadId:$threadId){...ThreadFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment ThreadFields on AssistThread{id goalId title text status role createdAt updatedAt owner{...PersonFields}goal{id title}}",
}

export type ThreadMessagesData = { readonly assistMessages: { readonly after: string | null; readonly items: ReadonlyArray<AssistMessageFields> } }
export type ThreadMessagesVariables = { readonly threadId: string; readonly after?: string | null | undefined }
export const ThreadMessages: Operation<ThreadMessagesData, ThreadMessagesVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query ThreadMessages($threadId:ID!$after:String){assistMessages(threadId:$threadId first:40 after:$after){after items{...AssistMessageFields}}}fragment AssistMessageFields on AssistMessage{id threadId userId text createdAt author{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type HelpersData = { readonly assistHelpers: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly since: string; readonly user: PersonFields }> } }
export type HelpersVariables = { readonly threadId: string; readonly after?: string | null | undefined }
export const Helpers: Operation<HelpersData, HelpersVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Helpers($threadId:ID!$after:String){assistHelpers(threadId:$threadId first:30 after:$after){after items{since user{...PersonFields}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type AskForHelpData = { readonly askForHelp: ThreadFields }
export type AskForHelpVariables = { readonly goalId: string; readonly title: string; readonly text: string; readonly requestId?: string | null | undefined }
export const AskForHelp: Operation<AskForHelpData, AskForHelpVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation AskForHelp($goalId:ID!$title:String!$text:String!$requestId:String){askForHelp(goalId:$goalId title:$title text:$text requestId:$requestId){...ThreadFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment ThreadFields on AssistThread{id goalId title text status role createdAt updatedAt owner{...PersonFields}goal{id title}}",
}

export type JoinThreadData = { readonly joinAssistThread: ThreadFields }
export type JoinThreadVariables = { readonly threadId: string; readonly requestId?: string | null | undefined }
export const JoinThread: Operation<JoinThreadData, JoinThreadVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation JoinThread($threadId:ID!$requestId:String){joinAssistThread(threadId:$threadId requestId:$requestId){...ThreadFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment ThreadFields on AssistThread{id goalId title text status role createdAt updatedAt owner{...PersonFields}goal{id title}}",
}

export type LeaveThreadData = { readonly leaveAssistThread: { readonly threadId: string } }
export type LeaveThreadVariables = { readonly threadId: string; readonly requestId?: string | null | undefined }
export const LeaveThread: Operation<LeaveThreadData, LeaveThreadVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation LeaveThread($threadId:ID!$requestId:String){leaveAssistThread(threadId:$threadId requestId:$requestId){threadId}}",
}

export type AddHelperData = { readonly addHelper: { readonly userId: string } }
export type AddHelperVariables = { readonly threadId: string; readonly userId: string; readonly requestId?: string | null | undefined }
export const AddHelper: Operation<AddHelperData, AddHelperVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation AddHelper($threadId:ID!$userId:ID!$requestId:String){addHelper(threadId:$threadId userId:$userId requestId:$requestId){userId}}",
}

export type RemoveHelperData = { readonly removeHelper: { readonly userId: string } }
export type RemoveHelperVariables = { readonly threadId: string; readonly userId: string; readonly requestId?: string | null | undefined }
export const RemoveHelper: Operation<RemoveHelperData, RemoveHelperVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation RemoveHelper($threadId:ID!$userId:ID!$requestId:String){removeHelper(threadId:$threadId userId:$userId requestId:$requestId){userId}}",
}

export type SendAssistMessageData = { readonly sendAssistMessage: AssistMessageFields }
export type SendAssistMessageVariables = { readonly threadId: string; readonly text: string; readonly requestId?: string | null | undefined }
export const SendAssistMessage: Operation<SendAssistMessageData, SendAssistMessageVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation SendAssistMessage($threadId:ID!$text:String!$requestId:String){sendAssistMessage(threadId:$threadId text:$text requestId:$requestId){...AssistMessageFields}}fragment AssistMessageFields on AssistMessage{id threadId userId text createdAt author{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type CloseThreadData = { readonly closeAssistThread: ThreadFields }
export type CloseThreadVariables = { readonly threadId: string; readonly requestId?: string | null | undefined }
export const CloseThread: Operation<CloseThreadData, CloseThreadVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation CloseThread($threadId:ID!$requestId:String){closeAssistThread(threadId:$threadId requestId:$requestId){...ThreadFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment ThreadFields on AssistThread{id goalId title text status role createdAt updatedAt owner{...PersonFields}goal{id title}}",
}

export type ReopenThreadData = { readonly reopenAssistThread: ThreadFields }
export type ReopenThreadVariables = { readonly threadId: string; readonly requestId?: string | null | undefined }
export const ReopenThread: Operation<ReopenThreadData, ReopenThreadVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation ReopenThread($threadId:ID!$requestId:String){reopenAssistThread(threadId:$threadId requestId:$requestId){...ThreadFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment ThreadFields on AssistThread{id goalId title text status role createdAt updatedAt owner{...PersonFields}goal{id title}}",
}
