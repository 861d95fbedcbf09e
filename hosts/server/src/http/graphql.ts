import type { IncomingMessage } from 'node:http'
import { createHttpHandler, createSocketHandler, type Edge, type HttpOptions } from '@longtable/api'
import type { Logger } from '@longtable/core'
import type { FastifyInstance } from 'fastify'
import { type Crowd, createCrowd, turnAway } from './crowd.ts'
import { ownHeaderList } from './own-headers.ts'
import { acceptUpgrades } from './upgrades.ts'

interface GraphqlOptions {
  readonly edges: ReadonlyMap<string, Edge>
  /** Whether the names in a request's Host and Origin are meant for this server. */
  readonly isTrusted: (request: IncomingMessage) => boolean
  readonly log: Logger
  /** One for all systems, which share the loop. */
  readonly crowd?: Crowd
}

/** One path per system, for HTTP, event streams and WebSockets. The edge reads bodies itself, within its limits. */
export async function graphqlRoutes(
  app: FastifyInstance,
  { edges, isTrusted, log, crowd = createCrowd() }: GraphqlOptions,
): Promise<void> {
  const sockets = new Map([...edges].map(([path, edge]) => [path, createSocketHandler(edge)]))

  // Who has sent all is counted: a body that comes slowly would take a place and give nothing to do.
  const begin: HttpOptions['begin'] = (response, headers) => {
    if (crowd.isFull()) {
      turnAway(response, headers)
      return undefined
    }
    crowd.enter()
    return crowd.leave
  }
  for (const [path, edge] of edges) {
    const http = createHttpHandler(edge, { begin })
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
        void http.handle(request.raw, reply.raw, headers)
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
