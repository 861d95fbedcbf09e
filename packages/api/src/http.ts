import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHandler } from 'graphql-http'
import { checkHead, HttpRefusal, readBody } from './body.ts'
import { bearerToken } from './caller.ts'
import type { Edge, Operation } from './edge.ts'
import { answerErrors } from './errors.ts'
import { JSON_TYPE, refusalResponse, requestError } from './refusal-response.ts'
import { createStreamHandler } from './sse.ts'

const LINGER_MS_MAX = 1_000

export interface HttpOptions {
  readonly bodyMsMax?: number
}

export interface HttpHandler {
  /** Answers a POST, also as an event stream; never rejects. The body must not have been read. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Ends open event streams. */
  close(): void
}

function refuse(response: ServerResponse, refusal: HttpRefusal): void {
  const body = JSON.stringify({ errors: [requestError(refusal.message)] })
  // The rest of the body is not wanted. It is thrown away for a moment, since a client that is still
  // sending when its connection breaks never gets to read the answer.
  response.writeHead(refusal.status, { ...JSON_TYPE, ...refusal.headers, connection: 'close' })
  response.end(body)
  const { req: request } = response
  request.resume()
  const timer = setTimeout(() => request.destroy(), LINGER_MS_MAX)
  request.once('close', () => clearTimeout(timer))
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
    formatError: (error) =>
      error instanceof Error ? (requestError(error.message) as never) : (error as never),
  })
}

/** GraphQL over HTTP for a host to mount, on node's own types. */
export function createHttpHandler(edge: Edge, options: HttpOptions = {}): HttpHandler {
  const operations = operationHandler(edge)
  const streams = createStreamHandler(edge)

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    checkHead(request)
    const body = await readBody(request, options)
    if (request.headers.accept === 'text/event-stream')
      return await streams.handle({ request, response, body })
    const [text, init] = await operations({
      method: 'POST',
      url: request.url ?? '/',
      headers: request.headers,
      body,
      raw: request,
      context: undefined,
    })
    response.writeHead(init.status, { ...init.headers, 'cache-control': 'no-store' })
    response.end(text)
  }

  return {
    async handle(request, response) {
      try {
        await respond(request, response)
      } catch (error) {
        if (error instanceof HttpRefusal) return refuse(response, error)
        const [text, init] = refusalResponse(answerErrors([error], edge.log))
        if (!response.headersSent) response.writeHead(init.status, init.headers)
        response.end(text)
      }
    },
    close: streams.close,
  }
}
