import { once } from 'node:events'
import { type AddressInfo, connect as connectRaw, type Socket } from 'node:net'
import { buildSchema, createEdge } from '@longtable/api'
import { silentLogger } from '@longtable/core'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { connect } from '../testing/client.ts'
import { createCrowd } from './crowd.ts'
import { graphqlRoutes } from './graphql.ts'

const PATH = '/shelf/graphql'
const BODY = JSON.stringify({ query: '{ book }' })
const UNDER_WAY_MIN = 64

/** The routes on a loop that has no pause, and a book that is found when it is told to. */
async function busyServer() {
  const time = { now: 0 }
  const crowd = createCrowd({ now: () => time.now, utilization: () => 1 })
  let [asked, begun, callers, find] = [0, 0, 0, () => {}]
  const found = new Promise<void>((resolve) => (find = resolve))
  const api = buildSchema([
    {
      typeDefs: 'extend type Query { book: String! }',
      resolvers: {
        Query: {
          async book() {
            begun += 1
            await found
            return 'Emma'
          },
        },
      },
    },
  ])
  // Each is somebody else: what one caller may have at once is not what is asked here.
  const authenticate = () => ({ key: `caller-${(callers += 1)}`, context: () => ({}) })
  const unseen = { capacity: 1_000_000, refillPerSecond: 1 }
  const edge = createEdge({ api, authenticate, log: silentLogger, unseen })
  const app = fastify()
  await app.register(graphqlRoutes, {
    edges: new Map([[PATH, edge]]),
    isTrusted: () => true,
    log: silentLogger,
    crowd: {
      ...crowd,
      isFull() {
        asked += 1
        return crowd.isFull()
      },
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  // The look that finds it busy.
  time.now = 100
  const { port } = app.server.address() as AddressInfo
  const sockets: Socket[] = []
  return {
    port,
    asked: () => asked,
    begun: () => begun,
    find: () => find(),
    /** Heads with the first byte of their bodies. */
    async slow(count: number) {
      const before = asked
      const all = Array.from({ length: count }, () => connectRaw(port, '127.0.0.1'))
      const head = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`
      for (const socket of all) socket.write(`${head}Content-Length: ${BODY.length}\r\n\r\n{`)
      sockets.push(...all)
      await expect.poll(() => asked).toBe(before + count)
      return all
    },
    async [Symbol.asyncDispose]() {
      find()
      for (const socket of sockets) socket.destroy()
      await app.close()
    },
  }
}

const ask = (client: ReturnType<typeof connect>) =>
  client.send(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: BODY,
  })

async function statusOf(socket: Socket): Promise<number> {
  const [bytes] = (await once(socket, 'data')) as [Buffer]
  return Number(/^HTTP\/1.1 (\d+)/.exec(bytes.toString())?.[1])
}

it('bodies that come slowly take no place from who has sent all', async () => {
  await using server = await busyServer()
  const slow = await server.slow(2 * UNDER_WAY_MIN)
  server.find()
  const client = connect(`http://127.0.0.1:${server.port}`)
  for (let twice = 0; twice < 2; twice++)
    expect(await ask(client)).toMatchObject({ status: 200, text: '{"data":{"book":"Emma"}}' })
  client.close()
  const [first] = slow
  if (!first) throw new Error('Nobody is slow.')
  first.write(BODY.slice(1))
  expect(await statusOf(first)).toBe(200)
})

it('bodies that have come at last are begun only as far as there are places', async () => {
  await using server = await busyServer()
  const slow = await server.slow(UNDER_WAY_MIN + 6)
  const statuses = slow.map(statusOf)
  for (const socket of slow) socket.write(BODY.slice(1))
  await expect.poll(server.asked).toBe(2 * slow.length)
  expect(server.begun()).toBe(UNDER_WAY_MIN)
  const client = connect(`http://127.0.0.1:${server.port}`)
  expect(await ask(client)).toMatchObject({ status: 503 })
  server.find()
  const all = await Promise.all(statuses)
  expect(all.filter((status) => status === 503)).toHaveLength(6)
  expect(all.filter((status) => status === 200)).toHaveLength(UNDER_WAY_MIN)
  // Their places are free again.
  expect(await ask(client)).toMatchObject({ status: 200 })
  client.close()
})
