import { put, toItem } from '@longtable/entity'
import { foreignValue, type Store } from '@longtable/store'
import { openTestDynamoDB } from '@longtable/store/testing'
import { createWorld, pick, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import {
  createRunner,
  deadLetters,
  onChange,
  onInsert,
  type Processor,
  silentEvents,
  silentLogger,
  SystemTable,
} from '../index.ts'
import { Note, Notes, tables } from '../testing/sample.ts'

const runnerOf = (world: World, processors: readonly Processor[], owner = 'one') =>
  createRunner({
    store: world.store(Notes),
    system: world.store(SystemTable),
    processors,
    events: silentEvents,
    group: 'test',
    owner,
    now: world.now,
    log: silentLogger,
  })

const note = (noteId: string, text: string) => ({
  userId: 'ana',
  noteId,
  text,
  createdAt: '2026-01-15T10:30:00.000Z',
})
const writeNote = (store: Store, noteId: string, text: string) =>
  store.write([{ ...put(Note, note(noteId, text)), when: { any: ['absent', 'present'] } }])

/** Remembers what it saw; fails for texts that hold the word. */
function recorder(fails: (text: string) => boolean = () => false) {
  const seen: string[] = []
  const processor = onChange('test.record-notes', Note, async ({ new: value }) => {
    if (value && fails(value.text)) throw new Error(`no ${value.text}`)
    if (value) seen.push(`${value.noteId}:${value.text}`)
  })
  return { seen, processor }
}

describe.each(stores)('processors on $name', (store) => {
  it('get every change once, in order per item, and go on from their checkpoint', async () => {
    await using world = await createWorld(store, { tables })
    const { seen, processor } = recorder()
    const db = world.store(Notes)
    for (let n = 0; n < 30; n++) await writeNote(db, `n${n % 3}`, String(n))
    await runnerOf(world, [processor]).drain()
    for (const item of ['n0', 'n1', 'n2']) {
      const texts = seen
        .filter((one) => one.startsWith(item))
        .map((one) => Number(one.split(':')[1]))
      expect(texts).toEqual([...texts].sort((a, b) => a - b))
      expect(texts).toHaveLength(10)
    }
    world.advance(5000)
    await writeNote(db, 'n9', 'later')
    await runnerOf(world, [processor], 'two').drain()
    expect(seen).toHaveLength(31)
    expect(seen.at(-1)).toBe('n9:later')
  })

  it('let a poison change stop nobody; its item waits behind it, in order', async () => {
    await using world = await createWorld(store, { tables })
    let broken = true
    const { seen, processor } = recorder((text) => broken && text === 'poison')
    const other = recorder()
    const runner = runnerOf(world, [processor, { ...other.processor, name: 'test.other' }])
    const db = world.store(Notes)
    await writeNote(db, 'a', 'poison')
    await writeNote(db, 'a', 'after')
    await writeNote(db, 'b', 'fine')
    await runner.drain()
    await writeNote(db, 'a', 'last')
    await runner.drain()
    expect(seen).toEqual(['b:fine'])
    expect(other.seen).toHaveLength(4)
    expect(await runner.status()).toMatchObject({ waiting: 3, dead: 0, lagMs: 0 })
    broken = false
    world.advance(2000)
    await runner.drain()
    expect(seen).toEqual(['b:fine', 'a:poison', 'a:after', 'a:last'])
    expect(await runner.status()).toMatchObject({ waiting: 0, dead: 0 })
  })

  it('make a dead letter after eight tries, which can be listed, replayed in order, and dropped', async () => {
    await using world = await createWorld(store, { tables })
    let broken = true
    const { seen, processor } = recorder((text) => broken && text.startsWith('poison'))
    const runner = runnerOf(world, [processor])
    const db = world.store(Notes)
    const letters = deadLetters(world.store(SystemTable), [Notes.name])
    await writeNote(db, 'a', 'poison 1')
    await writeNote(db, 'a', 'poison 2')
    await writeNote(db, 'a', 'good')
    for (let tries = 0; tries < 12; tries++) {
      await runner.drain()
      world.advance(120_000)
    }
    const [letter, ...more] = await letters.list()
    expect(more).toEqual([])
    expect(letter).toMatchObject({
      processor: 'test.record-notes',
      PK: 'USER#ana',
      SK: 'NOTE#a',
      attempts: 8,
      behind: 2,
    })
    expect(letter?.error).toContain('no poison 1')

    expect(await letters.drop([letter?.id ?? ''])).toBe(1)
    world.advance(3000)
    broken = false
    await runner.drain()
    expect(seen).toEqual(['a:poison 2', 'a:good'])

    broken = true
    await writeNote(db, 'a', 'poison 3')
    for (let tries = 0; tries < 12; tries++) {
      await runner.drain()
      world.advance(120_000)
    }
    broken = false
    expect(await letters.replay('all')).toBe(1)
    world.advance(3000)
    await runner.drain()
    expect(seen.at(-1)).toBe('a:poison 3')
    expect(await letters.list()).toEqual([])
  })

  it('park a change also with an error that would be cut within a character', async () => {
    await using world = await createWorld(store, { tables })
    // `Error: no ` and 489 more are one short of the end, so that half of the candle would stay.
    const { seen, processor } = recorder((text) => text.startsWith('x'))
    const runner = runnerOf(world, [processor])
    const db = world.store(Notes)
    await writeNote(db, 'a', `${'x'.repeat(489)}🕯`)
    await writeNote(db, 'b', 'fine')
    for (let tries = 0; tries < 12; tries++) {
      await runner.drain()
      world.advance(120_000)
    }
    expect(seen).toEqual(['b:fine'])
    const letters = await deadLetters(world.store(SystemTable), [Notes.name]).list()
    expect(letters.map(({ error }) => error)).toEqual([`Error: no ${'x'.repeat(489)}\ufffd`])
  })

  it('count behind a dead letter what waits for its own item, and nothing of another', async () => {
    await using world = await createWorld(store, { tables })
    const { processor } = recorder((text) => text === 'poison')
    const runner = runnerOf(world, [processor])
    const db = world.store(Notes)
    for (const text of ['poison', 'one', 'two']) await writeNote(db, 'a', text)
    for (const text of ['poison', 'one']) await writeNote(db, 'b', text)
    await writeNote(db, 'c', 'poison')
    for (let tries = 0; tries < 12; tries++) {
      await runner.drain()
      world.advance(120_000)
    }
    const letters = await deadLetters(world.store(SystemTable), [Notes.name]).list()
    expect(letters.map(({ SK, behind }) => `${SK} ${behind}`).sort()).toEqual([
      'NOTE#a 2',
      'NOTE#b 1',
      'NOTE#c 0',
    ])
  })

  it('keep a parked change whole, however large its images are', async () => {
    await using world = await createWorld(store, { tables })
    let broken = true
    let seen = ''
    const processor = onInsert('test.large', Note, async ({ text }) => {
      if (broken) throw new Error('not now')
      seen = text
    })
    // Noise does not pack well, so it takes several parts.
    const text = Array.from({ length: 60_000 }, () =>
      pick(world.random, ['😀', 'é', 'q', '～', '7']),
    ).join('')
    await writeNote(world.store(Notes), 'large', text)
    const runner = runnerOf(world, [processor])
    await runner.drain()
    broken = false
    world.advance(5000)
    await runner.drain()
    expect(seen).toBe(text)
  })

  it('run in one process at a time, and another takes over when it falls silent', async () => {
    await using world = await createWorld(store, { tables })
    const { seen, processor } = recorder()
    const [one, two] = [runnerOf(world, [processor], 'one'), runnerOf(world, [processor], 'two')]
    await writeNote(world.store(Notes), 'a', '1')
    await one.drain()
    await writeNote(world.store(Notes), 'a', '2')
    expect(await two.step()).toBe(0)
    expect([one.isHolder, two.isHolder]).toEqual([true, false])
    world.advance(3001)
    expect(await two.step()).toBe(1)
    expect(await one.step()).toBe(0)
    expect([one.isHolder, two.isHolder]).toEqual([false, true])
    await two.release()
    expect(await one.step()).toBe(0)
    expect(one.isHolder).toBe(true)
    expect(seen).toEqual(['a:1', 'a:2'])
  })

  it('do not wait for each other', async () => {
    await using world = await createWorld(store, { tables })
    let meet = () => {}
    const met = new Promise<void>((resolve) => {
      meet = resolve
    })
    const first = onInsert('test.first', Note, () => met)
    const second = onInsert('test.second', Note, async () => meet())
    await writeNote(world.store(Notes), 'a', 'for both')
    const runner = runnerOf(world, [first, second])
    await runner.drain()
    expect(await runner.status()).toMatchObject({ waiting: 0, lagMs: 0 })
  })

  it('see an item that takes the place of an expired one as new', async () => {
    await using world = await createWorld(store, { tables })
    const seen: string[] = []
    const processor = onInsert('test.inserts', Note, async ({ text }) => void seen.push(text))
    const db = world.store(Notes)
    const expiring = {
      ...put(Note, note('a', 'old')).item,
      ttl: Math.floor(world.now() / 1000) - 60,
    }
    await db.write([{ kind: 'put', item: expiring }])
    await db.write([put(Note, note('a', 'new'))])
    await db.write([{ ...put(Note, note('a', 'edited')), when: 'present' }])
    await runnerOf(world, [processor]).drain()
    expect(seen).toEqual(['old', 'new'])
  })
})

it('a value that only DynamoDB holds stops nobody but its own item', async () => {
  await using world = await createWorld({ name: 'DynamoDB', open: openTestDynamoDB }, { tables })
  const { seen, processor } = recorder()
  const db = world.store(Notes)
  const runner = runnerOf(world, [processor])
  const foreign = { ...toItem(Note, note('b', '')), text: foreignValue({ SS: ['x', 'y'] }) }
  await writeNote(db, 'a', 'before')
  await db.writeMany({ puts: [foreign], keepsForeign: true })
  await writeNote(db, 'c', 'after')
  await runner.drain()
  expect(seen.toSorted()).toEqual(['a:before', 'c:after'])
  for (let tries = 0; tries < 8; tries++) {
    world.advance(120_000)
    await runner.drain()
  }
  await writeNote(db, 'd', 'later')
  await runner.drain()
  expect(seen.at(-1)).toBe('d:later')
  const [letter, ...more] = await deadLetters(world.store(SystemTable), [Notes.name]).list()
  expect(more).toEqual([])
  expect(letter).toMatchObject({ PK: 'USER#ana', SK: 'NOTE#b' })
  expect(letter?.error).toContain("text: a value of DynamoDB's type SS")
})
