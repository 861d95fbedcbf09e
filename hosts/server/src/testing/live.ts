import type { IncomingMessage } from 'node:http'
import { inTime } from '@longtable/store/testing/until'
import { WebSocket } from 'ws'
import { asUser, type Client, ENDPOINT } from './client.ts'

/** A subscription that is open. */
export interface Listening {
  /** The next event, whole. */
  next(): Promise<unknown>
  /** The code with which the server closed it; 0 where the transport has none. */
  readonly closed: Promise<number>
  close(): void
}

/** What arrives waits here until it is asked for. */
export function createQueue(query: string) {
  const arrived: unknown[] = []
  const waiting: ((event: unknown) => void)[] = []
  return {
    push(event: unknown): void {
      const first = waiting.shift()
      if (first) first(event)
      else arrived.push(event)
    },
    next: (): Promise<unknown> =>
      arrived.length > 0
        ? Promise.resolve(arrived.shift())
        : inTime(new Promise((resolve) => void waiting.push(resolve)), `an event of ${query}`),
  }
}

export interface Subscription {
  readonly query: string
  readonly token?: string
  readonly endpoint?: string
}

/** Over WebSocket, upgraded from the client's own connection: it stays with the same worker. */
export async function listenBySocket(
  client: Client,
  { query, token, endpoint = ENDPOINT }: Subscription,
): Promise<Listening> {
  const socket = new WebSocket(
    `${client.address.replace('http', 'ws')}${endpoint}`,
    'graphql-transport-ws',
    { agent: client.agent, ...(client.from !== undefined && { localAddress: client.from }) },
  )
  const events = createQueue(query)
  const closed = new Promise<number>((resolve) => void socket.once('close', resolve))
  const send = (message: object) => socket.send(JSON.stringify(message))
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('open', () => send({ type: 'connection_init', payload: asUser(token) }))
    socket.on('message', (data: Buffer) => {
      const { type, payload } = JSON.parse(data.toString()) as { type: string; payload: unknown }
      if (type === 'ping') send({ type: 'pong' })
      if (type === 'connection_ack') {
        send({ type: 'subscribe', id: 'one', payload: { query } })
        resolve()
      }
      if (type === 'next' || type === 'error') events.push(payload)
    })
  })
  return { next: () => events.next(), closed, close: () => socket.close() }
}

async function readEvents(response: IncomingMessage, push: (event: unknown) => void) {
  let text = ''
  for await (const chunk of response) {
    text += String(chunk)
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^data: (.+)$/m.exec(text.slice(0, end))?.[1]
      text = text.slice(end + 2)
      if (data !== undefined) push(JSON.parse(data))
    }
  }
}

/** As an event stream, over the client's own connection. */
export async function listenByStream(
  client: Client,
  { query, token, endpoint = ENDPOINT }: Subscription,
): Promise<Listening> {
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...asUser(token),
  }
  const body = JSON.stringify({ query })
  const response = await client.open(endpoint, { method: 'POST', headers, body })
  const events = createQueue(query)
  const reading = readEvents(response, events.push)
  const closed = reading.then(
    () => 0,
    () => 0,
  )
  return { next: () => events.next(), closed, close: () => response.destroy() }
}
