// Generated from names.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type MemberNamesData = { readonly members: { readonly items: ReadonlyArray<{ readonly userId: string; readonly displayName: string; readonly photoUrl: string | null }> } }
export type MemberNamesVariables = Record<string, never>
export const MemberNames: Operation<MemberNamesData, MemberNamesVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query MemberNames{members(first:200){items{userId displayName photoUrl}}}",
}
