import type { DiskObjects } from '@longtable/files/disk'
import { type Reply, serveFiles, upload } from '@longtable/files/testing'
import type { StartedUpload } from '@longtable/system'
import type { GuildContext } from '../context.ts'
import { finishUpload, startUpload } from '../uploads/guild-uploads.ts'

/** As a client sends it: one PUT over HTTP, to the world's own disk or to wherever the URL points. */
export async function sendUpload(
  { files }: GuildContext,
  { url, headers }: StartedUpload,
  bytes: Uint8Array,
): Promise<Reply> {
  const sent = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
  if (!url.startsWith('http://127.0.0.1:1/')) return upload({ url, headers: sent }, bytes)
  await using served = await serveFiles(() => (files as DiskObjects).handler)
  const path = url.slice(url.indexOf('/files/') + '/files/'.length)
  // The server ends with this function, so the answer is waited for.
  return await upload({ url: served.baseUrl + path, headers: sent }, bytes)
}

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
