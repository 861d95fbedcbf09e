import type { IncomingMessage } from 'node:http'
import { createHttpHandler, createSocketHandler, type Edge } from '@longtable/api'
import type { Logger } from '@longtable/core'
import type { FastifyInstance } from 'fastify'
import { createCrowd, turnAway } from './crowd.ts'
import { ownHeaderList } from './own-headers.ts'
import { acceptUpgrades } from './upgrades.ts'

interface GraphqlOptions {
  readonly edges: ReadonlyMap<string, Edge>
  /** Whether the names in a request's Host and Origin are meant for this server. */
  readonly isTrusted: (request: IncomingMessage) => boolean
  readonly log: Logger
}

/** One path per system, for HTTP, event streams and WebSockets. The edge reads bodies itself, within its limits. */
export async function graphqlRoutes(
  app: FastifyInstance,
  { edges, isTrusted, log }: GraphqlOptions,
): Promise<void> {
  const sockets = new Map([...edges].map(([path, edge]) => [path, createSocketHandler(edge)]))

  // One for all systems: they share the loop.
  const crowd = createCrowd()
  for (const [path, edge] of edges) {
    const http = createHttpHandler(edge)
    app.post(path, {
      config: { writesHead: true },
      // Before Fastify looks for a parser of the body, which would cost as much as the whole route.
      onRequest(request, reply) {
        reply.hijack()
        const headers = ownHeaderList(request)
        // A stream lasts, and is bounded per caller.
        if (request.headers.accept === 'text/event-stream')
          return void http.handle(request.raw, reply.raw, headers)
        if (crowd.isFull()) return turnAway(reply.raw, headers)
        crowd.enter()
        void http.handle(request.raw, reply.raw, headers).then(crowd.leave)
      },
      handler: () => {
        throw new Error('The edge has answered before.')
      },
    })
    app.addHook('preClose', async () => http.close())
  }

  acceptUpgrades(app.server, { sockets, isTrusted, log })
  app.addHook('preClose', async () => {
    await Promise.all([...sockets.values()].map((socket) => socket.close()))
  })
}
