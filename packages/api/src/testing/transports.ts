import { createClient as createStreamClient } from 'graphql-sse'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import type { TestServer } from './test-server.ts'

export const TICKS = 'subscription($room: String!) { ticks(room: $room) { room count by { id } } }'

interface Request {
  readonly query: string
  readonly variables?: Record<string, unknown>
  readonly operationName?: string
}

export interface Transport {
  readonly name: string
  readonly connect: (server: TestServer, token?: string) => Connection
}

export interface Connection {
  iterate(request: Request): AsyncIterableIterator<{ data?: unknown; errors?: unknown }>
  dispose(): void
}

export const transports: readonly Transport[] = [
  {
    name: 'WebSocket',
    connect(server, token) {
      const client = createClient({
        url: server.socketUrl,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        ...(token !== undefined && { connectionParams: { authorization: `Bearer ${token}` } }),
      })
      return {
        iterate: (request) => client.iterate(request) as never,
        dispose: () => void client.dispose(),
      }
    },
  },
  {
    name: 'event stream',
    connect(server, token) {
      const client = createStreamClient({
        url: server.url,
        retryAttempts: 0,
        ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
      })
      return {
        iterate: (request) => client.iterate(request) as never,
        dispose: client.dispose,
      }
    },
  },
]

export { until } from '@longtable/testing'
