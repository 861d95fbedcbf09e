import { WebSocket } from 'ws'
import { asUser, type Client, ENDPOINT } from './client.ts'
import { createQueue, type Listening } from './live.ts'

interface SocketOptions {
  readonly token?: string | undefined
  readonly endpoint?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What comes of one operation: its answers, then `undefined`. */
export interface SocketAnswer {
  readonly data?: unknown
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[]
}

export interface OpenSocket {
  /** The one answer to a query or a mutation. */
  run(query: string, variables?: object): Promise<SocketAnswer>
  listen(query: string, variables?: object): Listening
  /** The code with which the server closed it. */
  readonly closed: Promise<number>
  close(): void
}

/** A WebSocket on which several operations run, one after the other or at once. */
export async function openSocket(client: Client, options: SocketOptions): Promise<OpenSocket> {
  const { token, endpoint = ENDPOINT, headers = {} } = options
  const url = `${client.address.replace('http', 'ws')}${endpoint}`
  const socket = new WebSocket(url, 'graphql-transport-ws', { headers })
  const closed = new Promise<number>((resolve) => void socket.once('close', resolve))
  const queues = new Map<string, ReturnType<typeof createQueue>>()
  const send = (message: object) => socket.send(JSON.stringify(message))
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', (code) => reject(new Error(`Closed with ${code}.`)))
    socket.once('open', () => send({ type: 'connection_init', payload: asUser(token) }))
    socket.on('message', (data: Buffer) => {
      const { id = '', type, payload } = JSON.parse(data.toString()) as Record<string, string>
      if (type === 'connection_ack') resolve()
      if (type === 'next') queues.get(id)?.push(payload)
      if (type === 'error') queues.get(id)?.push({ errors: payload })
    })
  })

  function listen(query: string, variables: object = {}): Listening {
    const id = String(queues.size)
    const queue = createQueue(query)
    queues.set(id, queue)
    send({ type: 'subscribe', id, payload: { query, variables } })
    return { next: queue.next, closed, close: () => send({ type: 'complete', id }) }
  }

  return {
    listen,
    run: async (query, variables) => (await listen(query, variables).next()) as SocketAnswer,
    closed,
    close: () => socket.close(),
  }
}
