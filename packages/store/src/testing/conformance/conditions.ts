import { expect } from 'vitest'
import { CONDITION_TERMS_MAX, IN_OPERANDS_MAX } from '../../limits.ts'
import type { Comparison, Condition } from '../../port.ts'
import type { StoreTests, StoreWorld } from './world.ts'
import { conditionFailures, item, key, putAll } from './world.ts'

const there = item('there', {
  text: 'm',
  count: 5,
  yes: true,
  nothing: null,
  list: [1],
  map: { a: 1 },
  emoji: '😀',
  negative: -2.5,
})

async function expectAll(world: StoreWorld, SK: string, cases: readonly [Condition, boolean][]) {
  await putAll(world.store, [there])
  for (const [when, holds] of cases) {
    const written = world.store.write([{ kind: 'check', key: key(SK), when }])
    const outcome = await written.then(
      () => true,
      () => conditionFailures(written).then(() => false),
    )
    expect(outcome, JSON.stringify(when)).toBe(holds)
  }
}

const on = (attribute: string, test: object) => ({ attribute, ...test }) as Comparison

export const conditions: StoreTests = {
  'absent and present tell whether the item is there': async (world) => {
    await expectAll(world, 'there', [
      ['present', true],
      ['absent', false],
    ])
    await expectAll(world, 'none', [
      ['present', false],
      ['absent', true],
    ])
  },

  'equality compares value and type': (world) =>
    expectAll(world, 'there', [
      [on('text', { equals: 'm' }), true],
      [on('text', { equals: 'M' }), false],
      [on('count', { equals: 5 }), true],
      [on('count', { equals: '5' }), false],
      [on('yes', { equals: true }), true],
      [on('yes', { equals: 1 }), false],
      [on('nothing', { equals: null }), true],
      [on('nothing', { equals: false }), false],
      [on('list', { equals: 1 }), false],
      [on('none', { equals: null }), false],
      [on('PK', { equals: 'P' }), true],
    ]),

  'notEquals holds for another value or type, never for a missing attribute': (world) =>
    expectAll(world, 'there', [
      [on('text', { notEquals: 'n' }), true],
      [on('text', { notEquals: 'm' }), false],
      [on('count', { notEquals: '5' }), true],
      [on('count', { notEquals: 5 }), false],
      [on('map', { notEquals: 1 }), true],
      [on('nothing', { notEquals: null }), false],
      [on('none', { notEquals: 'x' }), false],
    ]),

  'in holds for one of the values': (world) =>
    expectAll(world, 'there', [
      [on('text', { in: ['a', 'm'] }), true],
      [on('text', { in: ['a', 'b'] }), false],
      [on('count', { in: ['5', true, null, 5] }), true],
      [on('count', { in: ['5', true, null] }), false],
      [on('nothing', { in: [null] }), true],
      [on('none', { in: [null, ''] }), false],
      [on('count', { in: Array.from({ length: IN_OPERANDS_MAX }, (_, n) => n - 44) }), true],
    ]),

  'comparisons order numbers': (world) =>
    expectAll(world, 'there', [
      [on('count', { lessThan: 5 }), false],
      [on('count', { lessThan: 5.5 }), true],
      [on('count', { atMost: 5 }), true],
      [on('count', { atMost: 4 }), false],
      [on('count', { moreThan: 5 }), false],
      [on('count', { moreThan: -10 }), true],
      [on('count', { atLeast: 5 }), true],
      [on('count', { atLeast: 10 }), false],
      [on('negative', { lessThan: -2 }), true],
      [on('negative', { atLeast: -2.5 }), true],
    ]),

  'comparisons order strings by their UTF-8 bytes': (world) =>
    expectAll(world, 'there', [
      [on('text', { lessThan: 'n' }), true],
      [on('text', { lessThan: 'm' }), false],
      [on('text', { atMost: 'm' }), true],
      [on('text', { moreThan: 'M' }), true],
      [on('text', { atLeast: 'ma' }), false],
      [on('emoji', { moreThan: '～' }), true],
      [on('emoji', { lessThan: '\uffff' }), false],
      [on('text', { moreThan: '' }), true],
    ]),

  'comparisons never hold across types or for a missing attribute': (world) =>
    expectAll(world, 'there', [
      [on('text', { moreThan: 0 }), false],
      [on('text', { lessThan: 0 }), false],
      [on('count', { atLeast: '0' }), false],
      [on('count', { atMost: '9' }), false],
      [on('yes', { atLeast: 0 }), false],
      [on('nothing', { atMost: 0 }), false],
      [on('list', { moreThan: 0 }), false],
      [on('none', { lessThan: 9 }), false],
      [on('none', { atLeast: '' }), false],
    ]),

  'exists and missing look at the attribute, whatever its value': (world) =>
    expectAll(world, 'there', [
      [on('nothing', { exists: true }), true],
      [on('nothing', { missing: true }), false],
      [on('map', { exists: true }), true],
      [on('none', { exists: true }), false],
      [on('none', { missing: true }), true],
      [on('map.a', { exists: true }), false],
    ]),

  'an absent item satisfies absent and missing and nothing else': (world) =>
    expectAll(world, 'none', [
      [on('text', { missing: true }), true],
      [on('text', { exists: true }), false],
      [on('text', { notEquals: 'x' }), false],
      [on('text', { equals: null }), false],
      [on('text', { lessThan: 'x' }), false],
      [on('PK', { missing: true }), true],
      [{ any: ['absent', on('text', { equals: 'x' })] }, true],
      [{ all: ['absent', on('text', { missing: true })] }, true],
      [{ all: ['present', on('text', { missing: true })] }, false],
    ]),

  'groups combine conditions two deep': (world) => {
    const yes = { attribute: 'count', equals: 5 } as const
    const no = { attribute: 'count', equals: 6 } as const
    return expectAll(world, 'there', [
      [{ all: [yes, 'present'] }, true],
      [{ all: [yes, no] }, false],
      [{ any: [no, yes] }, true],
      [{ any: [no, 'absent'] }, false],
      [{ any: [{ all: [yes, no] }, { all: [yes, yes] }] }, true],
      [{ all: [{ any: [yes, no] }, { any: [no, no] }] }, false],
      [{ all: [{ any: [yes, no] }, 'present', { all: [yes] }] }, true],
      [{ all: [{ any: [yes] }] }, true],
      [{ any: [{ attribute: 'count', notEquals: 6 }] }, true],
      [{ any: [{ all: [no, { attribute: 'count', notEquals: 6 }] }] }, false],
      [{ any: [{ all: [no, yes] }, no, 'absent'] }, false],
    ])
  },

  'a condition on the same attribute as the update sees the value before': async ({ store }) => {
    await putAll(store, [item('a', { n: 1 })])
    const raise = {
      kind: 'update',
      key: key('a'),
      set: { n: 2 },
      when: on('n', { equals: 1 }),
    } as const
    await store.write([raise])
    expect(await conditionFailures(store.write([raise]))).toEqual([{ operation: 0 }])
    expect(await store.get(key('a'))).toEqual(item('a', { n: 2 }))
  },

  'as many terms as allowed fit into one condition': async ({ store }) => {
    const any = Array.from({ length: CONDITION_TERMS_MAX }, (_, n) =>
      on(`attribute${n}`, { notEquals: n + 1 }),
    )
    await putAll(store, [item('a', { [`attribute${CONDITION_TERMS_MAX - 1}`]: 99 })])
    await store.write([{ kind: 'check', key: key('a'), when: { any } }])
    await conditionFailures(store.write([{ kind: 'check', key: key('b'), when: { any } }]))
  },
}
