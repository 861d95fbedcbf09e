import { expect } from 'vitest'
import type { Value } from '../../port.ts'
import type { StoreTests } from './world.ts'
import { item, key, putAll, refusal, scanned } from './world.ts'

const nested = (depth: number): Value => (depth === 0 ? 1 : [nested(depth - 1)])

export const limits: StoreTests = {
  'counts keys in bytes, not characters': async ({ store }) => {
    await putAll(store, [{ PK: 'é'.repeat(1024), SK: '😀'.repeat(256) }])
    expect((await refusal(putAll(store, [{ PK: `${'é'.repeat(1024)}a`, SK: 'a' }]))).subject).toBe(
      'PK',
    )
    const { subject, rule } = await refusal(putAll(store, [item(`${'😀'.repeat(256)}a`)]))
    expect([subject, rule]).toEqual(['SK', 'a key has at most 1024 bytes, this one 1025'])
  },

  'refuses an item above 400 KB before it is written': async ({ store, tools }) => {
    const { subject, rule } = await refusal(
      putAll(store, [item('a', { text: 'x'.repeat(410_000) })]),
    )
    expect(subject).toBe('item P / a')
    expect(rule).toMatch(/^an item has at most 409600 bytes, this one 410\d{3}$/)
    await refusal(store.writeMany({ puts: [item('b'), item('a', { text: 'é'.repeat(205_000) })] }))
    expect(await scanned(tools)).toEqual([])
  },

  'refuses values nested deeper than DynamoDB allows': async ({ store }) => {
    await putAll(store, [item('a', { deep: nested(31) })])
    const { rule } = await refusal(putAll(store, [item('b', { deep: nested(32) })]))
    expect(rule).toBe('nested deeper than 31')
  },

  'refuses numbers that DynamoDB cannot hold': async ({ store, tools }) => {
    for (const n of [
      Number.NaN,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      1e126,
      -1e126,
      1e-131,
    ]) {
      const { subject } = await refusal(putAll(store, [item('a', { n })]))
      expect(subject).toBe('attribute n')
      await refusal(store.write([{ kind: 'update', key: key('a'), orCreate: true, set: { n } }]))
      await refusal(
        store.write([{ kind: 'put', item: item('a'), when: { attribute: 'n', equals: n } }]),
      )
    }
    expect(await scanned(tools)).toEqual([])
  },

  'refuses query limits out of bounds': async ({ store }) => {
    for (const limit of [0, -1, 2501, 2.5, Number.NaN]) {
      const { subject, rule } = await refusal(store.query({ partition: 'P', limit }))
      expect([subject, rule]).toEqual(['limit', 'a whole number from 1 to 2500'])
    }
  },

  'refuses a name longer than DynamoDB allows': async ({ store }) => {
    const { rule } = await refusal(putAll(store, [item('a', { ['é'.repeat(128)]: 1 })]))
    expect(rule).toBe('a name has at most 255 bytes')
  },
}
