import { InvalidRequestError, type Engine } from '@longtable/store'
import { stores } from '@longtable/store/testing'
import { describe, expect, it } from 'vitest'
import { createCursors, type Reader, toItem } from './index.ts'
import { openRoles, Role, Sample, Task, task, tasksDue, tasksOf } from './testing/sample.ts'

const cursors = createCursors(new Uint8Array(32).fill(7))
const readerOn = (engine: Engine, userId = 'ana'): Reader => ({
  store: engine.table('sample'),
  cursors,
  viewer: { userId },
})

const role = (n: number, shard: number) => ({
  roleId: `r${n}`,
  createdAt: `2024-01-01T00:00:00.${String(n).padStart(3, '0')}Z`,
  listed: true,
  ...(shard > 0 && { shard }),
})

describe.each(stores)('pages on $name', ({ open }) => {
  const opened = () => open([Sample], { clock: () => 1_700_000_000_000 })

  it('walk a list to its end without an empty last page, also while others write', async () => {
    await using engine = await opened()
    const reader = readerOn(engine)
    await reader.store.writeMany({
      puts: Array.from({ length: 6 }, (_, n) => toItem(Task, task(n * 2))),
    })
    const first = await tasksOf(reader, { goalId: 'g1' }, { limit: 3 })
    expect(first.items.map(({ id }) => id)).toEqual(['t000', 't002', 't004'])
    await reader.store.write([{ kind: 'put', item: toItem(Task, task(1)) }])
    await reader.store.write([{ kind: 'put', item: toItem(Task, task(5)) }])
    const second = await tasksOf(reader, { goalId: 'g1' }, { limit: 4, after: first.after })
    expect(second.items.map(({ id }) => id)).toEqual(['t005', 't006', 't008', 't010'])
    expect(second.after).toBeUndefined()
  })

  it('are refilled when a filter drops items, and end exactly', async () => {
    await using engine = await opened()
    const reader = readerOn(engine)
    await reader.store.writeMany({
      puts: Array.from({ length: 60 }, (_, n) => toItem(Task, task(n))),
    })
    const keep = (tasks: readonly { id: string }[]) =>
      tasks.map(({ id }) => Number(id.slice(1)) % 10 === 9)
    const pages: string[][] = []
    let after: string | undefined
    do {
      const page = await tasksDue(reader, { owner: 'ana' }, { limit: 2, keep, after })
      pages.push(page.items.map(({ id }) => id))
      after = page.after
    } while (after)
    expect(pages).toEqual([
      ['t009', 't019'],
      ['t029', 't039'],
      ['t049', 't059'],
    ])
  })

  it('merge shards in order, each item once', async () => {
    await using engine = await opened()
    const reader = readerOn(engine)
    const roles = Array.from({ length: 90 }, (_, n) => role(n, n % 3))
    await reader.store.writeMany({ puts: roles.map((one) => toItem(Role, one)) })
    const shards = [0, 1, 2].map((shard) => ({
      list: shard === 0 ? 'OPEN_ROLES' : `OPEN_ROLES~${shard}`,
    }))
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await openRoles.merged(reader, shards, { limit: 7, after })
      seen.push(...page.items.map(({ roleId }) => roleId))
      after = page.after
    } while (after)
    expect(seen).toEqual(Array.from({ length: 90 }, (_, n) => `r${89 - n}`))
  })

  it('are read eventually consistent where that is asked for, and else not', async () => {
    await using engine = await opened()
    const reader = readerOn(engine)
    const asked: unknown[] = []
    const store = {
      ...reader.store,
      query(query: Parameters<typeof reader.store.query>[0]) {
        asked.push(query.stale)
        return reader.store.query(query)
      },
    }
    await tasksOf({ ...reader, store }, { goalId: 'g1' }, { stale: true })
    await tasksOf({ ...reader, store }, { goalId: 'g1' })
    expect(asked).toEqual([true, undefined])
  })

  it('read no more than they hold and one more, as long as a filter drops nothing', async () => {
    await using engine = await opened()
    const reader = readerOn(engine)
    const puts = Array.from({ length: 60 }, (_, n) => toItem(Task, task(n)))
    await reader.store.writeMany({ puts })
    const limits: unknown[] = []
    const store = {
      ...reader.store,
      query(query: Parameters<typeof reader.store.query>[0]) {
        limits.push(query.limit)
        return reader.store.query(query)
      },
    }
    const without = (dropped: string) =>
      tasksOf(
        { ...reader, store },
        { goalId: 'g1' },
        { limit: 3, keep: (tasks) => tasks.map(({ id }) => id !== dropped) },
      )
    await without('nothing')
    expect(limits).toEqual([4])
    await without('t000')
    expect(limits).toEqual([4, 4, 25])
  })

  it('ask a filter that drops much for twice as many each time', async () => {
    await using engine = await opened()
    const reader = readerOn(engine)
    const puts = Array.from({ length: 60 }, (_, n) => toItem(Task, task(n)))
    await reader.store.writeMany({ puts })
    const asked: number[] = []
    const keep = (tasks: readonly { id: string }[]) => {
      asked.push(tasks.length)
      return tasks.map(({ id }) => id < 't003')
    }
    const page = await tasksOf(reader, { goalId: 'g1' }, { limit: 3, keep })
    expect(page).toMatchObject({ items: [{ id: 't000' }, { id: 't001' }, { id: 't002' }] })
    expect([page.after, asked]).toEqual([undefined, [4, 2, 4, 8, 16, 25, 1]])
  })

  it('leave out and report an item that fails its schema', async () => {
    await using engine = await opened()
    const problems: string[] = []
    const reader: Reader = {
      ...readerOn(engine),
      onUnreadable: (error) => problems.push(error.message),
    }
    const broken = { ...toItem(Task, task(2)), done: 'yes' }
    await reader.store.writeMany({ puts: [toItem(Task, task(1)), broken, toItem(Task, task(3))] })
    const page = await tasksOf(reader, { goalId: 'g1' }, { limit: 2 })
    expect(page.items.map(({ id }) => id)).toEqual(['t001', 't003'])
    expect(problems).toEqual([expect.stringContaining('TASK#t002')])
  })

  it('in chunks leave out what cannot be read where somebody is told, and else fail', async () => {
    await using engine = await opened()
    const reader = readerOn(engine)
    const broken = { ...toItem(Task, task(2)), done: 'yes' }
    await reader.store.writeMany({ puts: [toItem(Task, task(1)), broken, toItem(Task, task(3))] })
    const idsIn = async (from: Reader) => {
      const ids: string[] = []
      for await (const chunk of tasksOf.each(from, { goalId: 'g1' }))
        ids.push(...chunk.map(({ id }) => id))
      return ids
    }
    const problems: string[] = []
    const told = await idsIn({ ...reader, onUnreadable: ({ message }) => problems.push(message) })
    expect(told).toEqual(['t001', 't003'])
    expect(problems).toEqual([expect.stringContaining('TASK#t002')])
    await expect(idsIn(reader)).rejects.toThrow('TASK#t002')
  })

  it('give chunks of everything to a processor', async () => {
    await using engine = await opened()
    const reader = readerOn(engine)
    await reader.store.writeMany({
      puts: Array.from({ length: 230 }, (_, n) => toItem(Task, task(n))),
    })
    const sizes: number[] = []
    for await (const chunk of tasksOf.each(reader, { goalId: 'g1' })) sizes.push(chunk.length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(230)
    expect(sizes.length).toBeGreaterThan(2)
  })

  it('refuse a cursor of another list, viewer or secret, and any altered one', async () => {
    await using engine = await opened()
    const reader = readerOn(engine)
    await reader.store.writeMany({
      puts: Array.from({ length: 4 }, (_, n) => toItem(Task, task(n))),
    })
    const { after } = await tasksOf(reader, { goalId: 'g1' }, { limit: 2 })
    const cursor = after as string
    const refused = (promise: Promise<unknown>) =>
      expect(promise).rejects.toThrow(/^cursor: is not one of this list/)
    await refused(tasksOf(reader, { goalId: 'g2' }, { after: cursor }))
    await refused(tasksDue(reader, { owner: 'ana' }, { after: cursor }))
    await refused(tasksOf(readerOn(engine, 'ben'), { goalId: 'g1' }, { after: cursor }))
    await refused(
      tasksOf(
        { ...reader, cursors: createCursors(new Uint8Array(32)) },
        { goalId: 'g1' },
        { after: cursor },
      ),
    )
    for (const altered of ['x', 'AAAA'.repeat(20), 'A'.repeat(30_000), '🙂'])
      await refused(tasksOf(reader, { goalId: 'g1' }, { after: altered }))
    for (let place = 0; place < cursor.length - 2; place += 7) {
      const other = cursor[place] === 'A' ? 'B' : 'A'
      await refused(
        tasksOf(
          reader,
          { goalId: 'g1' },
          { after: cursor.slice(0, place) + other + cursor.slice(place + 1) },
        ),
      )
    }
    expect((await tasksOf(reader, { goalId: 'g1' }, { after: cursor })).items).toHaveLength(2)
  })

  it.each([0, -1, 1.5, 201, Number.NaN])('refuse a page size of %d', async (limit) => {
    await using engine = await opened()
    await expect(tasksOf(readerOn(engine), { goalId: 'g1' }, { limit })).rejects.toThrow(
      InvalidRequestError,
    )
  })
})

it('cursors tell nothing of the keys inside', () => {
  const cursor = cursors.seal('x', [{ PK: 'USER#secret', SK: 'LETTER' }])
  expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toContain('secret')
  expect(() => createCursors(new Uint8Array(16))).toThrow('32 bytes')
})
