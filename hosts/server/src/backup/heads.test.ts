import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SystemTable } from '@longtable/core'
import { bytesOf } from '@longtable/files/testing'
import type { Engine } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'
import { expect, it } from 'vitest'
import { addHeads, HEADS_FILE } from '../audit-heads.ts'
import { readContent } from './chunks.ts'
import { makeBackup } from './make-backup.ts'
import { openPlace } from './open-place.ts'

const head = (sequence: number) => ({
  table: 'gg_core',
  sequence,
  hash: `hash ${sequence}`,
  at: '2030-01-01T00:00:00.000Z',
})

it('a backup has no head of a link that was made after its copy of the store', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'longtable-heads-'))
  const dataDirectory = join(parent, 'data')
  const opened = await openLmdb({ directory: dataDirectory, tables: [SystemTable], sync: false })
  await addHeads(dataDirectory, [head(1)])
  // As a server does that goes on sealing.
  const engine: Engine = {
    ...opened,
    tools: (name) => ({
      ...opened.tools(name),
      async backup(target) {
        const made = await opened.tools(name).backup(target)
        await addHeads(dataDirectory, [head(2)])
        return made
      },
    }),
  }
  const now = Date.now
  const place = await openPlace({ kind: 'directory', directory: join(parent, 'place') }, now)
  const objects = await openPlace({ kind: 'directory', directory: join(parent, 'files') }, now)
  const { backup } = await makeBackup({
    engine,
    dataDirectory,
    place,
    objects,
    now,
    progress: () => {},
    warn: () => {},
    stillOurs: async () => {},
  })
  const kept = backup.beside.find(({ name }) => name === HEADS_FILE)
  const text = kept && String(await bytesOf(readContent(place, kept)))
  expect(text).toBe(`${JSON.stringify(head(1))}\n`)
  await opened.close()
  await rm(parent, { recursive: true })
})
