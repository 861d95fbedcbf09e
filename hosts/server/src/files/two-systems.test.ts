import { collabHubSystem, Upload as HubUpload } from '@longtable/collab-hub'
import { silentEvents, silentLogger, SystemTable } from '@longtable/core'
import { put } from '@longtable/entity'
import { keysIn, pngFile } from '@longtable/files/testing'
import { goalsGuildSystem, Upload as GuildUpload } from '@longtable/goals-guild'
import { noSearch } from '@longtable/search'
import { noDocuments, type System } from '@longtable/system'
import { createWorld, stores } from '@longtable/testing'
import { testFiles } from '@longtable/testing/system'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { systems } from '../systems.ts'

const DAY_MS = 86_400_000
const both: readonly System[] = [goalsGuildSystem, collabHubSystem]

it('schedules of all systems have names of their own: their jobs are in one table', async () => {
  const deps = {} as never
  const names = systems.flatMap(({ system }) =>
    (system?.work(deps).schedules ?? []).map(({ name }) => name),
  )
  expect(new Set(names).size).toBe(names.length)
})

describe.each(stores)('two systems with one object store on $name', (store) => {
  it('sweep what is theirs, and pass over what is the other one’s', async () => {
    const tables = [...both.map(({ model }) => model.table), SystemTable]
    await using world = await createWorld(store, { tables })
    const directory = await mkdtemp(join(tmpdir(), 'longtable-two-systems-'))
    const files = testFiles(directory, world.now)
    const sweep = async ({ model, work }: System) => {
      const deps = {
        store: world.store(model.table),
        system: world.store(SystemTable),
        events: silentEvents,
        documents: noDocuments,
        search: noSearch,
        log: silentLogger,
        now: world.now,
        stamp: world.stamp,
        files,
      }
      for (const schedule of work(deps).schedules) await schedule.run()
    }
    const userId = world.stamp().id
    const uploadIn = (folder: string) => {
      const { id, at } = world.stamp()
      return {
        id,
        userId,
        purpose: 'avatar' as const,
        contentType: 'image/png',
        size: 9,
        status: 'used' as const,
        s3Key: `${folder}/${userId}/${id}.png`,
        usedBy: userId,
        createdAt: at,
        updatedAt: at,
      }
    }
    const guild = uploadIn('avatars')
    const hub = uploadIn('avatars/collabhub')
    const lost = [uploadIn('avatars'), uploadIn('avatars/collabhub')]
    await world.store(goalsGuildSystem.model.table).write([put(GuildUpload, guild)])
    await world.store(collabHubSystem.model.table).write([put(HubUpload, hub)])
    const keys = [guild, hub, ...lost].map(({ s3Key }) => s3Key)
    for (const key of keys) await files.putOnce(key, pngFile(2, 2))
    world.advance(3 * DAY_MS)
    const [lostGuild = '', lostHub = ''] = lost.map(({ s3Key }) => s3Key)
    await sweep(goalsGuildSystem)
    expect(await keysIn(files, 'avatars/')).toEqual(keys.filter((key) => key !== lostGuild).sort())
    await sweep(collabHubSystem)
    expect(await keysIn(files, 'avatars/')).toEqual([guild.s3Key, hub.s3Key].sort())
    expect(lostHub).not.toBe('')
    await rm(directory, { recursive: true })
  })
})
