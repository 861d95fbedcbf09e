import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Connections } from './connections.ts'

export interface UnreadLimits {
  /** Of all connections together. */
  readonly bytesMax: number
  /** For one connection, without a single byte that was taken. */
  readonly stillMsMax: number
  readonly lookMs: number
}

const LIMITS: UnreadLimits = { bytesMax: 64 * 2 ** 20, stillMsMax: 60_000, lookMs: 250 }

interface Reader {
  taken: number
  /** When it last took something, or had nothing to take. */
  at: number
}

interface Waiting {
  readonly socket: Socket
  readonly bytes: number
  readonly at: number
}

/** Of answers that wait for an earlier one of the same connection. */
function queuedBytes(running: Connections['running']): Map<Socket, number> {
  const queued = new Map<Socket, number>()
  for (const { socket, req, writableLength } of running)
    if (!socket) queued.set(req.socket, (queued.get(req.socket) ?? 0) + writableLength)
  return queued
}

/** Whoever has taken nothing for longest goes first: one who reads slowly still reads. */
function drop(waiting: Waiting[], { bytesMax, stillMsMax }: UnreadLimits, now: number): void {
  let bytes = waiting.reduce((sum, one) => sum + one.bytes, 0)
  waiting.sort((a, b) => a.at - b.at || b.bytes - a.bytes)
  for (const one of waiting) {
    if (bytes <= bytesMax && now - one.at <= stillMsMax) return
    bytes -= one.bytes
    one.socket.destroy()
  }
}

/**
 * What was answered stays in memory until it is read, and a client need not read: answers, events and
 * pongs of WebSockets included. So all that waits is bounded, and nobody is waited for without end.
 */
export function limitUnread(
  server: Server,
  { running }: Pick<Connections, 'running'>,
  limits: UnreadLimits = LIMITS,
): void {
  const readers = new Map<Socket, Reader>()

  function look(): void {
    const now = performance.now()
    const waiting: Waiting[] = []
    const queued = queuedBytes(running)
    for (const [socket, reader] of readers) {
      const bytes = socket.writableLength + (queued.get(socket) ?? 0)
      const taken = socket.bytesWritten - socket.writableLength
      if (bytes === 0 || taken !== reader.taken) {
        reader.taken = taken
        reader.at = now
      }
      if (bytes > 0) waiting.push({ socket, bytes, at: reader.at })
    }
    drop(waiting, limits, now)
  }

  server.on('connection', (socket: Socket) => {
    readers.set(socket, { taken: 0, at: performance.now() })
    socket.once('close', () => readers.delete(socket))
  })
  const timer = setInterval(look, limits.lookMs).unref()
  server.once('close', () => clearInterval(timer))
}
