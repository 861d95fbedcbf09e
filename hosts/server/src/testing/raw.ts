import { once } from 'node:events'
import { connect as connectSocket, type Socket } from 'node:net'

/** A bare connection, for what no HTTP client would send. */
export async function openSocket(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const socket = connectSocket(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** Lines as HTTP wants them, with the empty one at the end. */
export const head = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\n\r\n`

/** What comes until the other side closes it. */
export async function readAll(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
  })
  if (!socket.closed) await once(socket, 'close')
  return text
}

/** What comes until it contains an answer as long as its head says. */
export function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.once('close', () => reject(new Error(`Closed after: ${text}`)))
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      const length = /^content-length: (\d+)/im.exec(text)?.[1]
      const start = text.indexOf('\r\n\r\n')
      if (start >= 0 && length !== undefined && text.length >= start + 4 + Number(length))
        resolve(text)
    })
  })
}
