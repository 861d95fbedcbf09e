import { IncomingMessage } from 'node:http'

const isOffered = Symbol('isOffered')

/**
 * With a listener for `upgrade`, Node hands every request that offers another protocol to it, and an
 * ordinary server cannot answer it any more. Java's client and `curl --http2` offer `h2c` with their
 * first request. So only the handshake of a WebSocket (and CONNECT, which Node ends) is an upgrade
 * here; any other offer is not taken, as HTTP allows, and the request is answered like all others.
 */
export class Incoming extends IncomingMessage {
  declare [isOffered]: boolean | undefined

  /** Node's parser writes here whether the head offers another protocol, before there are headers. */
  set upgrade(offered: boolean) {
    this[isOffered] = offered
  }

  /** Node's server reads it when the head is complete. */
  get upgrade(): boolean {
    if (!this[isOffered]) return false
    if (this.method === 'CONNECT') return true
    return this.method === 'GET' && this.headers.upgrade?.toLowerCase() === 'websocket'
  }
}
