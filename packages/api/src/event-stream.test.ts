import { createBus } from '@longtable/core'
import { expect, it } from 'vitest'
import { mapEvents } from './event-stream.ts'

const doubled = async (n: number) => (n < 0 ? undefined : n * 2)

it('maps events in order and leaves out what is hidden', async () => {
  const bus = createBus()
  const stream = mapEvents(bus.subscribe<number>('t'), doubled)
  for (const n of [1, -1, 2]) bus.publish('t', n)
  expect([(await stream.next()).value, (await stream.next()).value]).toEqual([2, 4])
})

it('ends while it waits, and lets go of its source', async () => {
  const bus = createBus()
  const stream = mapEvents(bus.subscribe<number>('t'), doubled)
  const waiting = stream.next()
  await stream.return()
  expect(await waiting).toEqual({ value: undefined, done: true })
  expect(bus.subscribers).toBe(0)
})

it('ends also a source that cannot be interrupted', async () => {
  async function* never() {
    await new Promise(() => undefined)
    yield 1
  }
  const stream = mapEvents(never(), doubled)
  const waiting = stream.next()
  stream.end(7)
  expect(await waiting).toEqual({ value: 7, done: false })
  expect((await stream.next()).done).toBe(true)
})

it('passes a failure on once, then is at its end', async () => {
  const bus = createBus()
  const stream = mapEvents(bus.subscribe<number>('t'), async () => {
    throw new Error('no')
  })
  bus.publish('t', 1)
  await expect(stream.next()).rejects.toThrow('no')
  expect((await stream.next()).done).toBe(true)
  expect(bus.subscribers).toBe(0)
})

it('ends when its source does', async () => {
  async function* two() {
    yield 1
    yield 2
  }
  const values = []
  for await (const value of mapEvents(two(), doubled)) values.push(value)
  expect(values).toEqual([2, 4])
})
