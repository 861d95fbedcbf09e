import type { ObjectStore } from '@longtable/files'
import type { DiskObjects } from '@longtable/files/disk'
import { type Reply, serveFiles, upload } from '@longtable/files/testing'
import type { StartedUpload } from '@longtable/system'

/** As a client sends it: one PUT over HTTP, to the world's own disk or to wherever the URL points. */
export async function sendUpload(
  { files }: { readonly files: ObjectStore },
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
