import { onChange, type Processor } from '@longtable/core'
import { release } from '../uploads/hub-uploads.ts'
import { Application } from './application.entity.ts'

/** Whoever deletes their account takes it away: its file goes too. */
export const releaseResumes: Processor = onChange(
  'applications.release-resumes',
  Application,
  async ({ old, new: application }, { store }) => {
    if (old?.resumeUrl !== undefined && old.resumeUrl !== application?.resumeUrl)
      await release(store, old.resumeUrl, old.applicationId)
  },
)
