import { UploadInput } from '@longtable/system'
import { finishedFile, useUpload } from '../uploads/hub-uploads.ts'
import { changeOwnStartup } from './change-startup.ts'
import { StartupInput } from './startup-fields.ts'

/** The picture that was there before goes when the change is heard of. */
export const setLogo = changeOwnStartup({
  name: 'setLogo',
  action: 'STARTUP_LOGO_SET',
  input: StartupInput.extend(UploadInput.shape),
  change: async ({ context, startup, input: { uploadId } }) => {
    const { upload, s3Key } = await finishedFile(context, { uploadId, purpose: 'logo' })
    const use = { usedBy: startup.startupId, at: context.stamp().at }
    return { patch: { logoUrl: s3Key }, along: [useUpload(upload, use)] }
  },
})
