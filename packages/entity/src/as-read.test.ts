import { stores } from '@longtable/store/testing'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { asRead, change, entity, Id, put, remove, table } from './index.ts'

const Desk = table({ name: 'desk', indexes: {}, discriminator: 'type' })
const Letter = entity(Desk, {
  type: 'Letter',
  fields: { id: Id, text: z.string(), seal: z.string().optional(), at: z.string().nullable() },
  keys: { table: ['LETTER#{id}', 'LETTER'] },
})

describe.each(stores)('what is written as it was read on $name', ({ open }) => {
  const opened = () => open([Desk], { clock: () => 1_700_000_000_000 })

  it.each([{ seal: 'red' }, { at: '2026' }])('fails when it was changed: %o', async (patch) => {
    await using engine = await opened()
    const desk = engine.table(Desk.name)
    const letter = { id: '1', text: 'Dear', at: null }
    await desk.write([put(Letter, letter)])
    const answer = change(Letter, letter, {
      patch: { text: 'Yes' },
      when: asRead(Letter, letter, 'seal', 'at'),
    })
    await desk.write([change(Letter, letter, { patch: { text: 'Sir' } })])
    await desk.write([answer])
    await desk.write([change(Letter, letter, { patch })])
    await expect(desk.write([answer])).rejects.toThrow('condition')
  })

  it('fails when it is gone, also where nothing was there to compare', async () => {
    await using engine = await opened()
    const desk = engine.table(Desk.name)
    const letter = { id: '1', text: 'Dear', at: null }
    const burnt = remove(Letter, letter, asRead(Letter, letter, 'seal'))
    await desk.write([put(Letter, letter)])
    await desk.write([burnt])
    await expect(desk.write([burnt])).rejects.toThrow('condition')
  })
})
