import { listQuery, mutationFields, noInput, query } from '@longtable/api'
import { fileUrl } from '@longtable/system'
import type { ApplicationsResolvers } from '../generated/schema.ts'
import { RoleInput } from '../roles/role-fields.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { userLoader } from '../users/user-loader.graphql.ts'
import { userView } from '../users/user-views.ts'
import { ApplicationInput, RoleApplicationsInput } from './application-fields.ts'
import { applicationsTypeDefs } from './applications.sdl.ts'
import { appliedFor } from './applied-for.graphql.ts'
import { apply } from './apply.ts'
import {
  application,
  applicationHistory,
  myApplications,
  roleApplications,
  startupApplications,
  StartupApplicationsInput,
} from './find-applications.ts'
import { myMemberships, team } from './find-members.ts'
import { leaveStartup } from './leave-startup.ts'
import { applicationQuotaOfMine } from './quota.ts'
import { removeMember } from './remove-member.ts'
import { RESUME } from './resume.ts'
import { roleApplicantsCsv } from './role-applicants-csv.ts'
import { setApplicationStatus } from './set-application-status.ts'
import { updateFounderNotes } from './update-founder-notes.ts'
import { withdrawApplication } from './withdraw-application.ts'

const resolvers = {
  Query: {
    application: query(ApplicationInput, application),
    applicationHistory: listQuery(ApplicationInput, applicationHistory),
    myApplications: listQuery(noInput, myApplications),
    roleApplications: listQuery(RoleApplicationsInput, roleApplications),
    startupApplications: listQuery(StartupApplicationsInput, startupApplications),
    roleApplicantsCsv: listQuery(RoleInput, roleApplicantsCsv),
    team: listQuery(StartupInput, team),
    myMemberships: listQuery(noInput, myMemberships),
    applicationQuota: (_, __, context) => applicationQuotaOfMine(context),
  },
  Mutation: mutationFields({
    apply,
    setApplicationStatus,
    withdrawApplication,
    updateFounderNotes,
    leaveStartup,
    removeMember,
  }),
  Application: {
    ...appliedFor,
    resumeUrl: ({ id: applicationId, resumeUrl: key }, _, context) =>
      fileUrl(context, { purpose: RESUME, of: { applicationId }, key }),
    async applicant({ applicantId }, _, context) {
      const applicant = await userLoader(context).load(applicantId)
      return applicant?.status === 'ACTIVE' ? userView(applicant) : null
    },
  },
} satisfies ApplicationsResolvers

export const applicationsModule = {
  name: 'applications',
  typeDefs: applicationsTypeDefs,
  resolvers,
}
