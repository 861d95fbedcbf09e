import { createHash } from 'node:crypto'
import { entity, Id, table, toItem } from '@longtable/entity'
import { objectStores } from '@longtable/files/testing'
import type { StoreTools } from '@longtable/store'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { tracks } from './tracked-files.ts'
import { verifyFiles } from './verify-files.ts'

const Box = table({ name: 'box', indexes: {} })
const Scan = entity(Box, {
  type: 'Scan',
  fields: { scanId: Id, key: z.string(), sha256: z.string().optional() },
  keys: { table: ['SCAN#{scanId}', 'SCAN'] },
})
const tracked = [
  tracks(Scan, { prefixes: ['scans/'], files: ({ key, sha256 }) => [{ key, sha256 }] }),
]
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** What is scanned is what was put into it. */
const toolsOf = (scans: readonly { key: string; sha256?: string }[]): Pick<StoreTools, 'scan'> => ({
  async *scan() {
    yield scans.map((scan, place) => toItem(Scan, { scanId: `s${place}`, ...scan }))
  },
})

describe.each(objectStores)('files on $name', ({ open }) => {
  it.each([1000, 7])('are all read and compared, with %i keys in memory', async (keysMax) => {
    await using served = await open()
    const { objects: files } = served
    const scans: { key: string; sha256?: string }[] = []
    for (let n = 0; n < 30; n++) {
      const key = `scans/box/${n}.txt`
      await files.putOnce(key, Buffer.from(`text ${n}`))
      scans.push({ key, sha256: hashOf(`text ${n}`) })
    }
    const verified = (rows: typeof scans, mayBeUntracked = false) =>
      verifyFiles({ files, tables: [{ tools: toolsOf(rows), tracked }], keysMax, mayBeUntracked })
    expect(await verified(scans)).toEqual({ objects: 30, bytes: 200, problems: [] })

    await files.putOnce('scans/box/stray.txt', Buffer.from('stray'))
    await files.putOnce('elsewhere/box/stray.txt', Buffer.from('of somebody else'))
    expect((await verified(scans)).problems).toHaveLength(1)
    expect((await verified(scans, true)).problems).toEqual([])
    await files.remove('scans/box/3.txt')
    await files.remove('scans/box/4.txt')
    await files.putOnce('scans/box/4.txt', Buffer.from('text for'))
    const wrong = scans.map((scan, place) => (place === 5 ? { key: scan.key } : scan))
    const { problems } = await verified([...wrong, scans[6] as { key: string }])
    expect(problems).toEqual(
      [
        'scans/box/3.txt is missing',
        'scans/box/4.txt is altered: its hash is not the stored one',
        'scans/box/5.txt has no stored hash',
        'scans/box/6.txt is tracked by 2 items',
        'scans/box/stray.txt is untracked: nothing says that it is there',
      ].sort(),
    )
  })
})
