import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** For the rest of a body that was answered without being read. */
const REST_MS_MAX = 2_000
const SWEEP_MS = 100
/** When the server ends: for a request to come in whole, and for its answer to be made and read. */
const RECEIVE_MS_MAX = 1_000
const ANSWER_MS_MAX = 5_000

/** A body that nobody reads is thrown away as it comes, but not for as long as its sender likes. */
function limitRest(request: IncomingMessage): void {
  const timer = setTimeout(() => request.socket.destroy(), REST_MS_MAX).unref()
  request.once('close', () => clearTimeout(timer))
}

export interface Connections {
  /** Of HTTP: WebSockets say goodbye themselves. */
  readonly sockets: ReadonlySet<Socket>
  /** What is being answered on them. */
  readonly running: ReadonlySet<ServerResponse>
}

/** Once for all who look at them: it is a part of every request. */
export function watchConnections(server: Server): Connections {
  const sockets = new Set<Socket>()
  const running = new Set<ServerResponse>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('upgrade', (_request: IncomingMessage, socket: Socket) => sockets.delete(socket))
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    running.add(response)
    response.once('close', () => {
      running.delete(response)
      if (!request.complete && !request.destroyed) limitRest(request)
    })
  })
  return { sockets, running }
}

/**
 * Node's server waits for every connection that has begun a request, also for one that never ends it,
 * and for clients that keep an answered connection open. When this one closes, whoever has asked is
 * answered, and nobody else is waited for.
 */
export function limitConnections(app: FastifyInstance, { sockets, running }: Connections): void {
  let timer: NodeJS.Timeout | undefined

  function sweep(sinceMs: number): void {
    const busy = new Map([...running].map((response) => [response.req.socket, response.req]))
    for (const socket of sockets) {
      const request = busy.get(socket)
      if (!request) socket.destroySoon()
      else if (sinceMs > ANSWER_MS_MAX) socket.destroy()
      else if (sinceMs > RECEIVE_MS_MAX && !request.complete) socket.destroy()
    }
  }

  app.addHook('preClose', async () => {
    const start = performance.now()
    sweep(0)
    timer = setInterval(() => sweep(performance.now() - start), SWEEP_MS)
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
