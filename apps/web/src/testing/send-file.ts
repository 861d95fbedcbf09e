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

const TYPES = { contentType: 'String!', size: 'Int!', fileName: 'String', targetId: 'ID' } as const

/** Not every product asks for all of it. */
function start(purpose: string, given: object): string {
  const names = Object.entries(TYPES).filter(([name]) => name in given)
  const variables = names.map(([name, type]) => `$${name}: ${type}`)
  const passed = names.map(([name]) => `${name}: $${name}`)
  return `mutation (${variables.join(', ')}) {
    startUpload(purpose: ${purpose}, ${passed.join(', ')}) { uploadId url headers { name value } } }`
}

/** As a page sends it: announced, sent, looked at. */
export async function sendFile(
  { ask }: Somebody,
  address: string,
  { purpose, bytes, ...named }: Sent,
): Promise<string> {
  const given = { ...named, size: bytes.byteLength }
  const { startUpload } = await ask<Started>(start(purpose, given), given)
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
