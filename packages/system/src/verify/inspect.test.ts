import { entity, Id, table, toItem } from '@longtable/entity'
import type { ObjectStore } from '@longtable/files'
import type { Store, StoreTools } from '@longtable/store'
import { expect, it } from 'vitest'
import { inspecting } from './inspect.ts'
import { on, verifier } from './verifier.ts'

const Box = table({ name: 'box', indexes: {} })
const Note = entity(Box, {
  type: 'Note',
  fields: { noteId: Id },
  keys: { table: ['NOTE#{noteId}', 'NOTE'] },
})
const tools: Pick<StoreTools, 'scan'> = {
  async *scan() {
    yield [toItem(Note, { noteId: 'n1' }), toItem(Note, { noteId: 'n2' })]
  },
}

it('tells only of what is wrong twice', async () => {
  let looks = 0
  const inspect = inspecting({
    model: { table: Box, entities: { Note } },
    verifiers: [
      verifier({
        takes: [
          on(Note, ({ noteId }, { problem }) => {
            if (noteId === 'n1') problem('n1 is wrong')
            if (noteId === 'n2' && looks++ === 0) problem('n2 was just written')
          }),
        ],
      }),
    ],
    tracked: [],
    tools,
    store: {} as Store,
    files: {} as ObjectStore,
    now: () => 0,
  })
  expect(await inspect(async () => undefined)).toEqual({
    items: 2,
    objects: 0,
    bytes: 0,
    problems: ['n1 is wrong'],
  })
  expect(looks).toBe(2)
})
