import type { Somebody } from './stage.ts'

interface Sent {
  readonly purpose: string
  readonly contentType: string
  readonly bytes: Uint8Array
  readonly fileName?: string
  readonly targetId?: string
}

interface Started {
  readonly startUpload: {
    readonly uploadId: string
    readonly url: string
    readonly headers: readonly { readonly name: string; readonly value: string }[]
  }
}

const START = (purpose: string) => `
  mutation ($contentType: String!, $size: Int!, $fileName: String, $targetId: ID) {
    startUpload(purpose: ${purpose}, contentType: $contentType, size: $size, fileName: $fileName,
      targetId: $targetId) { uploadId url headers { name value } } }`

/** As a page of HoldThatThought sends it: announced, sent, looked at. */
export async function sendFile(
  { ask }: Somebody,
  address: string,
  { purpose, bytes, ...named }: Sent,
): Promise<string> {
  const { startUpload } = await ask<Started>(START(purpose), { ...named, size: bytes.byteLength })
  const { url, uploadId, headers } = startUpload
  const { ok, status } = await fetch(new URL(url, address), {
    method: 'PUT',
    headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
    body: new Uint8Array(bytes),
  })
  if (!ok) throw new Error(`The file was answered with ${status}.`)
  await ask(`mutation { finishUpload(uploadId: "${uploadId}") { id } }`)
  return uploadId
}
