import { mutation } from '../mutation.ts'
import { APPLICATION_RATE } from '../rates.ts'
import { uncountedApplicant } from './applicant-count.ts'
import { ApplicationInput } from './application-fields.ts'
import { applicationOfMine } from './application.policy.ts'
import { movedApplication, refuseNoWay } from './application-status.ts'
import { applicationAnswer } from './application-views.ts'

/** While nobody has decided. It stays counted in the month's quota. */
export const withdrawApplication = mutation({
  name: 'withdrawApplication',
  input: ApplicationInput,
  rate: APPLICATION_RATE,
  plan: async ({ context, actor: { userId }, input: { applicationId } }) => {
    const application = await applicationOfMine(context, applicationId)
    const { status: from } = application
    const to = 'WITHDRAWN'
    refuseNoWay({ from, to }, 'applicant')
    return {
      operations: [
        ...movedApplication({ application, to, userId, at: context.stamp().at }),
        ...(await uncountedApplicant(context, application)),
      ],
      result: { applicationId },
      audit: {
        action: 'APPLICATION_WITHDRAWN',
        resourceType: 'Application',
        resourceId: applicationId,
        metadata: { from, to },
      },
    }
  },
  answer: applicationAnswer,
})
