import { settle } from '@longtable/core'
import { asRead, change, laterThan } from '@longtable/entity'
import { type Deps, eraser, leaves, removes } from '@longtable/system'
import { uncountedApplicant } from './applicant-count.ts'
import { Application } from './application.entity.ts'
import { applicationById, applicationsBy, quotasOf } from './application.patterns.ts'
import { isOpenApplication, movedApplication } from './application-status.ts'

/** What was written by them, and about them. */
const NOTHING_PERSONAL = { coverLetter: '', resumeUrl: undefined, founderNotes: undefined }

/** Whoever is to decide need not any more; that there was an application stays with the founder. */
const takeLeave = ({ store, stamp }: Deps, { applicationId }: Application): Promise<void> =>
  settle(`Application ${applicationId}`, async () => {
    const application = await applicationById({ store }, { applicationId })
    if (!application) return
    const { applicantId: userId, updatedAt } = application
    const { at } = stamp()
    if (isOpenApplication(application)) {
      const move = { application, userId, at, patch: NOTHING_PERSONAL }
      const counted = await uncountedApplicant({ store }, application)
      return store.write([...movedApplication({ ...move, to: 'WITHDRAWN' }), ...counted])
    }
    const isBlank = Object.entries(NOTHING_PERSONAL).every(
      ([name, value]) => application[name as keyof Application] === value,
    )
    if (isBlank) return
    const patch = { ...NOTHING_PERSONAL, updatedAt: laterThan(updatedAt, at) }
    const when = asRead(Application, application, 'updatedAt', 'status')
    await store.write([change(Application, application, { patch, when })])
  })

export const eraseApplications = eraser('applications', [
  leaves(applicationsBy, 'applicantId', takeLeave),
  removes(quotasOf, 'userId'),
])
