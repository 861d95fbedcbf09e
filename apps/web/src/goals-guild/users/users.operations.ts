// Generated from users.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type PersonFields = { readonly id: string; readonly nickname: string; readonly fullName: string; readonly level: number }

export type MeData = { readonly me: { readonly id: string; readonly nickname: string; readonly fullName: string; readonly roles: ReadonlyArray<'admin' | 'partner'> } | null }
export type MeVariables = Record<string, never>
export const Me: Operation<MeData, MeVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Me{me{id nickname fullName roles}}",
}

export type RegisterUserData = { readonly registerUser: { readonly id: string; readonly nickname: string; readonly fullName: string; readonly roles: ReadonlyArray<'admin' | 'partner'> } }
export type RegisterUserVariables = { readonly nickname: string; readonly fullName: string; readonly requestId?: string | null | undefined }
export const RegisterUser: Operation<RegisterUserData, RegisterUserVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation RegisterUser($nickname:String!$fullName:String!$requestId:String){registerUser(nickname:$nickname fullName:$fullName requestId:$requestId){id nickname fullName roles}}",
}
