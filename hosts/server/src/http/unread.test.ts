import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { until } from '@longtable/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { head, openSocket } from '../testing/raw.ts'
import { watchConnections } from './connections.ts'
import { limitUnread, type UnreadLimits } from './unread.ts'

const MB = 2 ** 20
/** Far more than the buffers of a connection take. */
const ANSWER = 'x'.repeat(24 * MB)
const REQUEST = head('GET / HTTP/1.1', 'Host: localhost')
const ENDLESS_MS = 3_600_000

const opened: { readonly server: Server; readonly sockets: Socket[] }[] = []
afterEach(() => {
  for (const { server, sockets } of opened.splice(0)) {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
})

async function serve(limits: Partial<UnreadLimits>) {
  let [open, answered] = [0, 0]
  const server = createServer((_request, response) => {
    answered += 1
    response.end(ANSWER)
  })
  const all = { bytesMax: 1024 * MB, stillMsMax: ENDLESS_MS, lookMs: 20, ...limits }
  limitUnread(server, watchConnections(server), all)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets: Socket[] = []
  opened.push({ server, sockets })
  server.on('connection', (socket) => {
    open += 1
    socket.once('close', () => {
      open -= 1
    })
  })
  const { port } = server.address() as AddressInfo
  return {
    /** Connections as the server sees them. */
    get open() {
      return open
    },
    get answered() {
      return answered
    },
    async ask(requests = 1) {
      const socket = await openSocket(`http://127.0.0.1:${port}`)
      sockets.push(socket)
      socket.write(REQUEST.repeat(requests))
      return socket
    },
  }
}

const readWhole = async (socket: Socket) => {
  let bytes = 0
  for await (const chunk of socket) {
    bytes += (chunk as Buffer).length
    if (bytes > ANSWER.length) return 'whole'
  }
  return bytes
}

describe('answers that are not read', () => {
  it('are bounded together; those who have taken nothing for longest go first', async () => {
    const world = await serve({ bytesMax: 60 * MB })
    for (let asked = 0; asked < 6; asked++) await world.ask()
    await until(() => world.answered === 6 && world.open <= 4)
    expect(world.open).toBeGreaterThan(0)
    const socket = await world.ask()
    expect(await readWhole(socket)).toBe('whole')
  })

  it('count also when they wait behind others of their connection', async () => {
    const world = await serve({ bytesMax: 100 * MB })
    await world.ask(10)
    await until(() => world.answered === 10 && world.open === 0)
  })

  it('are given up when nothing of them is taken', async () => {
    const world = await serve({ stillMsMax: 200 })
    await world.ask()
    await until(() => world.open === 1)
    await until(() => world.open === 0)
  })

  it('are waited for as long as somebody reads', async () => {
    const world = await serve({ bytesMax: 60 * MB, stillMsMax: ENDLESS_MS })
    const socket = await world.ask()
    expect(await readWhole(socket)).toBe('whole')
  })
})
