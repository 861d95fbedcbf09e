import { DomainError } from '@longtable/core'
import { asRead, check, laterThan, put, type Reader } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { onlyAs } from '../context.ts'
import { mutation } from '../mutation.ts'
import { DECISION_RATE } from '../rates.ts'
import { StartupRole } from '../roles/startup-role.entity.ts'
import { roleById } from '../roles/startup-role.patterns.ts'
import { Member, Startup } from '../startups/startup.entity.ts'
import { membershipOf } from '../startups/startup.patterns.ts'
import { User } from '../users/user.entity.ts'
import { userById } from '../users/user.patterns.ts'
import { type Application, ApplicationStatus } from './application.entity.ts'
import { ApplicationInput } from './application-fields.ts'
import { applicationToMe } from './application.policy.ts'
import { movedApplication, refuseNoWay } from './application-status.ts'
import { applicationAnswer } from './application-views.ts'

const otherStatusError = ({ status }: Application) =>
  new DomainError('CONFLICT', 'applications.moved', {
    message: `expected: this application is ${status} by now.`,
    field: 'expected',
  })
const noApplicant = () =>
  new DomainError('CONFLICT', 'applications.no-applicant', 'Who applied is not active any more.')
const noRole = () => new DomainError('CONFLICT', 'applications.no-role', 'Its role was deleted.')

interface Joining {
  readonly joinedAt: string
  readonly operations: readonly Operation[]
}

/** Who is accepted joins the team, unless another role has brought them there already. */
async function joining(
  reader: Pick<Reader, 'store'>,
  { startupId, roleId, applicationId, applicantId: userId }: Application,
  at: string,
): Promise<Joining> {
  const [applicant, known] = await Promise.all([
    userById(reader, { userId }),
    membershipOf(reader, { startupId, userId }),
  ])
  if (applicant?.status !== 'ACTIVE') throw noApplicant()
  const row = { startupId, userId, roleId, applicationId, createdAt: at }
  return {
    joinedAt: known?.createdAt ?? at,
    operations: [
      check(User, applicant, asRead(User, applicant, 'status')),
      known ? check(Member, known, 'present') : put(Member, row),
    ],
  }
}

/** The founder decides, and says what they believe it to be: what they have not seen yet stands. */
export const setApplicationStatus = mutation({
  name: 'setApplicationStatus',
  input: ApplicationInput.extend({ expected: ApplicationStatus, status: ApplicationStatus }),
  may: onlyAs('FOUNDER'),
  rate: DECISION_RATE,
  plan: async ({ context, actor: { userId }, input: { applicationId, expected, status: to } }) => {
    const { application, startup } = await applicationToMe(context, applicationId)
    if (application.status !== expected) throw otherStatusError(application)
    refuseNoWay({ from: expected, to }, 'owner')
    const role = await roleById(context, application)
    if (!role && to !== 'REJECTED') throw noRole()
    const at = laterThan(application.updatedAt, context.stamp().at)
    const joins = to === 'ACCEPTED' ? await joining(context, application, at) : undefined
    const patch = joins && { joinedAt: joins.joinedAt }
    return {
      operations: [
        ...movedApplication({ application, to, userId, at, ...(patch && { patch }) }),
        ...(joins?.operations ?? []),
        check(Startup, startup, asRead(Startup, startup, 'founderId')),
        ...(role ? [check(StartupRole, role, 'present')] : []),
      ],
      result: { applicationId },
      audit: {
        action: `APPLICATION_${to}`,
        resourceType: 'Application',
        resourceId: applicationId,
        metadata: { from: expected, to },
      },
    }
  },
  answer: applicationAnswer,
})
