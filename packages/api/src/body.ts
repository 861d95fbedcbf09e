import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { Deadlines } from './deadlines.ts'
import { BODY_BYTES_MAX } from './limits.ts'

/** A request that is refused by what it is as HTTP, whatever its content. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

const JSON_UTF8 = /^\s*application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

const tooLarge = (bytesMax: number) => new HttpRefusal(413, `At most ${bytesMax} bytes.`)

/**
 * Only a POST of `application/json`: a page of another site cannot send that without asking first,
 * and nothing is done by following a link.
 */
export function checkHead(
  { method, headers }: IncomingMessage,
  bytesMax: number = BODY_BYTES_MAX,
): void {
  if (method !== 'POST') throw new HttpRefusal(405, 'Only POST.', { allow: 'POST' })
  if (!JSON_UTF8.test(headers['content-type'] ?? ''))
    throw new HttpRefusal(415, 'The content type is application/json in UTF-8.')
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new HttpRefusal(415, 'The body is not compressed.')
  if (Number(headers['content-length'] ?? 0) > bytesMax) throw tooLarge(bytesMax)
}

function decoded(chunks: readonly Buffer[]): string {
  const bytes = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)
  if (!isUtf8(bytes)) throw new HttpRefusal(400, 'The body is not UTF-8.')
  return bytes.toString()
}

/** The whole body, or a refusal as soon as it is too large or too slow. */
export function readBody(
  request: IncomingMessage,
  deadlines: Deadlines,
  bytesMax: number = BODY_BYTES_MAX,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    let isSettled = false
    const settle = () => {
      isSettled = true
      inTime()
    }
    const refuse = (refusal: HttpRefusal) => {
      settle()
      request.pause()
      reject(refusal)
    }
    const onData = (chunk: Buffer) => {
      if (isSettled) return
      size += chunk.length
      if (size > bytesMax) refuse(tooLarge(bytesMax))
      else chunks.push(chunk)
    }
    const onEnd = () => {
      if (isSettled) return
      settle()
      try {
        resolve(decoded(chunks))
      } catch (error) {
        reject(error as Error)
      }
    }
    const onClose = () => {
      if (!isSettled) refuse(new HttpRefusal(400, 'The body was cut off.'))
    }
    const inTime = deadlines.start(() => refuse(new HttpRefusal(408, 'The body came too slowly.')))
    // They stay: the request is thrown away with them, and taking them off would cost as much again.
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
  })
}
