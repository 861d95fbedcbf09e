import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { type Exchange, NOTHING_HERE, refuse } from '../exchange.ts'
import type { GivenFile, ObjectHead } from '../object-store.ts'
import { servedHeaders } from '../served-headers.ts'
import { byteRange } from './byte-range.ts'
import type { ObjectFiles, OpenObject } from './object-files.ts'

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

/** Answers with the file itself: whole, in part, or that it is still the same. */
export async function sendObject(
  files: ObjectFiles,
  exchange: Exchange,
  file: GivenFile,
): Promise<void> {
  const { request, response, headers } = exchange
  const object = await files.openObject(file.key)
  if (!object) return refuse(exchange, NOTHING_HERE)
  try {
    const own = {
      ...headers,
      ...servedHeaders(file),
      'accept-ranges': 'bytes',
      etag: object.head.etag,
      'cache-control': `private, max-age=${file.cacheSeconds}`,
    }
    if (isKnown(request, object.head)) return void response.writeHead(304, own).end()
    await send(exchange, object, own)
  } finally {
    await object.handle.close()
  }
}
