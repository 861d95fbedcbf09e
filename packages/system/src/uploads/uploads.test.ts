import { noSearch } from '@longtable/search'
import { createBus, mutations, sharedRows, silentLogger, type Viewer } from '@longtable/core'
import {
  Count,
  EpochSeconds,
  entity,
  find,
  Id,
  lookup,
  pattern,
  table,
  Timestamp,
} from '@longtable/entity'
import { createFileLinks } from '@longtable/files'
import { bytesOf, objectStores, SECRET, tellingFiles, upload } from '@longtable/files/testing'
import { createWorld, stores, type World } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { noDocuments, type SystemContext, uploadFields, uploads } from '../index.ts'

/** A table that calls its expiry otherwise than GoalsGuild's, with originals beside what others see. */
const Albums = table({
  name: 'albums',
  indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' } },
  discriminator: 'type',
  ttl: 'TTL',
})
const rows = sharedRows(Albums, { auditType: 'AuditLog', helpersAreTyped: true })
const Upload = entity(Albums, {
  type: 'Upload',
  fields: {
    ...uploadFields,
    purpose: z.enum(['original', 'portrait']),
    TTL: EpochSeconds.optional(),
  },
  keys: { table: ['ALBUM#{userId}', 'UPLOAD#{id}'] },
})
const Counter = entity(Albums, {
  type: 'Counter',
  fields: { userId: Id, name: z.enum(['STORED']), count: Count, updatedAt: Timestamp },
  keys: { table: ['ALBUM#{userId}', 'COUNTER#{name}'] },
})
const viewer = ({ viewer: { userId } = { userId: '' } }: { viewer?: Viewer | undefined }) =>
  Promise.resolve({ id: userId })
const endings = { 'image/png': 'png', 'image/jpeg': 'jpg' }
const albums = uploads(mutations<SystemContext, { id: string }>({ actor: viewer }), {
  Upload,
  uploadById: lookup(Upload, { source: 'spec: an upload' }),
  uploadsOf: pattern(Upload, 'table', { source: 'spec: uploads' }),
  Counter,
  counterOf: lookup(Counter, { source: 'spec: a counter' }),
  rows,
  sweep: 'albums.sweep',
  viewer,
  purposes: {
    original: { folder: 'originals', bytesMax: 10_000, isStripped: false, endings },
    portrait: { folder: 'portraits', bytesMax: 10_000, isStripped: true, endings },
  },
})

const ana = '01J00000000000000000000ANA'

const contextIn = (world: World, files: SystemContext['files']): SystemContext => ({
  ...world.reader(Albums, ana),
  viewer: { userId: ana },
  origin: { address: '127.0.0.1', agent: 'test' },
  rows,
  stamp: world.stamp,
  now: world.now,
  log: silentLogger,
  bus: createBus(),
  files,
  documents: noDocuments,
  search: noSearch,
  fileLinks: createFileLinks(new Uint8Array(32), '/files/'),
  disabledFeatures: new Set(),
})

const photo = tellingFiles.find(({ type }) => type === 'image/jpeg')?.bytes ?? Buffer.alloc(0)

async function finished(context: SystemContext, purpose: 'original' | 'portrait') {
  const announced = { purpose, contentType: 'image/jpeg', size: photo.byteLength }
  const { uploadId, url, headers } = await albums.startUpload(context, announced)
  const sent = Object.fromEntries(headers.map(({ name, value }) => [name, value]))
  expect((await upload({ url, headers: sent }, photo)).status).toBe(200)
  await albums.finishUpload(context, { uploadId })
  return albums.finishedUpload(context, { uploadId, purpose })
}

it('uploads name the purposes of their system in its SDL', () => {
  expect(albums.typeDefs).toMatch(/enum UploadPurpose \{\s+original\s+portrait\s+\}/)
})

describe.each(stores)('uploads of another system on $name', (store) => {
  it('keep an original as it was sent, and strip what others see', async () => {
    await using world = await createWorld(store, { tables: [Albums] })
    await using served = await objectStores[0]?.open(world.now)
    const files = served?.objects as SystemContext['files']
    const context = contextIn(world, files)
    const contentOf = async (purpose: 'original' | 'portrait') => {
      const { media } = await finished(context, purpose)
      expect(media.s3Key).toMatch(new RegExp(`^${purpose}s/${ana}/`))
      return bytesOf(await files.read(media.s3Key))
    }
    expect(photo.includes(SECRET)).toBe(true)
    expect((await contentOf('original'))?.equals(photo)).toBe(true)
    expect((await contentOf('portrait'))?.includes(SECRET)).toBe(false)
  })

  it('expire by the name that the table has for it, until something shows them', async () => {
    await using world = await createWorld(store, { tables: [Albums] })
    await using served = await objectStores[0]?.open(world.now)
    const context = contextIn(world, served?.objects as SystemContext['files'])
    const { upload: row } = await finished(context, 'original')
    expect(row.TTL).toBe(world.now() / 1000 + 24 * 3600)
    await context.store.write([albums.useUpload(row, { usedBy: 'album', at: row.updatedAt })])
    const used = await find(context.store, Upload, row)
    expect(used).toMatchObject({ status: 'used', usedBy: 'album' })
    expect(used).not.toHaveProperty('TTL')
  })
})
