import type { IncomingMessage } from 'node:http'
import { type Exchange, refuse } from '../exchange.ts'
import { type ObjectFiles, WrongSizeError } from './object-files.ts'
import type { PutGrant, UrlSigner } from './signed-url.ts'

export interface UploadHandler {
  /** `path` is what follows the mount in the request's URL, undecoded. */
  handle(exchange: Exchange, path: string): Promise<void>
}

interface HandlerParts {
  readonly files: ObjectFiles
  readonly signer: UrlSigner
  readonly now: () => number
}

/** A client that sends a byte now and then must not hold a draft for ever. */
const UPLOAD_MS_MAX = 10 * 60_000

const FORBIDDEN = { status: 403, code: 'FORBIDDEN', message: 'This address is not valid.' }
const EXPIRED = { status: 403, code: 'EXPIRED', message: 'This address is not valid any more.' }
const TAKEN = { status: 412, code: 'CONFLICT', message: 'This was uploaded already.' }
const OTHER_METHOD = { status: 405, code: 'INVALID', message: 'Only PUT is answered here.' }

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

/** Takes what signed URLs allow, and nothing else. */
export const createUploadHandler = ({ files, signer, now }: HandlerParts): UploadHandler => ({
  async handle(exchange, path) {
    const { request, response } = exchange
    if (request.method !== 'PUT') {
      response.setHeader('allow', 'PUT')
      return refuse(exchange, OTHER_METHOD)
    }
    const grant = signer.opened(path)
    if (!grant) return refuse(exchange, FORBIDDEN)
    if (grant.expiresAt <= now()) return refuse(exchange, EXPIRED)
    return put(files, exchange, grant)
  },
})
