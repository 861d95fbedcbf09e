import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHandler, type Response } from 'graphql-http'
import { checkHead, HttpRefusal, readBody } from './body.ts'
import { bearerToken } from './caller.ts'
import { createDeadlines } from './deadlines.ts'
import type { Edge, Operation } from './edge.ts'
import { answerErrors } from './errors.ts'
import { BODY_MS_MAX } from './limits.ts'
import { JSON_TYPE, refusalResponse, requestError } from './refusal-response.ts'
import { createStreamHandler } from './sse.ts'

const LINGER_MS_MAX = 1_000
const UNCACHED = { 'cache-control': 'no-store' }

export interface HttpOptions {
  readonly bodyMsMax?: number
}

/**
 * What a host sends with every answer: name, value, name, value, as Node writes them fastest. The
 * handler adds its own, `cache-control` among them.
 */
export type HostHeaders = readonly string[]

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

/** A client that knows the newer type is given it; graphql-http has refused those who take neither. */
const answerType = (accept: string | undefined) =>
  accept?.includes('application/graphql-response+json') ? GRAPHQL_TYPE : JSON_TYPE

function send(response: ServerResponse, [text, init]: Response, headers: HostHeaders): void {
  const all = [...headers, 'cache-control', UNCACHED['cache-control']]
  for (const name in init.headers) all.push(name, init.headers[name] as string)
  all.push('content-length', String(Buffer.byteLength(text ?? '')))
  response.writeHead(init.status, all)
  response.end(text)
}

function operationHandler(edge: Edge) {
  return createHandler<IncomingMessage>({
    async onSubscribe({ raw: request }, { query, operationName, variables }) {
      try {
        const token = bearerToken(request.headers.authorization)
        const caller = await edge.authenticate({ token, request })
        return edge.admit({ query, operationName, variables }, caller)
      } catch (error) {
        return refusalResponse(answerErrors([error], edge.log))
      }
    },
    execute: ((operation: Operation) => edge.execute(operation)) as never,
    // Answers are plain data; graphql-http would look for an Error in every one of their values.
    onOperation: ({ raw: { headers } }, _, answer) => [
      JSON.stringify(answer),
      { status: 200, statusText: 'OK', headers: answerType(headers.accept) },
    ],
    formatError: (error) =>
      error instanceof Error ? (requestError(error.message) as never) : (error as never),
  })
}

/** GraphQL over HTTP for a host to mount, on node's own types. */
export function createHttpHandler(edge: Edge, options: HttpOptions = {}): HttpHandler {
  const operations = operationHandler(edge)
  const streams = createStreamHandler(edge)
  const deadlines = createDeadlines(options.bodyMsMax ?? BODY_MS_MAX)

  async function respond(
    request: IncomingMessage,
    response: ServerResponse,
    headers: HostHeaders,
  ): Promise<void> {
    checkHead(request)
    const body = await readBody(request, deadlines)
    if (request.headers.accept === 'text/event-stream') {
      for (let place = 0; place < headers.length; place += 2)
        response.setHeader(headers[place] as string, headers[place + 1] as string)
      return await streams.handle({ request, response, body })
    }
    const answer = await operations({
      method: 'POST',
      url: request.url ?? '/',
      headers: request.headers,
      body,
      raw: request,
      context: undefined,
    })
    send(response, answer, headers)
  }

  return {
    async handle(request, response, headers = []) {
      try {
        await respond(request, response, headers)
      } catch (error) {
        if (error instanceof HttpRefusal) return refuse(response, error, headers)
        const answer = refusalResponse(answerErrors([error], edge.log))
        if (response.headersSent) response.end()
        else send(response, answer, headers)
      }
    },
    close: streams.close,
  }
}
