import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SystemTable } from '@longtable/core'
import { ggCore } from '@longtable/goals-guild'
import type { Engine, Item } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'
import { describe, expect, it } from 'vitest'
import { monthReport, quickMonth, runMonthBench } from './index.ts'
import { differencesOf, tally } from './invariants.ts'
import { emptyLedger } from './ledger.ts'
import { itemWritesOf, recorded, replay, type ReplayClock } from './recording.ts'

const item = (SK: string, more: object = {}): Item => ({ PK: 'USER#ana', SK, ...more })

const told = (id: string, more: object): Item =>
  item(`NOTIFICATION#${id}`, {
    type: 'Notification',
    id,
    userId: 'ana',
    isRead: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...more,
  })

/** Two stores that are removed afterwards. */
async function withEngines(
  use: (one: Engine, other: Engine) => Promise<void>,
  clocks: readonly { readonly now: number }[] = [{ now: 0 }, { now: 0 }],
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-bench-test-'))
  const tables = [ggCore, SystemTable]
  const engines = await Promise.all(
    clocks.map((clock, place) =>
      openLmdb({ directory: join(directory, String(place)), tables, clock: () => clock.now }),
    ),
  )
  try {
    await use(engines[0] as Engine, engines[1] as Engine)
  } finally {
    for (const engine of engines) await engine.close()
    await rm(directory, { recursive: true })
  }
}

describe('the benchmark of the month', () => {
  it('goes through a small month, in which everything fits together', async () => {
    const result = await runMonthBench({ ...quickMonth, say: () => {} })
    const acts = (kind: string) =>
      result.turns.filter((turn) => turn.kind === kind).map((turn) => turn.acts)
    expect(acts('invites')).toEqual([10, 10])
    expect(acts('accepted')).toEqual([5, 5])
    expect(acts('comments')).toEqual([50, 50])
    expect(acts('reactions')).toEqual([100, 100])
    for (const { acts: count, transactions, itemWrites, domain, bare } of result.turns) {
      // At least the limit and the act itself; an act writes at least itself, its request, its entry.
      expect(transactions).toBeGreaterThanOrEqual(2 * count)
      expect(itemWrites).toBeGreaterThanOrEqual(4 * count)
      expect(Math.min(domain.wall, domain.cpu, bare.wall, bare.cpu)).toBeGreaterThan(0)
    }
    expect(monthReport(result)).toMatch(/\| the month +\| 330 /)
  })

  it('says what is not as people remember it', () => {
    const ledger = { ...emptyLedger(), invites: 2, accepted: 1, reactions: 3 }
    ledger.told.set('reaction', 2)
    const verifier = tally(ledger)
    verifier.see(item('1', { type: 'CollaborationInvite', inviteId: 'a', status: 'pending' }))
    verifier.see(item('2', { type: 'CollaborationInvite', inviteId: 'b', status: 'accepted' }))
    verifier.see(item('3', { type: 'InviteGuard', inviteId: 'b' }))
    verifier.see(
      item('4', { type: 'CommentStats', commentId: 'c', replyCount: 1, revision: 9, '👍': 3 }),
    )
    verifier.see(told('5', { kind: 'reaction', commentId: 'c', actorId: 'ben', otherIds: ['cem'] }))
    verifier.see(told('6', { kind: 'reaction', commentId: 'c', actorId: 'cem' }))
    verifier.see(told('7', { kind: 'reaction', commentId: 'd', actorId: 'cem' }))
    verifier.see(item('8', { type: 'Counter', name: 'UNREAD', count: 2 }))
    expect(verifier.problems()).toEqual([
      'guards are not of the live invites',
      'collaborators: 0, expected 1',
      'counted replies: 1, expected 0',
      'reactions: 0, expected 3',
      'reaction notifications: 3, expected 2',
      'unread: 2, expected 3',
    ])
  })
})

describe('the bare store of the month', () => {
  it('is given what was written, in its order and at its time, and nothing that was refused', async () => {
    const clocks = [{ now: 1000 }, { now: 0 }] satisfies [ReplayClock, ReplayClock]
    await withEngines(async (domain, bare) => {
      const recording = recorded(domain, () => clocks[0].now)
      const store = recording.engine.table(ggCore.name)
      await store.write([{ kind: 'put', item: item('a', { ttl: 5, n: 0 }), when: 'absent' }])
      const key = { PK: 'USER#ana', SK: 'a' }
      const add = { kind: 'update', key, add: { n: 1 } } as const
      await Promise.all(Array.from({ length: 20 }, () => store.write([add])))
      const again = { kind: 'put', item: item('a'), when: 'absent' } as const
      await expect(store.write([again])).rejects.toThrow()
      clocks[0].now = 6000
      await store.write([again, { kind: 'check', key: item('b'), when: 'absent' }])
      await recording.engine.table(SystemTable.name).writeMany({ puts: [item('c'), item('d')] })
      const log = recording.take()
      expect(log).toHaveLength(23)
      expect(itemWritesOf(log)).toBe(24)
      expect(recording.take()).toEqual([])

      await replay(bare, log, { clock: clocks[1], atOnce: 1 })
      expect(await differencesOf(domain, bare)).toEqual([])
    }, clocks)
  })

  it('is seen to hold something else', async () => {
    await withEngines(async (one, other) => {
      const put = (engine: Engine, table: string, SK: string) =>
        engine.table(table).writeMany({ puts: [item(SK)] })
      for (const engine of [one, other]) await put(engine, ggCore.name, 'a')
      await put(other, SystemTable.name, 'b')
      expect(await differencesOf(one, other)).toEqual([
        'longtable_system: the replay has more items',
      ])
      await put(one, SystemTable.name, 'c')
      await put(one, ggCore.name, 'd')
      expect(await differencesOf(one, other)).toEqual([
        'gg_core: USER#ana / d is not the same in both stores',
        'longtable_system: USER#ana / c is not the same in both stores',
        'changes: 1, expected 2',
      ])
    })
  })
})
