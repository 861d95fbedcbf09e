import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { connect } from '../testing/client.ts'
import { createCrowd, turnAway } from './crowd.ts'

/** A loop whose time and pauses are made. */
function loopOf(utilization: number) {
  const state = { time: 0, utilization }
  const crowd = createCrowd({ now: () => state.time, utilization: () => state.utilization })
  return {
    state,
    /** So many ask; gives how many are let in. */
    ask(count: number): number {
      let admitted = 0
      for (let n = 0; n < count; n++) {
        if (crowd.isFull()) continue
        crowd.enter()
        admitted += 1
      }
      return admitted
    },
    answer(count: number, ms: number): void {
      for (let n = 0; n < count; n++) crowd.leave()
      state.time += ms
    },
  }
}

it('serves a crowd that comes all at once to a loop with pauses, however large', () => {
  const { ask, answer } = loopOf(0.4)
  expect(ask(5000)).toBe(5000)
  answer(0, 1000)
  expect(ask(1)).toBe(1)
})

it('begins no more than is answered in half a second while the loop has no pause', () => {
  const { ask, answer } = loopOf(1)
  answer(0, 100)
  expect(ask(500)).toBe(64)
  for (let n = 0; n < 50; n++) {
    ask(5000)
    answer(60, 100)
  }
  ask(5000)
  answer(60, 50)
  expect(ask(5000)).toBe(60)
  const { ask: askAgain, answer: answerMany } = loopOf(1)
  answerMany(0, 100)
  for (let n = 0; n < 50; n++) {
    askAgain(5000)
    answerMany(32, 100)
  }
  expect(askAgain(5000)).toBeLessThanOrEqual(160)
})

it('serves all again as soon as the loop has pauses', () => {
  const { state, ask, answer } = loopOf(1)
  answer(0, 100)
  ask(500)
  answer(0, 100)
  expect(ask(500)).toBe(0)
  state.utilization = 0.5
  answer(0, 100)
  expect(ask(500)).toBe(500)
})

it('over HTTP: whoever is turned away is told when to come back, and may on the same connection', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/') return turnAway(response, ['x-request-id', 'one'])
    response.end('done')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const body = `{"query":"${'x'.repeat(100_000)}"}`
  for (let twice = 0; twice < 2; twice++) {
    const refused = await client.send('/', { method: 'POST', body })
    expect(refused).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1', 'x-request-id': 'one', connection: 'keep-alive' },
    })
    expect(JSON.parse(refused.text)).toMatchObject({
      errors: [{ extensions: { code: 'UNAVAILABLE', reason: 'server.busy', retryAfter: 1 } }],
    })
    expect(await client.send('/again', { method: 'POST', body })).toMatchObject({ text: 'done' })
  }
  client.close()
  server.close()
  await once(server, 'close')
})
