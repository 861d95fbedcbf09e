import type { Feature } from '@longtable/system'
import { adoptApplications } from './adopt-applications.ts'
import { applicationEvents, memberEvents } from './application-events.processor.ts'
import { applicationsModule } from './applications.graphql.ts'
import { closingJob } from './close-applications.ts'
import { closeApplications } from './close-applications.processor.ts'
import { eraseApplications } from './erase-applications.ts'
import { reconcileRoles } from './reconcile-roles.ts'
import { releaseResumes } from './release-resumes.processor.ts'
import { reminderJob } from './remind-founders.ts'
import { waitForFounders } from './remind-founders.processor.ts'
import { resumeFiles } from './resume.ts'
import { verifyApplications } from './verify-applications.ts'

export const applicationsFeature: Feature = {
  ...applicationsModule,
  processors: [applicationEvents, memberEvents, closeApplications, waitForFounders, releaseResumes],
  jobs: (deps) => [closingJob(deps), reminderJob(deps)],
  files: resumeFiles,
  erase: [eraseApplications],
  verify: [verifyApplications],
  reconcile: [reconcileRoles],
  adopt: adoptApplications,
}
