// Generated from waiting.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type DraftsWaitingData = { readonly drafts: { readonly items: ReadonlyArray<{ readonly id: string }> } }
export type DraftsWaitingVariables = Record<string, never>
export const DraftsWaiting: Operation<DraftsWaitingData, DraftsWaitingVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query DraftsWaiting{drafts(status:ready first:20){items{id}}}",
}
