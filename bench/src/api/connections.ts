import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

export interface Reply {
  readonly status: number
  readonly body: string
}

/** Whether this is a whole answer; undefined while more must come. */
export function replyIn(bytes: Buffer): Reply | undefined {
  const headEnd = bytes.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const head = bytes.toString('latin1', 0, headEnd)
  const start = headEnd + HEAD_END.length
  const status = Number(head.slice(9, 12))
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined)
    return bytes.length < start + Number(length)
      ? undefined
      : { status, body: bytes.toString('utf8', start) }
  const isWhole = bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
  return isWhole ? { status, body: unchunked(bytes.subarray(start)) } : undefined
}

function unchunked(bytes: Buffer): string {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    const length = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    if (length === 0) return Buffer.concat(parts).toString()
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + length))
    at = lineEnd + 2 + length + 2
  }
}

interface Waiting {
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
}

function openOne(socket: Socket) {
  let waiting: Waiting | undefined
  let received: Buffer | undefined
  socket.on('data', (chunk) => {
    received = received ? Buffer.concat([received, chunk]) : chunk
    const reply = replyIn(received)
    if (!reply) return
    received = undefined
    waiting?.resolve(reply)
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('The server closed a connection.')))
  return {
    send: (request: string) =>
      new Promise<Reply>((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

/**
 * Open connections to one port, each with one request at a time. Less of a client than Node's own,
 * so that the machine's time goes to the server that is measured.
 */
export async function openConnections(
  port: number,
  count: number,
  /** Where each comes from: on Linux all of 127.0.0.0/8 is this machine. */
  localAddress: (place: number) => string = () => '127.0.0.1',
) {
  const sockets = Array.from({ length: count }, (_, place) =>
    connect({ host: '127.0.0.1', port, localAddress: localAddress(place) }),
  )
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const all = sockets.map((socket) => openOne(socket.setNoDelay()))
  const free = [...all]
  return {
    async send(request: string): Promise<Reply> {
      const one = free.pop()
      if (!one) throw new Error(`More than ${count} requests at once.`)
      const reply = await one.send(request)
      free.push(one)
      return reply
    },
    close() {
      for (const one of all) one.close()
    },
  }
}

export type Connections = Awaited<ReturnType<typeof openConnections>>

export interface Words {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token: string
  readonly body?: object
}

export function requestText({ method, path, token, body }: Words): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const length =
    body === undefined
      ? ''
      : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
  return `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nuser-agent: bench\r\nauthorization: Bearer ${token}\r\n${length}\r\n${text}`
}
