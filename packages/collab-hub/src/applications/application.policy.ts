import { DomainError, notFound } from '@longtable/core'
import { activeUser, type HubContext, isAdmin } from '../context.ts'
import type { Startup } from '../startups/startup.entity.ts'
import { startupById } from '../startups/startup.patterns.ts'
import type { Application } from './application.entity.ts'
import { applicationById } from './application.patterns.ts'

const unknownApplication = () => notFound('applications.unknown', 'This application')

/** What somebody is to an application; whoever is nothing to it does not see it. */
export type ApplicationSight = 'APPLICANT' | 'OWNER' | 'ADMIN'

export interface SeenApplication {
  readonly application: Application
  readonly sight: ApplicationSight
  /** Undefined where it was deleted. */
  readonly startup: Startup | undefined
}

/** Who has applied sees no more than that, whatever else they are. */
export async function applicationInView(
  context: HubContext,
  applicationId: string,
): Promise<SeenApplication> {
  const viewer = await activeUser(context)
  const application = await applicationById(context, { applicationId })
  if (!application) throw unknownApplication()
  const { startupId } = application
  const startup = await startupById(context, { startupId })
  const seen = { application, startup }
  if (application.applicantId === viewer.userId) return { ...seen, sight: 'APPLICANT' }
  if (isAdmin(viewer)) return { ...seen, sight: 'ADMIN' }
  if (startup?.founderId === viewer.userId) return { ...seen, sight: 'OWNER' }
  throw unknownApplication()
}

/** To be decided about: only its startup's founder does. */
export async function applicationToMe(
  context: HubContext,
  applicationId: string,
): Promise<{ readonly application: Application; readonly startup: Startup }> {
  const { application, startup, sight } = await applicationInView(context, applicationId)
  if (sight !== 'OWNER' || !startup)
    throw new DomainError('FORBIDDEN', 'startups.not-founder', 'Only its founder may do this.')
  return { application, startup }
}

export async function applicationOfMine(
  context: HubContext,
  applicationId: string,
): Promise<Application> {
  const { application, sight } = await applicationInView(context, applicationId)
  if (sight !== 'APPLICANT')
    throw new DomainError('FORBIDDEN', 'applications.not-applicant', 'Only who applied may do it.')
  return application
}
