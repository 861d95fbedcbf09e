import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createDeadlines } from './deadlines.ts'
import { until } from './testing/transports.ts'

it('calls whoever is late, in the order they began, and nobody who was in time', async () => {
  const { start } = createDeadlines(20)
  const late: string[] = []
  const keepAlive = setInterval(() => {}, 10_000)
  start(() => late.push('first'))
  start(() => late.push('in time'))()
  await sleep(5)
  start(() => late.push('second'))
  await until(() => late.length > 1)
  await sleep(30)
  expect(late).toEqual(['first', 'second'])
  clearInterval(keepAlive)
})

it('goes on when nobody has waited for a while', async () => {
  const { start } = createDeadlines(5)
  for (let turn = 0; turn < 3; turn++) {
    await new Promise<void>((resolve) => {
      start(resolve)
      setTimeout(() => {}, 100)
    })
    await sleep(10)
  }
})
