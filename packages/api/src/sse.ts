import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHandler } from 'graphql-sse'
import { type Bearer, bearerToken } from './caller.ts'
import type { Edge, Operation } from './edge.ts'
import { answerErrors } from './errors.ts'
import { type EventStream, mapEvents } from './event-stream.ts'
import type { Answer } from './execute.ts'
import { STREAMS_PER_CALLER_MAX } from './limits.ts'
import { refusalResponse, requestError, tooManyStreams } from './refusal-response.ts'

interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly body: string
}

/** Waits until a slow client has read what was written; meanwhile events queue where they are bounded. */
function drained(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain) return Promise.resolve()
  return new Promise((resolve) => {
    const go = () => {
      response.off('drain', go).off('close', go)
      resolve()
    }
    response.on('drain', go).on('close', go)
  })
}

function operationRequest(body: string): Record<string, unknown> | undefined {
  try {
    const params: unknown = JSON.parse(body)
    const isRequest = typeof params === 'object' && params !== null && 'query' in params
    return isRequest ? (params as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Who has how many streams open, and the streams themselves. */
function createOpenStreams(edge: Edge) {
  const open = new Set<EventStream<Answer>>()
  const streamsOf = new Map<string, number>()
  return {
    open,

    occupy(caller: Bearer<object>, response: ServerResponse): void {
      const taken = streamsOf.get(caller.key) ?? 0
      if (taken >= STREAMS_PER_CALLER_MAX) throw tooManyStreams(STREAMS_PER_CALLER_MAX)
      // Of one that is gone already nobody would tell.
      if (response.destroyed) return
      streamsOf.set(caller.key, taken + 1)
      response.once('close', () => {
        const left = (streamsOf.get(caller.key) ?? 1) - 1
        if (left > 0) streamsOf.set(caller.key, left)
        else streamsOf.delete(caller.key)
      })
    },

    async subscribe(operation: Operation, response: ServerResponse) {
      const stream = await edge.subscribe(operation)
      if (!(Symbol.asyncIterator in stream)) return stream
      const paced = mapEvents(stream, async (answer: Answer) => {
        await drained(response)
        return answer
      })
      open.add(paced)
      const leave = () => {
        open.delete(paced)
        paced.end()
      }
      if (response.destroyed) leave()
      else response.once('close', leave)
      return paced
    },
  }
}

/** graphql-sse in distinct connections mode: one POST is one operation and one stream. */
function streamHandler(edge: Edge, streams: ReturnType<typeof createOpenStreams>) {
  const responseOf = new WeakMap<object, ServerResponse>()
  return createHandler<IncomingMessage, ServerResponse>({
    authenticate: () => null,
    // Admitting an operation has validated it.
    validate: () => [],
    async onSubscribe({ raw: request, context: response }, { query, operationName, variables }) {
      try {
        const token = bearerToken(request.headers.authorization)
        const caller = await edge.authenticate({ token, request })
        const operation = edge.admit({ query, operationName, variables }, caller)
        streams.occupy(caller, response)
        responseOf.set(operation, response)
        return operation
      } catch (error) {
        return refusalResponse(answerErrors([error], edge.log))
      }
    },
    execute: (operation) => edge.execute(operation as unknown as Operation) as never,
    subscribe: (operation) =>
      streams.subscribe(
        operation as unknown as Operation,
        responseOf.get(operation) as ServerResponse,
      ) as never,
  })
}

export function createStreamHandler(edge: Edge) {
  const streams = createOpenStreams(edge)
  const handler = streamHandler(edge, streams)

  async function respond({ request, response, body }: Exchange) {
    const params = operationRequest(body)
    if (!params) return refusalResponse([requestError('A JSON object with a query.')])
    return await handler({
      method: 'POST',
      url: request.url ?? '/',
      headers: { get: (name) => request.headers[name] as string | undefined },
      body: params,
      raw: request,
      context: response,
    })
  }

  return {
    async handle(exchange: Exchange): Promise<void> {
      const { response } = exchange
      const [content, init] = await respond(exchange)
      response.writeHead(init.status, init.headers)
      if (content === null || typeof content === 'string') {
        response.end(content)
        return
      }
      response.once('close', () => void content.return(undefined))
      for await (const part of content) if (!response.writableEnded) response.write(part)
      response.end()
    },

    close() {
      for (const stream of streams.open) stream.end()
    },
  }
}
