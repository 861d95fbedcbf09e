import { put } from '@longtable/entity'
import { createWorld, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createBus, createTail, localEvents, silentLogger } from '../index.ts'
import { Note, Notes, tables } from '../testing/sample.ts'

describe('the bus', () => {
  it('delivers to every subscriber of a topic, in order, and to no other', async () => {
    const bus = createBus()
    const [a, b, other] = [
      bus.subscribe<number>('x'),
      bus.subscribe<number>('x'),
      bus.subscribe<number>('y'),
    ]
    for (const n of [1, 2, 3]) bus.publish('x', n)
    bus.publish('y', 9)
    for (const n of [1, 2, 3]) {
      expect((await a.next()).value).toBe(n)
      expect((await b.next()).value).toBe(n)
    }
    expect((await other.next()).value).toBe(9)
  })

  it('forgets a subscriber that leaves, also while it waits', async () => {
    const bus = createBus()
    const subscription = bus.subscribe('x')
    const waiting = subscription.next()
    await subscription.return?.()
    expect((await waiting).done).toBe(true)
    expect(bus.subscribers).toBe(0)
  })

  it('lets go of a subscriber that is too slow, instead of growing', async () => {
    const bus = createBus()
    const slow = bus.subscribe<number>('x')
    for (let n = 0; n < 5000; n++) bus.publish('x', n)
    expect(bus.subscribers).toBe(0)
    for (let n = 0; n < 1000; n++) expect((await slow.next()).value).toBe(n)
    await expect(slow.next()).rejects.toThrow('1000 messages')
  })

  it('carries domain events to whoever listens', async () => {
    const bus = createBus()
    const listener = bus.subscribe('events')
    const event = {
      id: '1',
      name: 'notes.note.written',
      at: '2026-01-15T10:30:00.000Z',
      data: { noteId: 'a' },
    }
    await localEvents(bus, silentLogger).publish(event)
    expect((await listener.next()).value).toEqual(event)
  })
})

describe.each(stores)('a tail on $name', (store) => {
  it('sees changes from its first look on, and goes on when one of them fails it', async () => {
    await using world = await createWorld(store, { tables })
    const seen: string[] = []
    const db = world.store(Notes)
    const write = (noteId: string) =>
      db.write([
        put(Note, { userId: 'ana', noteId, text: 'x', createdAt: '2026-01-15T10:30:00.000Z' }),
      ])
    const tail = createTail(db, {
      log: silentLogger,
      onChange: ({ key }) => {
        if (key.SK === 'NOTE#bad') throw new Error('bad')
        seen.push(key.SK)
      },
    })
    await write('before')
    await tail.step()
    for (const id of ['a', 'bad', 'b']) await write(id)
    await expect.poll(() => tail.step().then(() => seen)).toEqual(['NOTE#a', 'NOTE#b'])
  })
})
