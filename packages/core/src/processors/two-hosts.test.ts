import { randomUUID } from 'node:crypto'
import { toItem } from '@longtable/entity'
import type { Engine, Store } from '@longtable/store'
import { openDynamoDB } from '@longtable/store/dynamodb'
import { startDynoxide } from '@longtable/store/testing/dynoxide'
import { type FaultRule, openFaultProxy } from '@longtable/store/testing/fault-proxy'
import { expect, it } from 'vitest'
import {
  createRunner,
  LEASE_MS,
  onInsert,
  type Runner,
  silentEvents,
  silentLogger,
  SystemTable,
} from '../index.ts'
import { createCalledTime } from '../testing/called-time.ts'
import { Note, Notes, tables } from '../testing/sample.ts'

const CHANGES = 1200
/** Slow enough that a batch as large as may be would take longer than the time between checkpoints. */
const CALL_MS = 25
const POLL_MS = 250
const CHECKPOINT_EVERY_MS = 10_000
/** What a network and a busy table do on an ordinary day. */
const FAULTS: readonly FaultRule[] = [
  { fault: 'throttle', share: 0.02 },
  { fault: 'drop-reply', share: 0.01 },
]
const START = Date.UTC(2026, 0, 15, 10, 30)

/** Dynoxide behind the proxy, where every call takes its part of a time that only calls make. */
async function slowEngine(hosts: number) {
  const time = createCalledTime(START, hosts)
  const dynoxide = await startDynoxide()
  const proxy = await openFaultProxy({
    endpoint: dynoxide.endpoint,
    seed: 1,
    onCall: () => time.pass(CALL_MS),
  })
  const suffix = randomUUID()
  const tableNames = Object.fromEntries(tables.map(({ name }) => [name, `${name}-${suffix}`]))
  const { region, credentials } = dynoxide
  const opened: Engine[] = []
  return {
    time,
    proxy,
    /** As one host has it. */
    async open(): Promise<Engine> {
      const engine = await openDynamoDB({
        tables,
        tableNames,
        endpoint: proxy.endpoint,
        region,
        credentials,
        clock: time.now,
        createTables: opened.length === 0,
      })
      opened.push(engine)
      return engine
    },
    async [Symbol.asyncDispose]() {
      for (const engine of opened) await engine.close()
      await proxy[Symbol.asyncDispose]()
      await dynoxide[Symbol.asyncDispose]()
    },
  }
}

const note = (n: number) => ({
  userId: 'ana',
  noteId: `n${n}`,
  text: 'x',
  createdAt: '2026-01-15T10:30:00.000Z',
})

const isCheckpoint = (operations: Parameters<Store['write']>[0]) =>
  operations.some((one) => one.kind === 'put' && one.item.PK.startsWith('CHECKPOINT#'))

/** Says when a checkpoint was written. */
const tellingCheckpoints = (system: Store, tell: () => void): Store => ({
  ...system,
  async write(operations) {
    await system.write(operations)
    if (isCheckpoint(operations)) tell()
  },
})

it('of two hosts on a slow store that fails at times the work goes on from checkpoint to checkpoint', async () => {
  await using slow = await slowEngine(2)
  const { time } = slow
  const engines = [await slow.open(), await slow.open()]
  const puts = Array.from({ length: CHANGES }, (_, n) => toItem(Note, note(n)))
  await engines[0]?.table(Notes.name).writeMany({ puts })
  slow.proxy.configure(FAULTS)

  const handled = new Map<string, number>()
  const checkpoints = [time.now()]
  const runnerOf = (engine: Engine, host: number): Runner =>
    createRunner({
      store: engine.table(Notes.name),
      system: tellingCheckpoints(engine.table(SystemTable.name), () => {
        checkpoints.push(time.now())
      }),
      processors: [
        onInsert('test.look-up', Note, async ({ noteId }, { store }) => {
          handled.set(noteId, (handled.get(noteId) ?? 0) + 1)
          await store.get({ PK: 'USER#ana', SK: `NOTE#${noteId}` })
        }),
      ],
      group: 'test',
      owner: `host-${host}`,
      events: silentEvents,
      now: time.now,
      steadyNow: time.now,
      log: silentLogger,
    })
  /** As the server does: at once while there is work, else after a poll. */
  async function serve(runner: Runner): Promise<void> {
    while (handled.size < CHANGES || (await runner.status()).unprocessed > 0)
      if ((await runner.step()) === 0) await time.sleep(POLL_MS)
    time.leave()
  }
  await Promise.all(engines.map((engine, host) => serve(runnerOf(engine, host))))

  for (const { fault } of FAULTS) expect(slow.proxy.counts[fault]).toBeGreaterThan(0)
  expect(handled.size).toBe(CHANGES)
  expect(Math.max(...handled.values())).toBeLessThanOrEqual(2)
  const pauses = checkpoints.slice(1).map((at, place) => at - (checkpoints[place] ?? 0))
  expect(Math.max(...pauses)).toBeLessThanOrEqual(CHECKPOINT_EVERY_MS)
  // It takes several leases' time, so whoever does not renew loses its batch to the other.
  expect(time.now() - START).toBeGreaterThan(4 * LEASE_MS)
})
