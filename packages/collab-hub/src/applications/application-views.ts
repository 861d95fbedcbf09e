import { view } from '@longtable/entity'
import type { HubContext } from '../context.ts'
import { Application, StatusChange } from './application.entity.ts'
import { applicationInView, type ApplicationSight } from './application.policy.ts'

const shown = view(
  Application,
  'startupId',
  'roleId',
  'applicantId',
  'roleTitle',
  'startupName',
  'coverLetter',
  'resumeUrl',
  'status',
  'joinedAt',
  'conversationId',
  'createdAt',
)

/** Also when it was last changed: that would tell the applicant of notes. */
const kept = view(Application, 'founderNotes', 'remindedAt', 'updatedAt')

interface Seen {
  readonly application: Application
  readonly sight: ApplicationSight
}

/** What leaves of an application for somebody who is this to it. */
export const shownApplication = ({ application, sight }: Seen) => ({
  id: application.applicationId,
  ...shown(application),
  ...kept.when(sight !== 'APPLICANT', application),
})
export type ApplicationView = ReturnType<typeof shownApplication>

export const applicationAnswer = async (
  { context }: { readonly context: HubContext },
  { applicationId }: { readonly applicationId: string },
): Promise<ApplicationView> => shownApplication(await applicationInView(context, applicationId))

export const statusChangeView = view(StatusChange, 'from', 'to', 'userId', 'createdAt')
