import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '@longtable/core'
import { checkHead, HttpRefusal, readBody } from './body.ts'
import { bearerToken } from './caller.ts'
import { compressed, type Encoding, encodingFor } from './compressed.ts'
import { createDeadlines } from './deadlines.ts'
import type { Edge } from './edge.ts'
import { answerErrors } from './errors.ts'
import { BODY_MS_MAX } from './limits.ts'
import { JSON_TYPE, refusalResponse, requestError, type Response } from './refusal-response.ts'
import type { OperationRequest } from './request.ts'
import { createStreamHandler } from './sse.ts'

const LINGER_MS_MAX = 1_000
const UNCACHED = { 'cache-control': 'no-store' }

/**
 * What a host sends with every answer: name, value, name, value, as Node writes them fastest. The
 * handler adds its own, `cache-control` among them.
 */
export type HostHeaders = readonly string[]

export interface HttpOptions {
  readonly bodyMsMax?: number
  /**
   * Asked when the body is there, of what is no event stream. It gives what is called once that is
   * answered; undefined where it has answered itself.
   */
  readonly begin?: (response: ServerResponse, headers: HostHeaders) => (() => void) | undefined
}

export interface HttpHandler {
  /** Answers a POST, also as an event stream; never rejects. The body must not have been read. */
  handle(request: IncomingMessage, response: ServerResponse, headers?: HostHeaders): Promise<void>
  /** Ends open event streams. */
  close(): void
}

function refuse(response: ServerResponse, refusal: HttpRefusal, headers: HostHeaders): void {
  const body = JSON.stringify({ errors: [requestError(refusal.message)] })
  // The rest of the body is not wanted. It is thrown away for a moment, since a client that is still
  // sending when its connection breaks never gets to read the answer.
  const own = { ...JSON_TYPE, ...refusal.headers, ...UNCACHED, connection: 'close' }
  response.writeHead(refusal.status, [...headers, ...Object.entries(own).flat()])
  response.end(body)
  const { req: request } = response
  request.resume()
  const timer = setTimeout(() => request.destroy(), LINGER_MS_MAX)
  request.once('close', () => clearTimeout(timer))
}

const GRAPHQL_TYPE = { 'content-type': 'application/graphql-response+json; charset=utf-8' }

/** The first media range that we can serve; weights are not looked at. */
function answerType(accept: string | undefined): typeof JSON_TYPE | undefined {
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return JSON_TYPE
  for (const range of accept.toLowerCase().split(',')) {
    const [type, ...parameters] = range.split(';').map((part) => part.trim())
    const charset = parameters.find((one) => one.startsWith('charset='))
    if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset)) continue
    if (type === 'application/graphql-response+json') return GRAPHQL_TYPE
    if (type === 'application/json' || type === 'application/*' || type === '*/*') return JSON_TYPE
  }
  return undefined
}

function requestIn(body: string): OperationRequest {
  try {
    const request: unknown = JSON.parse(body)
    if (typeof request === 'object' && request !== null && !Array.isArray(request))
      return request as OperationRequest
  } catch {
    throw new HttpRefusal(400, 'The body is not JSON.')
  }
  throw new HttpRefusal(400, 'The body is a JSON object.')
}

interface Sent {
  readonly body: string | Buffer
  readonly head: Response[1]
  readonly encoding?: Encoding
}

function write(response: ServerResponse, { body, head, encoding }: Sent, headers: HostHeaders) {
  const all = [...headers, 'cache-control', UNCACHED['cache-control']]
  for (const name in head.headers) all.push(name, head.headers[name] as string)
  if (encoding) all.push('content-encoding', encoding, 'vary', 'accept-encoding')
  all.push('content-length', String(Buffer.byteLength(body)))
  response.writeHead(head.status, all)
  response.end(body)
}

const send = (response: ServerResponse, [body, head]: Response, headers: HostHeaders): void =>
  write(response, { body, head }, headers)

/** Small answers, and those for whoever takes no other, go out at once. */
function sendSmall(
  response: ServerResponse,
  [text, head]: Response,
  headers: HostHeaders,
): Promise<void> | undefined {
  const encoding = encodingFor(text, response.req.headers['accept-encoding'])
  if (!encoding) {
    write(response, { body: text, head }, headers)
    return undefined
  }
  return compressed(text, encoding).then((body) =>
    write(response, { body, head, encoding }, headers),
  )
}

type Respond = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: HostHeaders,
) => Promise<void>

/** Whatever goes wrong becomes an answer. */
const responding =
  (log: Logger, respond: Respond): HttpHandler['handle'] =>
  async (request, response, headers = []) => {
    try {
      await respond(request, response, headers)
    } catch (error) {
      if (error instanceof HttpRefusal) return refuse(response, error, headers)
      const answer = refusalResponse(answerErrors([error], log))
      if (response.headersSent) response.end()
      else send(response, answer, headers)
    }
  }

export interface JsonAnswer {
  /** As a GraphQL answer has it. */
  readonly data: object
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
}

/**
 * A route beside GraphQL, for what cannot be one of its operations: a POST with a JSON object, and
 * answers, refusals and limits in the same form.
 */
export function createJsonHandler(options: {
  readonly log: Logger
  readonly answer: (request: IncomingMessage, body: object) => Promise<JsonAnswer>
}): HttpHandler['handle'] {
  const deadlines = createDeadlines(BODY_MS_MAX)
  return responding(options.log, async (request, response, headers) => {
    checkHead(request)
    const body = requestIn(await readBody(request, deadlines))
    const { data, headers: own = {} } = await options.answer(request, body)
    for (const name in own) response.setHeader(name, own[name] as string | readonly string[])
    for (let place = 0; place < headers.length; place += 2)
      response.setHeader(headers[place] as string, headers[place + 1] as string)
    response.setHeader('cache-control', UNCACHED['cache-control'])
    response.writeHead(200, JSON_TYPE).end(JSON.stringify({ data }))
  })
}

/** As "GraphQL over HTTP" has it; the audits of graphql-http say whether it does. */
async function operate(edge: Edge, request: IncomingMessage, body: string): Promise<Response> {
  const type = answerType(request.headers.accept)
  if (!type) throw new HttpRefusal(406, 'The answer is JSON in UTF-8.')
  const asked = requestIn(body)
  const token = bearerToken(request.headers.authorization)
  const caller = await edge.authenticate({ token, request })
  const operation = edge.admit(asked, caller)
  if (operation.prepared.operation.operation === 'subscription')
    throw new HttpRefusal(400, 'A subscription needs a WebSocket or an event stream.')
  const answer = await edge.execute(operation)
  // What did not even begin has a status that tells proxies and clients to wait.
  if (answer.data === undefined && answer.errors?.[0]?.extensions.code === 'RATE_LIMITED')
    return refusalResponse(answer.errors)
  return [JSON.stringify(answer), { status: 200, statusText: 'OK', headers: type }]
}

const noEnd = () => {}

/** GraphQL over HTTP for a host to mount, on node's own types. */
export function createHttpHandler(edge: Edge, options: HttpOptions = {}): HttpHandler {
  const { begin = () => noEnd } = options
  const streams = createStreamHandler(edge)
  const deadlines = createDeadlines(options.bodyMsMax ?? BODY_MS_MAX)

  const respond: Respond = async (request, response, headers) => {
    checkHead(request, edge.bodyBytesMax)
    const body = await readBody(request, deadlines, edge.bodyBytesMax)
    if (request.headers.accept === 'text/event-stream') {
      for (let place = 0; place < headers.length; place += 2)
        response.setHeader(headers[place] as string, headers[place + 1] as string)
      return await streams.handle({ request, response, body })
    }
    const end = begin(response, headers)
    if (!end) return
    try {
      const sending = sendSmall(response, await operate(edge, request, body), headers)
      // Nearly all have gone out: to wait for nothing costs every request.
      if (sending) await sending
    } finally {
      end()
    }
  }

  return { handle: responding(edge.log, respond), close: streams.close }
}
