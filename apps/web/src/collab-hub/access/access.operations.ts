// Generated from access.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { StartupCard } from '../startups/startups.operations.ts'

export type AccessFields = { readonly id: string; readonly startupId: string; readonly status: 'APPROVED' | 'PENDING' | 'REJECTED' | 'REVOKED'; readonly accessLevel: 'FULL_ACCESS' | 'VIEW_DECK' | 'VIEW_PROFILE'; readonly requestedLevel: 'FULL_ACCESS' | 'VIEW_DECK' | 'VIEW_PROFILE'; readonly message: string | null; readonly createdAt: string; readonly grantedAt: string | null; readonly expiresAt: string | null; readonly isExpired: boolean }

export type MyAccessRequestsData = { readonly myAccessRequests: { readonly after: string | null; readonly items: ReadonlyArray<AccessFields & { readonly startup: StartupCard | null }> } }
export type MyAccessRequestsVariables = { readonly after?: string | null | undefined }
export const MyAccessRequests: Operation<MyAccessRequestsData, MyAccessRequestsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query MyAccessRequests($after:String){myAccessRequests(first:50 after:$after){after items{...AccessFields startup{...StartupCard}}}}fragment AccessFields on AccessRequest{id startupId status accessLevel requestedLevel message createdAt grantedAt expiresAt isExpired}fragment StartupCard on Startup{id name tagline industry location stage tags logoUrl sight}",
}

export type RequestAccessData = { readonly requestAccess: AccessFields }
export type RequestAccessVariables = { readonly startupId: string; readonly level: 'FULL_ACCESS' | 'VIEW_DECK' | 'VIEW_PROFILE'; readonly message?: string | null | undefined; readonly requestId?: string | null | undefined }
export const RequestAccess: Operation<RequestAccessData, RequestAccessVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation RequestAccess($startupId:ID!$level:AccessLevel!$message:String$requestId:String){requestAccess(startupId:$startupId level:$level message:$message requestId:$requestId){...AccessFields}}fragment AccessFields on AccessRequest{id startupId status accessLevel requestedLevel message createdAt grantedAt expiresAt isExpired}",
}

export type CancelAccessRequestData = { readonly cancelAccessRequest: AccessFields }
export type CancelAccessRequestVariables = { readonly accessId: string; readonly requestId?: string | null | undefined }
export const CancelAccessRequest: Operation<CancelAccessRequestData, CancelAccessRequestVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation CancelAccessRequest($accessId:ID!$requestId:String){cancelAccessRequest(accessId:$accessId requestId:$requestId){...AccessFields}}fragment AccessFields on AccessRequest{id startupId status accessLevel requestedLevel message createdAt grantedAt expiresAt isExpired}",
}
