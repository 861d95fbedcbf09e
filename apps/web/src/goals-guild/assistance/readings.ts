import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import {
  GoalThreads,
  Helpers,
  HelpingThreads,
  MyThreads,
  Thread,
  ThreadMessages,
} from './assistance.operations.ts'

/** Whatever lists threads begins with this. */
export const THREADS = ['threads']

export const HELP_LISTS = ['asked', 'helping'] as const
export type HelpList = (typeof HELP_LISTS)[number]
export type ThreadStatus = 'open' | 'closed'

export const askedListing = (status: ThreadStatus) =>
  listing([...THREADS, 'asked', status], MyThreads, {
    variables: { status },
    pageOf: ({ myAssistThreads }) => myAssistThreads,
  })

export const helpingListing = (status: ThreadStatus) =>
  listing([...THREADS, 'helping', status], HelpingThreads, {
    variables: { status },
    pageOf: ({ helpingThreads }) => helpingThreads,
  })

export const goalThreadsListing = (goalId: string) =>
  listing([...THREADS, 'goal', goalId], GoalThreads, {
    variables: { goalId },
    pageOf: ({ assistThreads }) => assistThreads,
  })

export const threadReading = (threadId: string) =>
  reading(['thread', threadId], Thread, { threadId })

export const threadMessagesListing = (threadId: string) =>
  listing(['thread', threadId, 'messages'], ThreadMessages, {
    variables: { threadId },
    pageOf: ({ assistMessages }) => assistMessages,
  })

export const helpersListing = (threadId: string) =>
  listing(['thread', threadId, 'helpers'], Helpers, {
    variables: { threadId },
    pageOf: ({ assistHelpers }) => assistHelpers,
  })
