import { count, on, verifier } from '@longtable/system'
import { StartupRole } from '../roles/startup-role.entity.ts'
import { Member, Startup } from '../startups/startup.entity.ts'
import { Application, ApplicationGuard, Quota } from './application.entity.ts'
import { isEnded } from './application-status.ts'
import { monthOf } from './quota.ts'

const applicants = count(
  (roleId, says, has) =>
    `ROLE#${roleId} counts ${says.applicants ?? 0} applicants, and there are ${has.applicants ?? 0}`,
)

const monthly = count(
  (quota, says, has) =>
    `QUOTA#APPLICATION of ${quota} counts ${says.sent ?? 0}, and ${has.sent ?? 0} were sent`,
)

/** Roles count who wants them, quotas what was sent; who waits holds their place, who was accepted joined. */
export const verifyApplications = verifier({
  takes: [
    on(StartupRole, ({ roleId, applicantCount }, { says }) =>
      says(applicants, roleId, { applicants: applicantCount }),
    ),
    on(Quota, ({ userId, month, count: sent }, { says }) =>
      says(monthly, `${userId} in ${month}`, { sent }),
    ),
    on(Application, async (application, { find, has, problem }) => {
      const { applicationId, roleId, applicantId, status, joinedAt } = application
      has(monthly, `${applicantId} in ${monthOf(application.createdAt)}`, { sent: 1 })
      if (status !== 'WITHDRAWN') has(applicants, roleId, { applicants: 1 })
      if (status === 'ACCEPTED' && joinedAt === undefined)
        problem(`APPLICATION#${applicationId} is ACCEPTED, and nobody joined by it`)
      if (isEnded(application)) return
      const guard = await find(ApplicationGuard, { roleId, applicantId })
      if (guard?.applicationId !== applicationId && (await find(StartupRole, application)))
        problem(`APPLICATION#${applicationId} is ${status} and does not hold its place`)
    }),
    on(ApplicationGuard, async (guard, { find, problem }) => {
      const held = await find(Application, guard)
      if (!held || isEnded(held))
        problem(`${guard.applicantId} is kept from ROLE#${guard.roleId} by nothing`)
      else if (!(await find(StartupRole, held)))
        problem(`${guard.applicantId} holds a place for ROLE#${guard.roleId}, which is not there`)
    }),
    on(Member, async ({ startupId, userId, applicationId }, { find, problem }) => {
      if (!(await find(Startup, { startupId })))
        problem(`MEMBER#${userId} is of ${startupId}, which is not there`)
      const by =
        applicationId === undefined ? undefined : await find(Application, { applicationId })
      const isBy = by?.status === 'ACCEPTED' && by.applicantId === userId
      if (applicationId !== undefined && (!isBy || by.startupId !== startupId))
        problem(`MEMBER#${userId} is of ${startupId} by ${applicationId}, which is not ACCEPTED`)
    }),
  ],
})
