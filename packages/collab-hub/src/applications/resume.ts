import { auditAlone, takeRate } from '@longtable/core'
import type { Operation } from '@longtable/store'
import { fileOfKey, fileSource, type StoredFile } from '@longtable/system'
import type * as z from 'zod'
import type { HubContext } from '../context.ts'
import { RESUME_RATE } from '../rates.ts'
import { finishedFile, useUpload } from '../uploads/hub-uploads.ts'
import { ApplicationInput } from './application-fields.ts'
import { applicationInView } from './application.policy.ts'

export const RESUME = 'resume'

interface Resume {
  readonly s3Key: string
  /** Goes into the transaction of the application that shows it. */
  readonly use: (shown: { readonly usedBy: string; readonly at: string }) => Operation
}

/** What the viewer has uploaded for this, if they name it. */
export async function resumeOf(
  context: HubContext,
  uploadId: string | null | undefined,
): Promise<Resume | undefined> {
  if (uploadId === undefined || uploadId === null) return undefined
  const { upload, s3Key } = await finishedFile(context, { uploadId, purpose: RESUME })
  return { s3Key, use: (shown) => useUpload(upload, shown) }
}

/** Who sees the application; what anybody else than the applicant reads is written down. */
async function resume(
  context: HubContext,
  { applicationId }: z.infer<typeof ApplicationInput>,
): Promise<StoredFile | null> {
  const { application, sight } = await applicationInView(context, applicationId)
  const file = fileOfKey(application.resumeUrl)
  if (!file) return null
  if (sight !== 'APPLICANT') {
    await takeRate(context, RESUME_RATE)
    await auditAlone(context, {
      action: 'RESUME_READ',
      resourceType: 'Application',
      resourceId: applicationId,
    })
  }
  return { ...file, fileName: `resume-${applicationId}.pdf`, isDownload: true }
}

export const resumeFiles = { [RESUME]: fileSource(ApplicationInput, resume) }
