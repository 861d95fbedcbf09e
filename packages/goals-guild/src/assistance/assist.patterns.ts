import { lookup, pattern } from '@longtable/entity'
import { AssistHelper, AssistLink, AssistMsg, AssistThread } from './assist.entity.ts'

export const assistThreadById = lookup(AssistThread, { source: 'spec: assistance thread' })
export const assistThreadsOf = pattern(AssistThread, 'GSI1', {
  source: 'spec: my assistance threads',
  descending: true,
})
export const assistLinksOf = pattern(AssistLink, 'table', {
  source: 'spec: ask for help on a goal',
  descending: true,
})
export const helpersIn = pattern(AssistHelper, 'table', { source: 'spec: helpers of a thread' })
export const helpingOf = pattern(AssistHelper, 'GSI1', {
  source: 'spec: threads I help in',
  descending: true,
  ownedBy: 'userId',
})
export const helperIn = lookup(AssistHelper, { source: 'spec: owner and helpers write' })
export const assistMessagesIn = pattern(AssistMsg, 'table', {
  source: '004: Assistance Thread Message',
  descending: true,
})
export const assistMessagesBy = pattern(AssistMsg, 'GSI3', {
  source: 'spec: assistance messages of an author',
  descending: true,
  ownedBy: 'userId',
})
