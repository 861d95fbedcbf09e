import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { startFauxqs } from 'fauxqs'
import { type S3Objects, s3Objects } from '../s3/index.ts'

const BUCKET = 'longtable-test'

export interface SentRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

export interface ServedS3 extends AsyncDisposable {
  readonly objects: S3Objects
  readonly bucket: string
  readonly endpoint: string
  /** What has come by, in order. */
  readonly sent: readonly SentRequest[]
}

/** Passes a request on; resolves with its answer. */
const passedOn = (port: number, { method, url, headers }: SentRequest, body?: IncomingMessage) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const onward = send({ host: '127.0.0.1', port, method, path: url, headers }, resolve)
    onward.on('error', reject)
    if (body) body.pipe(onward)
    else onward.end()
  })

async function etagOf(port: number, path: string): Promise<string | undefined> {
  const found = await passedOn(port, { method: 'HEAD', url: path, headers: {} })
  found.resume()
  return found.statusCode === 200 ? found.headers.etag : undefined
}

/** Whether S3 would carry it out, by the two conditions that we send. */
async function holds(port: number, { url, headers }: SentRequest): Promise<boolean> {
  const [path = ''] = url.split('?')
  if (headers['if-none-match'] === '*' && (await etagOf(port, path)) !== undefined) return false
  const [source, etag] = [headers['x-amz-copy-source'], headers['x-amz-copy-source-if-match']]
  return etag === undefined || (await etagOf(port, `/${String(source)}`)) === etag
}

/**
 * The test engine knows no conditional writes, so a server before it keeps S3's promise: with
 * `If-None-Match: *` one writer of many wins, and only what was looked at is copied. It also shows
 * what was sent.
 */
export async function serveS3(now: () => number = Date.now): Promise<ServedS3> {
  const engine = await startFauxqs({ port: 0, logger: false })
  engine.createBucket(BUCKET)
  const sent: SentRequest[] = []
  let turn: Promise<unknown> = Promise.resolve()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    const asked = { method, url, headers }
    sent.push(asked)
    if (method === 'PUT' && !(await holds(engine.port, asked))) {
      request.resume()
      const text = '<Error><Code>PreconditionFailed</Code></Error>'
      return void response.writeHead(412, { 'content-type': 'application/xml' }).end(text)
    }
    const found = await passedOn(engine.port, asked, request)
    response.writeHead(found.statusCode ?? 500, found.headers)
    found.pipe(response)
    await once(response, 'close')
  }

  const server = createServer((request, response) => {
    // One after the other: two conditions must not both be looked at before the first write.
    turn = turn.then(() => answer(request, response)).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const objects = s3Objects({
    bucket: BUCKET,
    region: 'us-east-1',
    endpoint,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    now,
  })
  return {
    objects,
    bucket: BUCKET,
    endpoint,
    sent,
    async [Symbol.asyncDispose]() {
      objects.close()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      await engine.stop()
    },
  }
}
