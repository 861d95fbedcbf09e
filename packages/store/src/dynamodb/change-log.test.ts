import { describe, expect, it } from 'vitest'
import { ChangeGapError, InvalidRequestError } from '../errors.ts'
import type { Change, ChangeLog, LogPosition, TableDefinition } from '../port.ts'
import { fakeStream } from '../testing/fake-stream.ts'
import { streamChangeLog } from './change-log.ts'

const HOUR_MS = 3_600_000
const notes: TableDefinition = { name: 'notes', indexes: {}, log: true }

function setUp() {
  const stream = fakeStream()
  const time = { now: Date.parse('2030-01-01T00:00:00Z') }
  const connection = {
    table: notes,
    tableName: 'notes',
    send: stream.send,
    pace: { random: () => 0, wait: () => Promise.resolve() },
    clock: () => time.now,
  }
  /** A reader of its own, as in another process. */
  const reader = () => streamChangeLog(connection, () => time.now)
  return { stream, time, reader, log: reader() }
}

/** Reads until three batches in a row were empty. */
async function drain(log: ChangeLog, start: LogPosition, limit = 2) {
  const changes: Change[] = []
  let position = start
  for (let empty = 0; empty < 3; ) {
    const batch = await log.read(position, limit)
    expect(batch.changes.length).toBeLessThanOrEqual(limit)
    changes.push(...batch.changes)
    empty = batch.changes.length === 0 ? empty + 1 : 0
    position = batch.position
  }
  return { changes, position, numbers: changes.map((change) => change.new?.n) }
}

describe('order', () => {
  it('reads a parent to its end before its children, by number and not by text', async () => {
    const { stream, log } = setUp()
    stream.open('child', 'parent')
    stream.open('parent')
    stream.open('grandchild', 'child')
    for (let n = 1; n <= 9; n++) {
      const id = n <= 4 ? 'parent' : n <= 7 ? 'child' : 'grandchild'
      stream.write(id, 'a', { n })
    }
    stream.close('parent')
    stream.close('child')
    for (const limit of [1, 3, 1000]) {
      const { numbers } = await drain(log, await log.oldest(), limit)
      expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    }
  })

  it('follows a shard that splits while it is read', async () => {
    const { stream, log } = setUp()
    stream.open('0')
    stream.write('0', 'a', { n: 1 })
    const first = await drain(log, await log.oldest())
    stream.write('0', 'a', { n: 2 })
    stream.close('0')
    stream.open('1', '0')
    stream.open('2', '0')
    stream.write('1', 'a', { n: 3 })
    stream.write('2', 'b', { n: 1 })
    const { changes } = await drain(log, first.position)
    const of = (SK: string) =>
      changes.filter(({ key }) => key.SK === SK).map((change) => change.new?.n)
    expect([of('a'), of('b')]).toEqual([[2, 3], [1]])
  })

  it('finds children that are listed only after their parent has ended', async () => {
    const { stream, log } = setUp()
    stream.open('0')
    stream.open('other')
    stream.write('0', 'a', { n: 1 })
    stream.close('0')
    const before = await drain(log, await log.oldest())
    stream.open('1', '0')
    stream.write('1', 'a', { n: 2 })
    expect((await drain(log, before.position)).numbers).toEqual([2])
  })

  it('gives every shard its turn when the limit is smaller than their number', async () => {
    const { stream, log } = setUp()
    for (const id of ['0', '1', '2', '3', '4']) {
      stream.open(id)
      for (let n = 1; n <= 3; n++) stream.write(id, id, { n })
    }
    const { changes } = await drain(log, await log.oldest(), 7)
    expect(changes).toHaveLength(15)
    let position = await log.oldest()
    const seen = new Set<string>()
    for (let reads = 0; reads < 5; reads++) {
      const batch = await log.read(position, 1)
      for (const { key } of batch.changes) seen.add(key.SK)
      position = batch.position
    }
    expect(seen.size).toBe(5)
  })
})

describe('iterators', () => {
  it('reading on costs one call a shard', async () => {
    const { stream, log } = setUp()
    stream.open('0')
    const start = await log.oldest()
    let position = start
    for (let n = 1; n <= 4; n++) {
      stream.write('0', 'a', { n })
      position = (await log.read(position, 10)).position
    }
    expect(stream.count('GetShardIterator')).toBe(1)
    expect(stream.count('GetRecords')).toBe(4)
    expect(stream.count('DescribeStream')).toBe(1)
  })

  it('reading again from an earlier position gives the same again', async () => {
    const { stream, log } = setUp()
    stream.open('0')
    for (let n = 1; n <= 5; n++) stream.write('0', 'a', { n })
    const start = await log.oldest()
    const once = await log.read(start, 2)
    await log.read(once.position, 2)
    expect(await log.read(start, 2)).toEqual(once)
    expect((await log.read(once.position, 2)).changes.map((change) => change.new?.n)).toEqual([
      3, 4,
    ])
  })

  it('an expired one is replaced and nothing is lost or doubled', async () => {
    const { stream, log } = setUp()
    stream.open('0')
    for (let n = 1; n <= 4; n++) stream.write('0', 'a', { n })
    const first = await log.read(await log.oldest(), 2)
    stream.expireIterators()
    expect((await drain(log, first.position)).numbers).toEqual([3, 4])
  })
})

describe('newest', () => {
  it('lies after what was written before, and before what comes after', async () => {
    const { stream, log } = setUp()
    stream.open('0')
    stream.write('0', 'a', { n: 1 })
    stream.close('0')
    stream.open('1', '0')
    stream.write('1', 'a', { n: 2 })
    const position = await log.newest()
    stream.write('1', 'a', { n: 3 })
    expect((await drain(log, position)).numbers).toEqual([3])
    expect((await drain(log, position)).numbers).toEqual([3])
  })

  it('loses nothing in another process, which repeats minutes but not hours', async () => {
    const { stream, log, reader, time } = setUp()
    stream.open('0')
    for (let n = 1; n <= 5; n++) stream.write('0', 'a', { n, at: time.now - HOUR_MS })
    stream.write('0', 'a', { n: 6, at: time.now - 1000 })
    const position = await log.newest()
    stream.write('0', 'a', { n: 7, at: time.now + 1000 })
    expect((await drain(reader(), position)).numbers).toEqual([6, 7])
  })

  it('of a stream without shards is before the first one', async () => {
    const { stream, log } = setUp()
    const position = await log.newest()
    stream.open('0')
    stream.write('0', 'a', { n: 1 })
    expect((await drain(log, position)).numbers).toEqual([1])
  })
})

describe('gaps', () => {
  it('a position before trimmed records is one', async () => {
    const { stream, log, reader } = setUp()
    stream.open('0')
    for (let n = 1; n <= 4; n++) stream.write('0', 'a', { n })
    const { position } = await log.read(await log.oldest(), 1)
    stream.trim('0', 3)
    await expect(reader().read(position, 10)).rejects.toThrow(ChangeGapError)
    await expect(log.read(position, 10)).rejects.toThrow(ChangeGapError)
    expect((await drain(log, await log.oldest())).numbers).toEqual([4])
  })

  it('a shard that went before it was read to its end is one', async () => {
    const { stream, log } = setUp()
    stream.open('0')
    stream.write('0', 'a', { n: 1 })
    const { position } = await log.read(await log.oldest(), 10)
    stream.open('1', '0')
    stream.vanish('0')
    await log.newest()
    await expect(log.read(position, 10)).rejects.toThrow(ChangeGapError)
  })

  it('a shard that went after it was read to its end is none, and is forgotten', async () => {
    const { stream, log } = setUp()
    stream.open('shard-zero')
    stream.write('shard-zero', 'a', { n: 1 })
    stream.close('shard-zero')
    stream.open('shard-one', 'shard-zero')
    const { position } = await drain(log, await log.oldest())
    expect(position).toContain('shard-zero')
    stream.vanish('shard-zero')
    stream.write('shard-one', 'a', { n: 2 })
    await log.newest()
    const after = await drain(log, position)
    expect(after.numbers).toEqual([2])
    expect(after.position).not.toContain('shard-zero')
  })

  it('a stream that was switched off and on again is one', async () => {
    const { stream, log, reader } = setUp()
    stream.open('0')
    const position = await log.oldest()
    stream.replace('two')
    stream.open('0')
    await expect(reader().read(position, 10)).rejects.toThrow(ChangeGapError)
  })

  it('a shard not begun within the retention is one', async () => {
    const { stream, log, reader, time } = setUp()
    stream.open('0')
    stream.write('0', 'a', { n: 1 })
    const position = await log.oldest()
    time.now += 23 * HOUR_MS
    expect((await drain(reader(), position)).numbers).toEqual([1])
    time.now += 2 * HOUR_MS
    await expect(reader().read(position, 10)).rejects.toThrow(ChangeGapError)
  })
})

it('drops records of nothing without taking them for the end', async () => {
  const { stream, log } = setUp()
  stream.open('0')
  stream.write('0', 'a', { n: 1 })
  for (let times = 0; times < 5; times++) stream.write('0', 'a', { n: 1, before: 1 })
  stream.write('0', 'a', { n: 2, before: 1 })
  const first = await log.read(await log.oldest(), 2)
  expect(first.changes).toHaveLength(1)
  expect((await log.read(first.position, 2)).changes.map((change) => change.new?.n)).toEqual([2])
})

it('refuses a position of something else', async () => {
  const { stream, log } = setUp()
  stream.open('0')
  for (const position of ['', '17', '{"stream":"one"}', 'null'])
    await expect(log.read(position, 10)).rejects.toThrow(InvalidRequestError)
})
