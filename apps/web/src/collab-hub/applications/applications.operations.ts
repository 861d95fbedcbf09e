// Generated from applications.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { StartupCard } from '../startups/startups.operations.ts'

export type ApplicationQuotaData = { readonly applicationQuota: { readonly used: number; readonly max: number | null } }
export type ApplicationQuotaVariables = Record<string, never>
export const ApplicationQuota: Operation<ApplicationQuotaData, ApplicationQuotaVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query ApplicationQuota{applicationQuota{used max}}",
}

export type MyApplicationsData = { readonly myApplications: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly id: string; readonly startupId: string; readonly roleId: string; readonly roleTitle: string | null; readonly startupName: string | null; readonly status: 'ACCEPTED' | 'PENDING' | 'REJECTED' | 'REVIEWING' | 'SHORTLISTED' | 'WITHDRAWN'; readonly coverLetter: string; readonly resumeUrl: string | null; readonly joinedAt: string | null; readonly createdAt: string }> } }
export type MyApplicationsVariables = { readonly after?: string | null | undefined }
export const MyApplications: Operation<MyApplicationsData, MyApplicationsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query MyApplications($after:String){myApplications(first:50 after:$after){after items{id startupId roleId roleTitle startupName status coverLetter resumeUrl joinedAt createdAt}}}",
}

export type ApplyData = { readonly apply: { readonly id: string; readonly status: 'ACCEPTED' | 'PENDING' | 'REJECTED' | 'REVIEWING' | 'SHORTLISTED' | 'WITHDRAWN' } }
export type ApplyVariables = { readonly startupId: string; readonly roleId: string; readonly coverLetter: string; readonly uploadId?: string | null | undefined; readonly requestId?: string | null | undefined }
export const Apply: Operation<ApplyData, ApplyVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation Apply($startupId:ID!$roleId:ID!$coverLetter:String!$uploadId:ID$requestId:String){apply(startupId:$startupId roleId:$roleId coverLetter:$coverLetter uploadId:$uploadId requestId:$requestId){id status}}",
}

export type WithdrawApplicationData = { readonly withdrawApplication: { readonly id: string; readonly status: 'ACCEPTED' | 'PENDING' | 'REJECTED' | 'REVIEWING' | 'SHORTLISTED' | 'WITHDRAWN' } }
export type WithdrawApplicationVariables = { readonly applicationId: string; readonly requestId?: string | null | undefined }
export const WithdrawApplication: Operation<WithdrawApplicationData, WithdrawApplicationVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation WithdrawApplication($applicationId:ID!$requestId:String){withdrawApplication(applicationId:$applicationId requestId:$requestId){id status}}",
}

export type MyMembershipsData = { readonly myMemberships: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly startupId: string; readonly createdAt: string; readonly startup: StartupCard | null }> } }
export type MyMembershipsVariables = { readonly after?: string | null | undefined }
export const MyMemberships: Operation<MyMembershipsData, MyMembershipsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query MyMemberships($after:String){myMemberships(first:50 after:$after){after items{startupId createdAt startup{...StartupCard}}}}fragment StartupCard on Startup{id name tagline industry location stage tags logoUrl sight}",
}
