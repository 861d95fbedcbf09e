// Generated from family.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type MemberFields = { readonly userId: string; readonly displayName: string; readonly photoUrl: string | null; readonly isProfilePrivate: boolean; readonly bio: string | null; readonly familyRelationship: string | null; readonly generation: string | null; readonly familyBranch: string | null; readonly contactEmail: string | null; readonly personId: string | null }

export type MembersData = { readonly members: { readonly after: string | null; readonly items: ReadonlyArray<MemberFields> } }
export type MembersVariables = { readonly after?: string | null | undefined }
export const Members: Operation<MembersData, MembersVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query Members($after:String){members(first:100 after:$after){after items{...MemberFields}}}fragment MemberFields on Member{userId displayName photoUrl isProfilePrivate bio familyRelationship generation familyBranch contactEmail personId}",
}
