import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { createHttpHandler, createSocketHandler, type Edge } from '@longtable/api'
import type { FastifyInstance } from 'fastify'
import { ownHeaderList } from './own-headers.ts'

interface GraphqlOptions {
  readonly edges: ReadonlyMap<string, Edge>
  /** Whether the names in a request's Host and Origin are meant for this server. */
  readonly isTrusted: (request: IncomingMessage) => boolean
}

/** One path per system, for HTTP, event streams and WebSockets. The edge reads bodies itself, within its limits. */
export async function graphqlRoutes(
  app: FastifyInstance,
  { edges, isTrusted }: GraphqlOptions,
): Promise<void> {
  const sockets = new Map([...edges].map(([path, edge]) => [path, createSocketHandler(edge)]))

  for (const [path, edge] of edges) {
    const http = createHttpHandler(edge)
    app.post(path, {
      config: { writesHead: true },
      // Before Fastify looks for a parser of the body, which would cost as much as the whole route.
      onRequest(request, reply) {
        reply.hijack()
        void http.handle(request.raw, reply.raw, ownHeaderList(request))
      },
      handler: () => {
        throw new Error('The edge has answered before.')
      },
    })
    app.addHook('preClose', async () => http.close())
  }

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const handler = sockets.get(path)
    if (!handler || !isTrusted(request)) return void socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
    handler.upgrade(request, socket, head)
  })
  app.addHook('preClose', async () => {
    await Promise.all([...sockets.values()].map((socket) => socket.close()))
  })
}
