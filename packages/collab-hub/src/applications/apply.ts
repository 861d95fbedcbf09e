import { DomainError, UlidId } from '@longtable/core'
import { asRead, check, put } from '@longtable/entity'
import { onlyAs } from '../context.ts'
import { mutation } from '../mutation.ts'
import { APPLICATION_RATE } from '../rates.ts'
import { sameStartup } from '../roles/change-role.ts'
import { RoleInput } from '../roles/role-fields.ts'
import { roleInView } from '../roles/role.policy.ts'
import { Startup } from '../startups/startup.entity.ts'
import { isBrowsed } from '../startups/startup.policy.ts'
import { User } from '../users/user.entity.ts'
import { userById } from '../users/user.patterns.ts'
import { countedApplicant } from './applicant-count.ts'
import { Application, ApplicationGuard } from './application.entity.ts'
import { CoverLetter } from './application-fields.ts'
import { applicationGuard } from './application.patterns.ts'
import { applicationAnswer } from './application-views.ts'
import { countedInQuota } from './quota.ts'
import { resumeOf } from './resume.ts'

const ownRoleError = () =>
  new DomainError('FORBIDDEN', 'applications.own', 'You cannot apply to a startup of your own.')
const noListedRole = () =>
  new DomainError('CONFLICT', 'applications.not-listed', 'This role is not open to everybody now.')
const appliedError = () =>
  new DomainError('CONFLICT', 'applications.live', 'You have applied for this role already.')

/**
 * A role that is open, in a startup that everybody sees, once at a time and within the month's quota:
 * all of it holds at the moment of writing.
 */
export const apply = mutation({
  name: 'apply',
  input: RoleInput.extend({ coverLetter: CoverLetter, uploadId: UlidId.nullish() }),
  may: onlyAs('TALENT'),
  rate: APPLICATION_RATE,
  plan: async ({ context, actor, input: { coverLetter, uploadId, ...key } }) => {
    const { role, startup } = await roleInView(context, key)
    const { userId: applicantId } = actor
    if (startup.founderId === applicantId) throw ownRoleError()
    const founder = await userById(context, { userId: startup.founderId })
    // Members also see roles of a startup that is not public.
    if (!founder || !role.isOpen || !isBrowsed(startup, founder)) throw noListedRole()
    const { roleId } = role
    if (await applicationGuard(context, { roleId, applicantId })) throw appliedError()
    const resume = await resumeOf(context, uploadId)
    const { id: applicationId, at } = context.stamp()
    const application: Application = {
      ...key,
      applicationId,
      applicantId,
      coverLetter,
      ...(resume && { resumeUrl: resume.s3Key }),
      status: 'PENDING',
      roleTitle: role.title,
      startupName: startup.name,
      createdAt: at,
      updatedAt: at,
    }
    return {
      operations: [
        put(Application, application),
        put(ApplicationGuard, { roleId, applicantId, applicationId, createdAt: at }),
        ...(resume ? [resume.use({ usedBy: applicationId, at })] : []),
        countedApplicant(role),
        await countedInQuota(context, actor, at),
        check(Startup, startup, sameStartup(startup)),
        check(User, founder, asRead(User, founder, 'status')),
        // The quota hangs on it.
        check(User, actor, asRead(User, actor, 'subscriptionTier')),
      ],
      result: { applicationId },
      audit: {
        action: 'APPLICATION_SUBMITTED',
        resourceType: 'Application',
        resourceId: applicationId,
        metadata: key,
      },
    }
  },
  answer: applicationAnswer,
})
