import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Exchange } from '../exchange.ts'
import { type Reply, type Sent, sendTo } from './objects.ts'

/** A request that is sent for real, and whatever answers it; a redirect is not followed. */
export async function exchanged(
  answer: (exchange: Exchange) => void | Promise<void>,
  sent: Sent = {},
): Promise<Reply> {
  const server = createServer((request, response) => {
    Promise.resolve(answer({ request, response })).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await sendTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, sent)
  } finally {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

/** A header as a browser gets it; a bucket is asked for it, and the one of the tests does not heed that. */
export const shownAs =
  ({ headers }: Reply) =>
  (name: 'content-type' | 'content-disposition'): string | undefined =>
    headers.location === undefined
      ? headers[name]
      : (new URL(headers.location).searchParams.get(`response-${name}`) ?? undefined)

/** As a browser: to where a redirect leads, with what it has sent. */
export const followed = (reply: Reply, sent: Sent = {}): Promise<Reply> | Reply =>
  reply.headers.location === undefined ? reply : sendTo(reply.headers.location, sent)
