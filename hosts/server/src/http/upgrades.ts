import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { SocketHandler } from '@longtable/api'
import type { Logger } from '@longtable/core'

export interface UpgradeOptions {
  /** By path. */
  readonly sockets: ReadonlyMap<string, SocketHandler>
  /** Whether the names in a request's Host and Origin are meant for this server. */
  readonly isTrusted: (request: IncomingMessage) => boolean
  readonly log: Logger
}

const REFUSAL = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** As routes are found: by what stands before the question mark. What is no path finds nothing. */
const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] as string

/**
 * Hands the handshakes of WebSockets to their systems. Node has taken its own listeners off such a
 * socket: an error that nobody hears, or a throw in here, would end the process.
 */
export function acceptUpgrades(server: Server, { sockets, isTrusted, log }: UpgradeOptions): void {
  function accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const handler = sockets.get(pathOf(request))
    if (handler && isTrusted(request)) return handler.upgrade(request, socket, head)
    socket.once('finish', () => socket.destroy())
    socket.end(REFUSAL)
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', (error) => log.debug({ err: error }, 'a connection failed'))
    try {
      accept(request, socket, head)
    } catch (error) {
      log.error({ err: error }, 'an upgrade failed')
      socket.destroy()
    }
  })
}
