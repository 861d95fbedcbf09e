// Generated from board.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../../api/operation.ts'
import type { HubUser } from '../../users/users.operations.ts'

export type Applicant = { readonly id: string; readonly startupId: string; readonly roleId: string; readonly roleTitle: string | null; readonly applicantId: string; readonly status: 'ACCEPTED' | 'PENDING' | 'REJECTED' | 'REVIEWING' | 'SHORTLISTED' | 'WITHDRAWN'; readonly createdAt: string; readonly updatedAt: string | null; readonly remindedAt: string | null; readonly founderNotes: string | null; readonly coverLetter: string; readonly resumeUrl: string | null; readonly applicant: HubUser | null }

export type StartupApplicationsData = { readonly startupApplications: { readonly after: string | null; readonly items: ReadonlyArray<Applicant> } }
export type StartupApplicationsVariables = { readonly startupId: string; readonly after?: string | null | undefined }
export const StartupApplications: Operation<StartupApplicationsData, StartupApplicationsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query StartupApplications($startupId:ID!$after:String){startupApplications(startupId:$startupId first:200 after:$after){after items{...Applicant}}}fragment Applicant on Application{id startupId roleId roleTitle applicantId status createdAt updatedAt remindedAt founderNotes coverLetter resumeUrl applicant{...HubUser}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment HubUser on User{...HubPerson bio skills linkedinUrl createdAt}",
}

export type PendingApplicationsData = { readonly startupApplications: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly id: string; readonly status: 'ACCEPTED' | 'PENDING' | 'REJECTED' | 'REVIEWING' | 'SHORTLISTED' | 'WITHDRAWN'; readonly createdAt: string }> } }
export type PendingApplicationsVariables = { readonly startupId: string; readonly after?: string | null | undefined }
export const PendingApplications: Operation<PendingApplicationsData, PendingApplicationsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query PendingApplications($startupId:ID!$after:String){startupApplications(startupId:$startupId status:PENDING first:200 after:$after){after items{id status createdAt}}}",
}

export type RoleApplicationsData = { readonly roleApplications: { readonly after: string | null; readonly items: ReadonlyArray<Applicant> } }
export type RoleApplicationsVariables = { readonly startupId: string; readonly roleId: string; readonly after?: string | null | undefined }
export const RoleApplications: Operation<RoleApplicationsData, RoleApplicationsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query RoleApplications($startupId:ID!$roleId:ID!$after:String){roleApplications(startupId:$startupId roleId:$roleId first:200 after:$after){after items{...Applicant}}}fragment Applicant on Application{id startupId roleId roleTitle applicantId status createdAt updatedAt remindedAt founderNotes coverLetter resumeUrl applicant{...HubUser}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment HubUser on User{...HubPerson bio skills linkedinUrl createdAt}",
}

export type ApplicationData = { readonly application: Applicant }
export type ApplicationVariables = { readonly applicationId: string }
export const Application: Operation<ApplicationData, ApplicationVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query Application($applicationId:ID!){application(applicationId:$applicationId){...Applicant}}fragment Applicant on Application{id startupId roleId roleTitle applicantId status createdAt updatedAt remindedAt founderNotes coverLetter resumeUrl applicant{...HubUser}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment HubUser on User{...HubPerson bio skills linkedinUrl createdAt}",
}

export type ApplicationHistoryData = { readonly applicationHistory: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly from: 'ACCEPTED' | 'PENDING' | 'REJECTED' | 'REVIEWING' | 'SHORTLISTED' | 'WITHDRAWN'; readonly to: 'ACCEPTED' | 'PENDING' | 'REJECTED' | 'REVIEWING' | 'SHORTLISTED' | 'WITHDRAWN'; readonly userId: string | null; readonly createdAt: string }> } }
export type ApplicationHistoryVariables = { readonly applicationId: string; readonly after?: string | null | undefined }
export const ApplicationHistory: Operation<ApplicationHistoryData, ApplicationHistoryVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query ApplicationHistory($applicationId:ID!$after:String){applicationHistory(applicationId:$applicationId first:50 after:$after){after items{from to userId createdAt}}}",
}

export type RoleApplicantsCsvData = { readonly roleApplicantsCsv: { readonly after: string | null; readonly items: ReadonlyArray<string> } }
export type RoleApplicantsCsvVariables = { readonly startupId: string; readonly roleId: string; readonly after?: string | null | undefined }
export const RoleApplicantsCsv: Operation<RoleApplicantsCsvData, RoleApplicantsCsvVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query RoleApplicantsCsv($startupId:ID!$roleId:ID!$after:String){roleApplicantsCsv(startupId:$startupId roleId:$roleId first:200 after:$after){after items}}",
}

export type SetApplicationStatusData = { readonly setApplicationStatus: { readonly id: string; readonly status: 'ACCEPTED' | 'PENDING' | 'REJECTED' | 'REVIEWING' | 'SHORTLISTED' | 'WITHDRAWN'; readonly updatedAt: string | null } }
export type SetApplicationStatusVariables = { readonly applicationId: string; readonly expected: 'ACCEPTED' | 'PENDING' | 'REJECTED' | 'REVIEWING' | 'SHORTLISTED' | 'WITHDRAWN'; readonly status: 'ACCEPTED' | 'PENDING' | 'REJECTED' | 'REVIEWING' | 'SHORTLISTED' | 'WITHDRAWN'; readonly requestId?: string | null | undefined }
export const SetApplicationStatus: Operation<SetApplicationStatusData, SetApplicationStatusVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation SetApplicationStatus($applicationId:ID!$expected:ApplicationStatus!$status:ApplicationStatus!$requestId:String){setApplicationStatus(applicationId:$applicationId expected:$expected status:$status requestId:$requestId){id status updatedAt}}",
}

export type UpdateFounderNotesData = { readonly updateFounderNotes: { readonly id: string; readonly founderNotes: string | null } }
export type UpdateFounderNotesVariables = { readonly applicationId: string; readonly notes?: string | null | undefined; readonly requestId?: string | null | undefined }
export const UpdateFounderNotes: Operation<UpdateFounderNotesData, UpdateFounderNotesVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation UpdateFounderNotes($applicationId:ID!$notes:String$requestId:String){updateFounderNotes(applicationId:$applicationId notes:$notes requestId:$requestId){id founderNotes}}",
}
