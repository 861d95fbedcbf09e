// Generated from investors.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { AccessFields } from './access.operations.ts'
import type { HubUser } from '../users/users.operations.ts'

export type StartupAccessRequestsData = { readonly startupAccessRequests: { readonly after: string | null; readonly items: ReadonlyArray<AccessFields & { readonly requester: HubUser | null }> } }
export type StartupAccessRequestsVariables = { readonly startupId: string; readonly after?: string | null | undefined }
export const StartupAccessRequests: Operation<StartupAccessRequestsData, StartupAccessRequestsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query StartupAccessRequests($startupId:ID!$after:String){startupAccessRequests(startupId:$startupId first:100 after:$after){after items{...AccessFields requester{...HubUser}}}}fragment AccessFields on AccessRequest{id startupId status accessLevel requestedLevel message createdAt grantedAt expiresAt isExpired}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment HubUser on User{...HubPerson bio skills linkedinUrl createdAt}",
}

export type PendingAccessData = { readonly startupAccessRequests: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly id: string; readonly status: 'APPROVED' | 'PENDING' | 'REJECTED' | 'REVOKED' }> } }
export type PendingAccessVariables = { readonly startupId: string; readonly after?: string | null | undefined }
export const PendingAccess: Operation<PendingAccessData, PendingAccessVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query PendingAccess($startupId:ID!$after:String){startupAccessRequests(startupId:$startupId status:PENDING first:200 after:$after){after items{id status}}}",
}

export type EmailGrantsData = { readonly emailGrants: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly email: string; readonly accessLevel: 'FULL_ACCESS' | 'VIEW_DECK' | 'VIEW_PROFILE'; readonly expiresAt: string | null; readonly createdAt: string }> } }
export type EmailGrantsVariables = { readonly startupId: string; readonly after?: string | null | undefined }
export const EmailGrants: Operation<EmailGrantsData, EmailGrantsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query EmailGrants($startupId:ID!$after:String){emailGrants(startupId:$startupId first:100 after:$after){after items{email accessLevel expiresAt createdAt}}}",
}

export type DecideAccessData = { readonly decideAccess: AccessFields }
export type DecideAccessVariables = { readonly accessId: string; readonly status: 'APPROVED' | 'REJECTED'; readonly level?: 'FULL_ACCESS' | 'VIEW_DECK' | 'VIEW_PROFILE' | null | undefined; readonly expiresAt?: string | null | undefined; readonly requestId?: string | null | undefined }
export const DecideAccess: Operation<DecideAccessData, DecideAccessVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation DecideAccess($accessId:ID!$status:AccessDecision!$level:AccessLevel$expiresAt:String$requestId:String){decideAccess(accessId:$accessId status:$status level:$level expiresAt:$expiresAt requestId:$requestId){...AccessFields}}fragment AccessFields on AccessRequest{id startupId status accessLevel requestedLevel message createdAt grantedAt expiresAt isExpired}",
}

export type ChangeAccessData = { readonly changeAccess: AccessFields }
export type ChangeAccessVariables = { readonly accessId: string; readonly level?: 'FULL_ACCESS' | 'VIEW_DECK' | 'VIEW_PROFILE' | null | undefined; readonly expiresAt?: string | null | undefined; readonly requestId?: string | null | undefined }
export const ChangeAccess: Operation<ChangeAccessData, ChangeAccessVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation ChangeAccess($accessId:ID!$level:AccessLevel$expiresAt:String$requestId:String){changeAccess(accessId:$accessId level:$level expiresAt:$expiresAt requestId:$requestId){...AccessFields}}fragment AccessFields on AccessRequest{id startupId status accessLevel requestedLevel message createdAt grantedAt expiresAt isExpired}",
}

export type RevokeAccessData = { readonly revokeAccess: AccessFields }
export type RevokeAccessVariables = { readonly accessId: string; readonly requestId?: string | null | undefined }
export const RevokeAccess: Operation<RevokeAccessData, RevokeAccessVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation RevokeAccess($accessId:ID!$requestId:String){revokeAccess(accessId:$accessId requestId:$requestId){...AccessFields}}fragment AccessFields on AccessRequest{id startupId status accessLevel requestedLevel message createdAt grantedAt expiresAt isExpired}",
}

export type GrantAccessData = { readonly grantAccess: { readonly request: AccessFields | null; readonly waiting: { readonly email: string } | null } }
export type GrantAccessVariables = { readonly startupId: string; readonly email?: string | null | undefined; readonly userId?: string | null | undefined; readonly level: 'FULL_ACCESS' | 'VIEW_DECK' | 'VIEW_PROFILE'; readonly expiresAt?: string | null | undefined; readonly requestId?: string | null | undefined }
export const GrantAccess: Operation<GrantAccessData, GrantAccessVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation GrantAccess($startupId:ID!$email:String$userId:ID$level:AccessLevel!$expiresAt:String$requestId:String){grantAccess(startupId:$startupId email:$email userId:$userId level:$level expiresAt:$expiresAt requestId:$requestId){request{...AccessFields}waiting{email}}}fragment AccessFields on AccessRequest{id startupId status accessLevel requestedLevel message createdAt grantedAt expiresAt isExpired}",
}

export type RevokeEmailGrantData = { readonly revokeEmailGrant: { readonly startupId: string } }
export type RevokeEmailGrantVariables = { readonly startupId: string; readonly email: string; readonly requestId?: string | null | undefined }
export const RevokeEmailGrant: Operation<RevokeEmailGrantData, RevokeEmailGrantVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation RevokeEmailGrant($startupId:ID!$email:String!$requestId:String){revokeEmailGrant(startupId:$startupId email:$email requestId:$requestId){startupId}}",
}
