import { sendUpload } from '@longtable/testing/system'
import type { GuildContext } from '../context.ts'
import { finishUpload, startUpload } from '../uploads/guild-uploads.ts'

async function sent(context: GuildContext, bytes: Uint8Array, given: object): Promise<string> {
  const input = { ...given, size: bytes.byteLength }
  const started = await startUpload(context, startUpload.input.parse(input))
  const { status } = await sendUpload(context, started, bytes)
  if (status !== 200) throw new Error(`The upload was answered with ${status}.`)
  return started.uploadId
}

/** Announced as this type and sent, not finished. */
export const sentUpload = (context: GuildContext, bytes: Uint8Array, contentType = 'image/png') =>
  sent(context, bytes, { purpose: 'activity', contentType })

/** Ready to be somebody's picture. */
export async function finishedAvatar(context: GuildContext, bytes: Uint8Array): Promise<string> {
  const uploadId = await sent(context, bytes, { purpose: 'avatar', contentType: 'image/png' })
  await finishUpload(context, { uploadId })
  return uploadId
}
