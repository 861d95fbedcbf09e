import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { connect } from '../testing/client.ts'
import { createCrowd, turnAway } from './crowd.ts'

const PEOPLE = 60
const WORK_MS = 10

/** Turns of a loop in which each request takes its time. */
function loop() {
  let time = 0
  const ends: (() => void)[] = []
  const isOneTooMany = createCrowd({ now: () => time, atTurnEnd: (work) => void ends.push(work) })
  return {
    /** So many ask in one turn; gives how many are let in. */
    turn(requests: number, msEach: number): number {
      let served = 0
      for (let n = 0; n < requests; n++) {
        if (isOneTooMany()) continue
        served += 1
        time += msEach
      }
      for (const end of ends.splice(0)) end()
      return served
    },
  }
}

it('serves a crowd that comes all at once, however large', () => {
  const { turn } = loop()
  expect(turn(1000, 1)).toBe(1000)
})

it('lets in of a crowd that keeps coming what a turn can do, and turns the rest away', () => {
  const { turn } = loop()
  for (let n = 0; n < 3; n++) expect(turn(300, 1)).toBe(300)
  for (let n = 0; n < 20; n++) expect(turn(900, 1)).toBe(200)
})

it('serves all again as soon as a turn is short', () => {
  const { turn } = loop()
  for (let n = 0; n < 10; n++) turn(900, 1)
  expect(turn(20, 1)).toBe(20)
  expect(turn(400, 1)).toBe(400)
})

it('serves few that take long, one after the other', () => {
  const { turn } = loop()
  for (let n = 0; n < 20; n++) expect(turn(1, 300)).toBe(1)
})

/** As long as this takes, nobody else has a turn. */
function work(): void {
  const end = performance.now() + WORK_MS
  while (performance.now() < end);
}

it('over HTTP: a crowd that keeps coming is told to come back, and on the same connection it may', async () => {
  const isOneTooMany = createCrowd()
  const server = createServer((_request, response) => {
    if (isOneTooMany()) return turnAway(response, ['x-request-id', 'one'])
    work()
    response.end('done')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clients = Array.from({ length: PEOPLE }, () => connect(address))
  let refused: Awaited<ReturnType<(typeof clients)[number]['send']>> | undefined
  const keepAsking = async (client: (typeof clients)[number]) => {
    while (!refused) {
      const reply = await client.send('/', { method: 'POST', body: '{"query":"{ me }"}' })
      if (reply.status === 503) refused ??= reply
    }
  }
  await Promise.all(clients.map(keepAsking))
  expect(refused).toMatchObject({ headers: { 'retry-after': '1', 'x-request-id': 'one' } })
  expect(JSON.parse(refused?.text ?? '')).toMatchObject({
    errors: [{ extensions: { code: 'UNAVAILABLE', reason: 'server.busy', retryAfter: 1 } }],
  })
  for (const client of clients) {
    expect(await client.send('/', { method: 'POST', body: '{}' })).toMatchObject({ text: 'done' })
    client.close()
  }
  server.close()
  await once(server, 'close')
})
