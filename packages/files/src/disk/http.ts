import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { contentDisposition, isShown } from '../content-disposition.ts'
import type { ObjectHead } from '../object-store.ts'
import { byteRange } from './byte-range.ts'
import { type ObjectFiles, type OpenObject, WrongSizeError } from './object-files.ts'
import type { Grant, UrlSigner } from './signed-url.ts'

export interface FilesHandler {
  /** `path` is what follows the mount in the request's URL, undecoded; `headers` go with every answer. */
  handle(exchange: Exchange): Promise<void>
}

export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly path: string
  readonly headers?: OutgoingHttpHeaders
}

interface HandlerParts {
  readonly files: ObjectFiles
  readonly signer: UrlSigner
  readonly now: () => number
}

type Method = 'GET' | 'HEAD' | 'PUT'
type PutGrant = Extract<Grant, { method: 'PUT' }>
type GetGrant = Extract<Grant, { method: 'GET' }>

/** A client that sends a byte now and then must not hold a draft for ever. */
const UPLOAD_MS_MAX = 10 * 60_000
const METHODS: readonly string[] = ['GET', 'HEAD', 'PUT'] satisfies Method[]
const SANDBOX = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
/** A browser's own viewer of PDF does not start in a sandbox; it runs nothing in our name. */
const PDF = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const policyOf = (contentType: string) =>
  isShown(contentType) && contentType === 'application/pdf' ? PDF : SANDBOX

function refuse(
  { response, headers }: Exchange,
  { status, ...error }: { status: number; code: string; message: string },
): void {
  // The rest of a body that nobody reads must not be taken for the next request.
  const own = { ...headers, 'content-type': 'application/json', connection: 'close' }
  response.writeHead(status, own).end(JSON.stringify({ error }))
}

const FORBIDDEN = { status: 403, code: 'FORBIDDEN', message: 'This address is not valid.' }
const EXPIRED = { status: 403, code: 'EXPIRED', message: 'This address is not valid any more.' }
const ABSENT = { status: 404, code: 'NOT_FOUND', message: 'There is nothing here.' }
const TAKEN = { status: 412, code: 'CONFLICT', message: 'This was uploaded already.' }

/** Exactly what was signed: no other size, no other type, no way to send without saying the size. */
function unfit({ headers }: IncomingMessage, { size, contentType }: PutGrant) {
  if (headers['transfer-encoding'] !== undefined || headers['content-length'] === undefined)
    return { status: 411, code: 'INVALID', message: 'Content-Length must be sent.' }
  if (headers['content-length'] !== String(size))
    return { status: 400, code: 'INVALID', message: `Content-Length must be ${size}.` }
  if (headers['content-type'] !== contentType)
    return { status: 400, code: 'INVALID', message: `Content-Type must be ${contentType}.` }
  return undefined
}

async function put(files: ObjectFiles, exchange: Exchange, grant: PutGrant): Promise<void> {
  const { request, response, headers } = exchange
  const problem = unfit(request, grant)
  if (problem) return refuse(exchange, problem)
  const tooSlow = () => request.destroy(new Error('The upload took too long.'))
  const deadline = setTimeout(tooSlow, UPLOAD_MS_MAX).unref()
  // When it is our side that fails, the connection is still needed for the answer.
  const body = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>
  try {
    if (!(await files.receive(grant.key, body, grant.size))) return refuse(exchange, TAKEN)
  } catch (error) {
    // Whoever broke off hears nothing; nothing of it was kept.
    if (request.errored) return void response.destroy()
    if (!(error instanceof WrongSizeError)) throw error
    return refuse(exchange, { status: 400, code: 'INVALID', message: error.message })
  } finally {
    clearTimeout(deadline)
  }
  response.writeHead(200, { ...headers, 'content-length': 0 }).end()
}

/** A range of another version is none: then the whole is sent. */
const rangeOf = ({ headers }: IncomingMessage, { size, etag }: ObjectHead) =>
  headers['if-range'] === undefined || headers['if-range'] === etag
    ? byteRange(headers.range, size)
    : 'whole'

const isKnown = ({ headers }: IncomingMessage, { etag }: ObjectHead) =>
  (headers['if-none-match'] ?? '').split(',').some((known) => known.trim() === etag)

async function send(exchange: Exchange, object: OpenObject, own: OutgoingHttpHeaders) {
  const { request, response } = exchange
  const { handle, head } = object
  const range = rangeOf(request, head)
  if (range === 'unsatisfiable') {
    const outside = { status: 416, code: 'INVALID', message: 'Range is outside of the file.' }
    const headers = { ...exchange.headers, 'content-range': `bytes */${head.size}` }
    return refuse({ ...exchange, headers }, outside)
  }
  const part = range === 'whole' ? { start: 0, end: head.size - 1 } : range
  response.writeHead(range === 'whole' ? 200 : 206, {
    ...own,
    'content-length': part.end - part.start + 1,
    ...(range !== 'whole' && { 'content-range': `bytes ${part.start}-${part.end}/${head.size}` }),
  })
  if (request.method === 'HEAD' || head.size === 0) return void response.end()
  try {
    await pipeline(handle.createReadStream({ ...part, autoClose: false }), response)
  } catch (error) {
    // A reader may go away at any moment.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}

async function get(
  { files, now }: HandlerParts,
  exchange: Exchange,
  { key, contentType, fileName, expiresAt }: GetGrant,
): Promise<void> {
  const { request, response, headers } = exchange
  const object = await files.openObject(key)
  if (!object) return refuse(exchange, ABSENT)
  try {
    const own = {
      ...headers,
      'content-type': contentType,
      'content-disposition': contentDisposition(contentType, fileName),
      'content-security-policy': policyOf(contentType),
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      etag: object.head.etag,
      'cache-control': `private, max-age=${Math.floor((expiresAt - now()) / 1000)}`,
    }
    if (isKnown(request, object.head)) return void response.writeHead(304, own).end()
    await send(exchange, object, own)
  } finally {
    await object.handle.close()
  }
}

/** Answers signed URLs, and nothing else: no listing, no object without a signature. */
export function createFilesHandler(parts: HandlerParts): FilesHandler {
  return {
    async handle(exchange) {
      const { request, response, path } = exchange
      const { method = '' } = request
      if (!METHODS.includes(method)) {
        response.setHeader('allow', METHODS.join(', '))
        const message = `Only ${METHODS.join(', ')} are answered here.`
        return refuse(exchange, { status: 405, code: 'INVALID', message })
      }
      const grant = parts.signer.opened(method === 'PUT' ? 'PUT' : 'GET', path)
      if (!grant) return refuse(exchange, FORBIDDEN)
      if (grant.expiresAt <= parts.now()) return refuse(exchange, EXPIRED)
      if (grant.method === 'PUT') return put(parts.files, exchange, grant)
      return get(parts, exchange, grant)
    },
  }
}
