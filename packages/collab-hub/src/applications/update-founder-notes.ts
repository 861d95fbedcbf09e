import { asRead, change, check, laterThan } from '@longtable/entity'
import { onlyAs } from '../context.ts'
import { mutation } from '../mutation.ts'
import { DECISION_RATE } from '../rates.ts'
import { Startup } from '../startups/startup.entity.ts'
import { Application } from './application.entity.ts'
import { ApplicationInput, FounderNotes } from './application-fields.ts'
import { applicationToMe } from './application.policy.ts'
import { applicationAnswer } from './application-views.ts'

/** For the founder and admins: who applied never sees them. */
export const updateFounderNotes = mutation({
  name: 'updateFounderNotes',
  input: ApplicationInput.extend({ notes: FounderNotes }),
  may: onlyAs('FOUNDER'),
  rate: DECISION_RATE,
  plan: async ({ context, input: { applicationId, notes } }) => {
    const { application, startup } = await applicationToMe(context, applicationId)
    const updatedAt = laterThan(application.updatedAt, context.stamp().at)
    return {
      operations: [
        change(Application, application, {
          patch: { founderNotes: notes, updatedAt },
          when: asRead(Application, application, 'updatedAt'),
        }),
        check(Startup, startup, asRead(Startup, startup, 'founderId')),
      ],
      result: { applicationId },
      audit: {
        action: 'APPLICATION_NOTES_CHANGED',
        resourceType: 'Application',
        resourceId: applicationId,
      },
    }
  },
  answer: applicationAnswer,
})
