import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Context, CloseCode, handleProtocols, makeServer } from 'graphql-ws'
import { DomainError } from '@longtable/core'
import { type FormattedExecutionResult, GraphQLError } from 'graphql/index.js'
import { type WebSocket, WebSocketServer } from 'ws'
import { createBuckets } from './buckets.ts'
import { type Bearer, bearerToken } from './caller.ts'
import type { Edge, Operation } from './edge.ts'
import { answerErrors } from './errors.ts'
import * as limits from './limits.ts'
import { tooManyStreams } from './refusal-response.ts'

export interface SocketOptions {
  readonly initMsMax?: number
  readonly idleMsMax?: number
  readonly pingMs?: number
}

export interface SocketHandler {
  /** For the `upgrade` event of node's HTTP server. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Says goodbye to every socket. */
  close(): Promise<void>
}

interface Connection {
  readonly socket: WebSocket
  readonly request: IncomingMessage
  bearer?: Bearer<object>
  expiry?: NodeJS.Timeout
  /** Gives the caller's place among its sockets back. */
  leave?: () => void
  /** The token was revoked: the socket is closed as soon as nothing runs on it. */
  isOver?: boolean
}

type SocketContext = Context<Record<string, unknown> | undefined, Connection>

const MESSAGES = { capacity: 100, refillPerSecond: 20 }
const TOO_MANY = 4429
const GOODBYE_MS_MAX = 1_000

/** `{ authorization: 'Bearer …' }`, in any case of letters, or `{ token }`, in `connection_init`. */
function tokenOf(params: Readonly<Record<string, unknown>> | undefined): string | undefined {
  const { authorization, Authorization, token } = params ?? {}
  return (
    bearerToken(authorization ?? Authorization) ?? (typeof token === 'string' ? token : undefined)
  )
}

/** The bearer, whose revocation the connection remembers, whoever finds it: an operation or an event. */
function noticed(connection: Connection, bearer: Bearer<object>): Bearer<object> {
  const { again } = bearer
  if (!again) return bearer
  return {
    ...bearer,
    async again() {
      try {
        return noticed(connection, await again())
      } catch (error) {
        if (error instanceof DomainError && error.code === 'UNAUTHENTICATED')
          connection.isOver = true
        throw error
      }
    },
  }
}

/** Whether the socket may stay; if not, clients come back later. */
function takesPlace(connection: Connection, place: (() => void) | undefined): boolean {
  const { socket } = connection
  if (!place) socket.close(TOO_MANY, 'Too many sockets')
  else if (socket.readyState !== socket.OPEN) place()
  else connection.leave = place
  return connection.leave !== undefined
}

const LISTENING_CHARACTERS_MAX = 64

/**
 * The protocol has no word for it: a client that names a subscription in `extensions.listening` gets a
 * ping with that name as soon as no event is missed. What it read before may lack something.
 */
function sayListening(socket: WebSocket, extensions: Readonly<Record<string, unknown>>): void {
  const { listening } = extensions
  const isName = typeof listening === 'string' && listening.length <= LISTENING_CHARACTERS_MAX
  if (isName && socket.readyState === socket.OPEN)
    socket.send(JSON.stringify({ type: 'ping', payload: { listening } }))
}

const isListening = (result: object): boolean => Symbol.asyncIterator in result

function graphqlServer(edge: Edge, { initMsMax = limits.SOCKET_INIT_MS_MAX }: SocketOptions) {
  const placeFor = createSocketCount()

  async function onConnect({ extra, connectionParams }: SocketContext): Promise<boolean> {
    try {
      const { request } = extra
      const bearer = await edge.authenticate({ token: tokenOf(connectionParams), request })
      if (!takesPlace(extra, placeFor(bearer.key))) return false
      extra.bearer = noticed(extra, bearer)
      if (bearer.expiresAt === undefined) return true
      const left = bearer.expiresAt - edge.now()
      if (left <= 0) return false
      // Clients come back after this code, with a new token.
      const close = () => extra.socket.close(CloseCode.Forbidden, 'Token expired')
      extra.expiry = setTimeout(close, Math.min(left, limits.TIMER_MS_MAX))
      return true
    } catch (error) {
      answerErrors([error], edge.log)
      return false
    }
  }

  async function onSubscribe(
    { extra, subscriptions }: SocketContext,
    _id: string,
    {
      query,
      operationName,
      variables,
    }: { query: string; operationName?: unknown; variables?: unknown },
  ) {
    try {
      if (Object.keys(subscriptions).length > limits.SOCKET_OPERATIONS_MAX)
        throw tooManyStreams(limits.SOCKET_OPERATIONS_MAX)
      const bearer = extra.bearer as Bearer<object>
      const now = bearer.again ? await bearer.again() : bearer
      return edge.admit({ query, operationName, variables } as never, now)
    } catch (error) {
      return answerErrors([error], edge.log).map(
        ({ message, extensions }) => new GraphQLError(message, { extensions }),
      )
    }
  }

  return makeServer<Record<string, unknown> | undefined, Connection>({
    connectionInitWaitTimeout: initMsMax,
    onConnect,
    onSubscribe,
    execute: (operation) => edge.execute(operation as unknown as Operation) as never,
    subscribe: (operation) => edge.subscribe(operation as unknown as Operation) as never,
    onOperation: (...[{ extra }, , { extensions }, , result]) => {
      if (extensions && isListening(result)) sayListening(extra.socket, extensions)
    },
    // Answers are plain data already; graphql-ws would look for GraphQLErrors in them.
    onNext: (...given) => given.at(-1) as FormattedExecutionResult,
  })
}

/** Pings, so that a dead peer is noticed, and closes who has nothing running for long. */
function keepAlive(socket: WebSocket, isBusy: () => boolean, options: SocketOptions): void {
  const { pingMs = limits.SOCKET_PING_MS, idleMsMax = limits.SOCKET_IDLE_MS_MAX } = options
  let idleMs = 0
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const timer = setInterval(() => {
    idleMs = isBusy() ? 0 : idleMs + pingMs
    if (!isAlive) socket.terminate()
    else if (idleMs > idleMsMax) socket.close(1000, 'Idle')
    isAlive = false
    socket.ping()
  }, pingMs)
  socket.once('close', () => clearInterval(timer))
}

/**
 * Pings and pongs are counted with the messages. A ping is answered when what was sent before has been
 * read, as the protocol allows: pongs that nobody reads would pile up.
 */
function answerPings(socket: WebSocket, mayCome: () => boolean): void {
  const isTooMany = () => {
    if (mayCome()) return false
    socket.terminate()
    return true
  }
  socket.on('ping', (data) => {
    if (!isTooMany() && socket.bufferedAmount === 0) socket.pong(data)
  })
  socket.on('pong', isTooMany)
}

/** How many sockets each caller has open; what it gives is undefined beyond the bound. */
function createSocketCount() {
  const open = new Map<string, number>()
  return (key: string): (() => void) | undefined => {
    const taken = open.get(key) ?? 0
    if (taken >= limits.SOCKETS_PER_CALLER_MAX) return undefined
    open.set(key, taken + 1)
    return () => {
      const left = (open.get(key) ?? 1) - 1
      if (left > 0) open.set(key, left)
      else open.delete(key)
    }
  }
}

/** A client sent what only a server may: graphql-ws throws a plain error, and it is none of ours. */
const isOutOfPlace = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Unexpected message of type ')

/** GraphQL over WebSocket (`graphql-transport-ws`) for a host to mount. */
export function createSocketHandler(edge: Edge, options: SocketOptions = {}): SocketHandler {
  const server = graphqlServer(edge, options)
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: edge.bodyBytesMax,
    perMessageDeflate: false,
    autoPong: false,
    handleProtocols,
  })

  function connect(socket: WebSocket, request: IncomingMessage): void {
    const connection: Connection = { socket, request }
    const messages = createBuckets(MESSAGES, edge.now)
    const mayCome = () => messages.take('') === undefined
    let running = 0
    // Too large or malformed frames: ws closes the socket itself, with the code that says so.
    socket.on('error', (error) => edge.log.debug({ err: error }, 'A socket failed.'))
    const onMessage = async (handle: (text: string) => Promise<void>, data: unknown) => {
      if (!mayCome()) return socket.close(TOO_MANY, 'Too many messages')
      running += 1
      try {
        await handle(String(data))
      } catch (error) {
        if (isOutOfPlace(error)) return socket.close(CloseCode.BadRequest, 'Not for a client')
        answerErrors([error], edge.log)
        socket.close(CloseCode.InternalServerError, 'Internal server error')
      } finally {
        running -= 1
        // Clients come back after this code, with a new token if they have one.
        if (connection.isOver && running === 0) socket.close(CloseCode.Forbidden, 'Signed out')
      }
    }
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (text) =>
          new Promise((resolve) => {
            // A peer that is gone is told by `close`, which ends what runs.
            if (socket.readyState === socket.OPEN) socket.send(text, () => resolve())
            else resolve()
          }),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (handle) =>
          void socket.on('message', (data, isBinary) => {
            if (isBinary) socket.close(CloseCode.BadRequest, 'Only text')
            else void onMessage(handle, data)
          }),
      },
      connection,
    )
    socket.once('close', (code, reason) => {
      clearTimeout(connection.expiry)
      connection.leave?.()
      void closed(code, String(reason))
    })
    keepAlive(socket, () => running > 0, options)
    answerPings(socket, mayCome)
  }

  return {
    upgrade(request, socket, head) {
      sockets.handleUpgrade(request, socket, head, (open) => connect(open, request))
    },
    async close() {
      for (const socket of sockets.clients) socket.close(1001, 'Going away')
      const impatience = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate()
      }, GOODBYE_MS_MAX)
      await new Promise<void>((resolve) => sockets.close(() => resolve()))
      clearTimeout(impatience)
    },
  }
}
