import { expect } from 'vitest'
import { ConditionFailedError } from '../../errors.ts'
import type { StoreTests } from './world.ts'
import { allChanges, item, key, putAll } from './world.ts'

const fifty = Array.from({ length: 50 }, (_, n) => n)

export const concurrency: StoreTests = {
  'of 50 concurrent puts on absent one wins': async ({ store }) => {
    const outcomes = await Promise.allSettled(
      fifty.map((n) => store.write([{ kind: 'put', item: item('a', { n }), when: 'absent' }])),
    )
    const winners = fifty.filter((n) => outcomes[n]?.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ConditionFailedError)
    expect(await store.get(key('a'))).toEqual(item('a', { n: winners[0] as number }))
    expect(await allChanges(store)).toHaveLength(1)
  },

  '50 concurrent additions are exact': async ({ store }) => {
    await Promise.all(
      fifty.map(() =>
        store.write([{ kind: 'update', key: key('a'), orCreate: true, add: { n: 2 } }]),
      ),
    )
    expect(await store.get(key('a'))).toEqual(item('a', { n: 100 }))
    const images = (await allChanges(store)).map((change) => change.new?.n)
    expect(images).toEqual(fifty.map((n) => 2 * n + 2))
  },

  '50 concurrent transactions that meet in one counter are exact': async ({ store }) => {
    await putAll(store, [item('counter', { n: 0 })])
    await Promise.all(
      fifty.map((n) =>
        store.write([
          { kind: 'put', item: item(`member-${n}`), when: 'absent' },
          { kind: 'update', key: key('counter'), add: { n: 1 } },
        ]),
      ),
    )
    expect((await store.get(key('counter')))?.n).toBe(50)
    expect((await store.query({ partition: 'P', sort: { begins: 'member-' } })).items).toHaveLength(
      50,
    )
  },

  'a limit kept by condition is never passed': async ({ store }) => {
    await putAll(store, [item('limit', { n: 0 })])
    const outcomes = await Promise.allSettled(
      fifty.map(() =>
        store.write([
          {
            kind: 'update',
            key: key('limit'),
            add: { n: 1 },
            when: { attribute: 'n', lessThan: 7 },
          },
        ]),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
    expect((await store.get(key('limit')))?.n).toBe(7)
  },

  'reads amid writes see whole items': async ({ store }) => {
    await putAll(store, [item('a', { n: 0, again: 0 })])
    const writing = (async () => {
      for (const n of fifty) await putAll(store, [item('a', { n, again: n })])
    })()
    for (let read = 0; read < 50; read++) {
      const found = await store.get(key('a'))
      expect(found?.again).toBe(found?.n)
    }
    await writing
  },
}
