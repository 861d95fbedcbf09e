import { request as ask } from 'node:http'
import { text } from 'node:stream/consumers'
import type { IncomingHttpHeaders } from 'node:http'
import type { ObjectStore, SignedPut } from '../object-store.ts'
import { serveDisk } from './serve-disk.ts'
import { serveS3 } from './serve-s3.ts'

export interface ServedObjects extends AsyncDisposable {
  readonly objects: ObjectStore
}

export interface TestObjects {
  readonly name: string
  readonly open: (now?: () => number) => Promise<ServedObjects>
}

/** Every adapter, for `describe.each(objectStores)`. */
export const objectStores: readonly TestObjects[] = [
  { name: 'disk', open: serveDisk },
  { name: 'S3', open: serveS3 },
]

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array | undefined
}

/** The address exactly as it is given: no client in between resolves dots or decodes anything. */
export const sendTo = (url: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
  new Promise<Reply>((resolve, reject) => {
    const [, host, port, path] = /^http:\/\/([^:/]+):(\d+)(.*)$/s.exec(url) ?? []
    const length = body && { 'content-length': String(body.byteLength) }
    const sent = ask(
      { host, port, path, method, agent: false, headers: { ...length, ...headers } },
      (response) => {
        const { statusCode: status = 0, headers: received } = response
        response.setEncoding('latin1')
        text(response).then((read) => resolve({ status, headers: received, text: read }), reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

/** As a client uploads: the URL and exactly the headers that came with it. */
export const upload = ({ url, headers }: SignedPut, body: Uint8Array): Promise<Reply> =>
  sendTo(url, { method: 'PUT', headers, body })

export async function bytesOf(
  content: AsyncIterable<Uint8Array> | undefined,
): Promise<Buffer | undefined> {
  if (!content) return undefined
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export async function keysIn(objects: ObjectStore, ...prefixes: string[]): Promise<string[]> {
  const keys: string[] = []
  for (const prefix of prefixes)
    for await (const chunk of objects.list(prefix)) keys.push(...chunk.map(({ key }) => key))
  return keys.sort()
}
