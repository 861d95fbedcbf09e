import { pdfFile } from '@longtable/documents/testing'
import { pngFile } from '@longtable/files/testing'
import { sendUpload } from '@longtable/testing/system'
import type { FamilyContext } from '../context.ts'
import { addMedia } from '../media/add-media.ts'
import { finishUpload, startUpload } from '../uploads/family-uploads.ts'

export const PNG = pngFile(40, 30)
export const PDF = await pdfFile()
export const EMPTY_ZIP = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')

/** What `startUpload` takes, of a picture for the gallery unless said otherwise. */
interface Sent {
  readonly bytes?: Uint8Array
  readonly purpose?: string
  readonly contentType?: string
  readonly size?: number
  readonly fileName?: string
  readonly targetId?: string
}

export const announce = async (context: FamilyContext, { bytes = PNG, ...file }: Sent = {}) =>
  startUpload(
    context,
    startUpload.input.parse({
      purpose: 'picture',
      contentType: 'image/png',
      size: bytes.byteLength,
      ...file,
    }),
  )

/** Announced and sent, not finished. */
export async function sentFile(context: FamilyContext, sent: Sent = {}): Promise<string> {
  const started = await announce(context, sent)
  const { status } = await sendUpload(context, started, sent.bytes ?? PNG)
  if (status !== 200) throw new Error(`The upload was answered with ${status}.`)
  return started.uploadId
}

/** Ready to be shown by something. */
export async function finishedFileOf(context: FamilyContext, sent: Sent = {}): Promise<string> {
  const uploadId = await sentFile(context, sent)
  await finishUpload(context, { uploadId })
  return uploadId
}

export const scanFor = (context: FamilyContext, targetId: string): Promise<string> =>
  finishedFileOf(context, {
    bytes: PDF,
    contentType: 'application/pdf',
    purpose: 'letterScan',
    targetId,
  })

export async function mediaOf(context: FamilyContext, fields: object = {}, sent: Sent = {}) {
  const uploadId = await finishedFileOf(context, sent)
  return addMedia(context, addMedia.input.parse({ uploadId, ...fields }))
}
