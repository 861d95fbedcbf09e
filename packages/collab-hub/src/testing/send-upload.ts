import { sendUpload } from '@longtable/testing/system'
import type { HubContext } from '../context.ts'
import { finishUpload, startUpload } from '../uploads/hub-uploads.ts'
import type { UploadPurpose } from '../uploads/upload.entity.ts'

const TYPES: Readonly<Record<UploadPurpose, string>> = {
  avatar: 'image/png',
  logo: 'image/png',
  pitchDeck: 'application/pdf',
  resume: 'application/pdf',
  chatFile: 'image/png',
}

/** Announced and sent, not finished. */
export async function sentFile(
  context: HubContext,
  purpose: UploadPurpose,
  bytes: Uint8Array,
): Promise<string> {
  const given = { purpose, contentType: TYPES[purpose], size: bytes.byteLength }
  const started = await startUpload(context, startUpload.input.parse(given))
  const { status } = await sendUpload(context, started, bytes)
  if (status !== 200) throw new Error(`The upload was answered with ${status}.`)
  return started.uploadId
}

/** Ready to be shown by something. */
export async function finishedFileOf(
  context: HubContext,
  purpose: UploadPurpose,
  bytes: Uint8Array,
): Promise<string> {
  const uploadId = await sentFile(context, purpose, bytes)
  await finishUpload(context, { uploadId })
  return uploadId
}
