// Generated from security.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type SessionsData = { readonly me: { readonly userId: string; readonly email: string; readonly sessions: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly sessionId: string; readonly address: string; readonly agent: string; readonly createdAt: string; readonly rotatedAt: string; readonly isCurrent: boolean }> } } | null }
export type SessionsVariables = { readonly after?: string | null | undefined }
export const Sessions: Operation<SessionsData, SessionsVariables> = {
  kind: 'query',
  endpoint: '/accounts/graphql',
  text: "query Sessions($after:String){me{userId email sessions(first:20 after:$after){after items{sessionId address agent createdAt rotatedAt isCurrent}}}}",
}

export type SignOutEverywhereData = { readonly signOutEverywhere: boolean }
export type SignOutEverywhereVariables = Record<string, never>
export const SignOutEverywhere: Operation<SignOutEverywhereData, SignOutEverywhereVariables> = {
  kind: 'mutation',
  endpoint: '/accounts/graphql',
  text: "mutation SignOutEverywhere{signOutEverywhere}",
}

export type ChangePasswordData = { readonly changePassword: { readonly email: string } }
export type ChangePasswordVariables = { readonly currentPassword: string; readonly newPassword: string; readonly requestId?: string | null | undefined }
export const ChangePassword: Operation<ChangePasswordData, ChangePasswordVariables> = {
  kind: 'mutation',
  endpoint: '/accounts/graphql',
  text: "mutation ChangePassword($currentPassword:String!$newPassword:String!$requestId:String){changePassword(currentPassword:$currentPassword newPassword:$newPassword requestId:$requestId){email}}",
}

export type RequestEmailChangeData = { readonly requestEmailChange: { readonly email: string } }
export type RequestEmailChangeVariables = { readonly newEmail: string; readonly password: string; readonly requestId?: string | null | undefined }
export const RequestEmailChange: Operation<RequestEmailChangeData, RequestEmailChangeVariables> = {
  kind: 'mutation',
  endpoint: '/accounts/graphql',
  text: "mutation RequestEmailChange($newEmail:String!$password:String!$requestId:String){requestEmailChange(newEmail:$newEmail password:$password requestId:$requestId){email}}",
}

export type ConfirmEmailChangeData = { readonly confirmEmailChange: { readonly email: string } }
export type ConfirmEmailChangeVariables = { readonly token: string; readonly requestId?: string | null | undefined }
export const ConfirmEmailChange: Operation<ConfirmEmailChangeData, ConfirmEmailChangeVariables> = {
  kind: 'mutation',
  endpoint: '/accounts/graphql',
  text: "mutation ConfirmEmailChange($token:String!$requestId:String){confirmEmailChange(token:$token requestId:$requestId){email}}",
}
