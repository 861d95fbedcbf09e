import { expect } from 'vitest'
import { StoreUnavailableError } from '../../errors.ts'
import type { Operation, Query, Store } from '../../port.ts'
import {
  type Case,
  calls,
  conditions,
  keys,
  lone,
  queries,
  updates,
  values,
} from './bad-requests.ts'
import type { StoreTests } from './world.ts'
import { allChanges, item, key, putAll, refusal, scanned } from './world.ts'

async function refuseAll(cases: readonly Case[], run: (request: never) => Promise<unknown>) {
  for (const [request, subject, rule] of cases) {
    const error = await refusal(run(request as never))
    expect([error.subject, error.rule]).toEqual([subject, rule])
    expect(error.code).toBe('INVALID_REQUEST')
  }
}

const write = (store: Store) => (operations: Operation[]) => store.write(operations)
/** The valid part of a transaction must not get through either. */
const writeBeside = (store: Store) => (operations: Operation[]) =>
  store.write([{ kind: 'put', item: item('valid') }, ...operations])

export const badInput: StoreTests = {
  'values no engine can hold are refused and nothing is written': async ({ store, tools }) => {
    await refuseAll([...values, ...keys], write(store))
    await refuseAll([...values, ...keys], writeBeside(store))
    await refuseAll([...values, ...keys.slice(0, -2)], (operations: { item: never }[]) =>
      store.writeMany({ puts: [item('valid'), ...operations.map((operation) => operation.item)] }),
    )
    expect(await scanned(tools)).toEqual([])
    expect(await allChanges(store)).toEqual([])
  },

  'updates and conditions that mean nothing are refused': async ({ store, tools }) => {
    await refuseAll([...updates, ...conditions, ...calls], write(store))
    await refuseAll([...updates, ...conditions], writeBeside(store))
    expect(await scanned(tools)).toEqual([])
  },

  'an item named twice in writeMany is refused': async ({ store, tools }) => {
    const error = await refusal(store.writeMany({ puts: [item('a')], deletes: [key('a')] }))
    expect([error.subject, error.rule]).toEqual(['item P / a', 'named twice in one write'])
    await refusal(store.writeMany({ puts: [item('a', { n: 1 }), item('a', { n: 2 })] }))
    expect(await scanned(tools)).toEqual([])
  },

  'queries that no table can answer are refused': async ({ store }) => {
    await putAll(store, [item('a', { GSI1PK: 'P', GSI1SK: '1' })])
    await refuseAll(queries, (query: Query) => store.query(query))
  },

  'keys that cannot be are refused when read': async ({ store }) => {
    for (const bad of [
      { PK: '', SK: 'a' },
      { PK: 'P', SK: 'x'.repeat(1025) },
      { PK: lone, SK: 'a' },
    ]) {
      const error = await refusal(store.get(bad))
      expect(error.subject).toBe(bad.SK === 'a' ? 'PK' : 'SK')
      const same = await refusal(store.getMany([key('a'), bad]))
      expect([same.subject, same.rule]).toEqual([error.subject, error.rule])
    }
  },

  'an unknown table is refused': async ({ engine }) => {
    for (const open of [() => engine.table('none'), () => engine.tools('none')]) {
      const error = await refusal(Promise.resolve().then((): unknown => open()))
      expect([error.subject, error.rule]).toEqual(['table none', 'open are sample, quiet'])
    }
  },

  'a closed engine says so': async ({ engine, store }) => {
    await putAll(store, [item('a')])
    await engine.close()
    const calls = [
      () => store.get(key('a')),
      () => store.getMany([key('a')]),
      () => store.query({ partition: 'P' }),
      () => store.write([{ kind: 'put', item: item('b') }]),
      () => store.writeMany({ puts: [item('b')] }),
      () => store.changes.oldest(),
    ]
    for (const call of calls) await expect(call()).rejects.toBeInstanceOf(StoreUnavailableError)
  },
}
