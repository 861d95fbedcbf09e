import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DomainError, type Logger } from '@longtable/core'
import {
  type Authenticate,
  createEdge,
  createHttpHandler,
  createSocketHandler,
  type EdgeOptions,
  type HttpOptions,
  type SocketOptions,
} from '../index.ts'
import { newState, testApi, type TestContext, type TestState } from './test-api.ts'

export interface LogEntry {
  readonly level: 'debug' | 'info' | 'warn' | 'error'
  readonly details: Record<string, unknown>
  readonly message: string
}

export function recordingLogger(): Logger & { readonly entries: LogEntry[] } {
  const entries: LogEntry[] = []
  const at = (level: LogEntry['level']) => (details: object, message: string) =>
    void entries.push({ level, details: details as Record<string, unknown>, message })
  return { entries, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

type Options = Partial<EdgeOptions<TestContext>> & HttpOptions & SocketOptions

/** `brief-300` is a token that ends in 300 ms; `bad` is none; any other is its user's name. */
export function authenticateFor(state: TestState): Authenticate<TestContext> {
  return ({ token }) => {
    state.asked += 1
    if (token === 'bad' || state.revoked.has(token ?? ''))
      throw new DomainError('UNAUTHENTICATED', 'tokens.invalid', 'The token is not good.')
    const brief = /^brief-(\d+)$/.exec(token ?? '')
    return {
      key: token ?? 'anonymous',
      context: () => ({ userId: token, state }),
      ...(brief && { expiresAt: Date.now() + Number(brief[1]) }),
      watch: (onChange) => {
        state.watchers.add(onChange)
        return () => void state.watchers.delete(onChange)
      },
    }
  }
}

export interface Posted {
  readonly status: number
  readonly text: string
  readonly body: { data?: unknown; errors?: readonly ErrorBody[] }
  readonly headers: Headers
}

export interface ErrorBody {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly extensions: Record<string, unknown>
}

/** An edge on a real loopback port. */
export async function startTestServer(options: Options = {}) {
  const state = newState()
  const log = recordingLogger()
  const edge = createEdge<TestContext>({
    api: testApi(),
    authenticate: authenticateFor(state),
    log,
    unseen: { capacity: 1_000_000, refillPerSecond: 1 },
    ...options,
  })
  const http = createHttpHandler(edge, options)
  const sockets = createSocketHandler(edge, options)
  const server = createServer((request, response) => void http.handle(request, response))
  server.on('upgrade', sockets.upgrade)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/graphql`

  const send = async (body: string | Uint8Array, headers: Record<string, string> = {}) =>
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: body as string,
    })

  return {
    state,
    log,
    edge,
    http,
    sockets,
    port,
    url,
    socketUrl: `ws://127.0.0.1:${port}/graphql`,
    send,

    async post(request: object, headers: Record<string, string> = {}): Promise<Posted> {
      const response = await send(JSON.stringify(request), headers)
      const text = await response.text()
      const body = JSON.parse(text) as Posted['body']
      return { status: response.status, text, body, headers: response.headers }
    },

    async [Symbol.asyncDispose]() {
      http.close()
      await sockets.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
