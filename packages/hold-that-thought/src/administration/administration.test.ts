import { photoFile } from '@longtable/documents/testing'
import { keysIn } from '@longtable/files/testing'
import type { Item } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { sealAll } from '../testing/seal-all.ts'
import { checkArchive } from '../archive/export-archive.ts'
import { createFamilyWorld, idOf } from '../testing/family-world.ts'
import { mediaOf } from '../testing/send-upload.ts'

const CHECKS = `{ archiveTasks { items { kind status doneCount itemCount fileCount fileBytes
  problemCount problems downloadUrl } } }`

describe.each(stores)('looking after a family on $name', (store) => {
  it('tells who did what, how far that is sealed, and how much everybody has stored', async () => {
    await using world = await createFamilyWorld(store)
    const [root, ana] = [await world.admin('root'), await world.person('ana')]
    const bytes = await photoFile()
    await mediaOf(world.again(ana), {}, { bytes, contentType: 'image/jpeg', fileName: 'a.jpg' })
    await world.settle()
    const date = new Date(world.world.now()).toISOString().slice(0, 10)
    const { data } = await world.ask(
      root,
      `query ($date: String!, $ana: ID!) {
        day: auditByDay(date: $date, action: "MEDIA_ADDED") { items { action userId } }
        ana: auditByUser(userId: $ana) { items { action userId sequence } }
        auditChain { sequence hash unsealedCount }
        storedByMember { items { member { userId } storedBytes storedBytesMax mediaUploadCount } } }`,
      { date, ana: idOf(ana) },
    )
    expect(data.day.items).toEqual([{ action: 'MEDIA_ADDED', userId: idOf(ana) }])
    expect(new Set(data.ana.items.map(({ userId }: { userId: string }) => userId))).toEqual(
      new Set([idOf(ana)]),
    )
    expect(data.auditChain).toMatchObject({ sequence: 0, hash: null })
    expect(data.auditChain.unsealedCount).toBeGreaterThan(0)
    const stored = data.storedByMember.items.find(
      ({ member }: { member: { userId: string } }) => member.userId === idOf(ana),
    )
    expect(stored).toMatchObject({ mediaUploadCount: 1, storedBytesMax: 500 * 1024 * 1024 })
    expect(stored.storedBytes).toBeGreaterThan(0)
    const read = await world.ask(
      world.again(root),
      `query ($root: ID!) { auditByUser(userId: $root, action: "ADMIN_READ") { items { resourceId } } }`,
      { root: idOf(root) },
    )
    expect(read.data.auditByUser.items.length).toBeGreaterThan(2)
  })

  it('says whether the links of the log hold, and names the entry that was edited', async () => {
    await using world = await createFamilyWorld(store)
    const [root] = [await world.admin('root'), await world.person('ana')]
    await sealAll(world)
    const checked = async () => {
      world.world.advance(1000)
      const asked = await world.ask(
        world.again(root),
        'mutation { checkAuditChain { isChecking } }',
      )
      expect(asked.data.checkAuditChain).toEqual({ isChecking: true })
      await world.settle()
      const shown = 'isChecking check { sequence entryCount problemCount problems }'
      return (await world.ask(world.again(root), `{ auditChain { ${shown} } }`)).data.auditChain
    }
    expect(await checked()).toMatchObject({ isChecking: false, check: { problemCount: 0 } })
    const edited = (await world.items()).find(({ sequence }) => sequence === 1) as Item
    await world.deps.store.writeMany({ puts: [{ ...edited, action: 'NOTHING' }] })
    const { check } = await checked()
    expect(check.problems).toEqual([expect.stringContaining(`link 1 (${edited.PK}`)])
  })

  it('finds all of it whole, and names the file that somebody has taken away', async () => {
    await using world = await createFamilyWorld(store)
    const [root, ana] = [await world.admin('root'), await world.person('ana')]
    const bytes = await photoFile()
    await mediaOf(world.again(ana), {}, { bytes, contentType: 'image/jpeg', fileName: 'a.jpg' })
    await world.settle()
    await checkArchive(world.again(root), {})
    await world.settle()
    const whole = await world.ask(world.again(root), CHECKS)
    expect(whole.data.archiveTasks.items).toMatchObject([
      { kind: 'check', status: 'done', fileCount: 2, problemCount: 0, problems: [] },
    ])
    expect(whole.data.archiveTasks.items[0].fileBytes).toBeGreaterThan(0)
    expect(whole.data.archiveTasks.items[0].itemCount).toBeGreaterThan(3)

    const [lost = ''] = (await keysIn(world.deps.files, 'media/')).filter(
      (key) => !key.includes('/small/'),
    )
    await world.deps.files.remove(lost)
    await checkArchive(world.again(root), {})
    await world.settle()
    const [check] = (await world.ask(world.again(root), CHECKS)).data.archiveTasks.items
    expect(check).toMatchObject({ problemCount: 1, problems: [`${lost} is missing`] })
    const report = await world.read(world.again(root), check.downloadUrl)
    expect(report.text).toBe(`${lost} is missing\n`)
    expect(report.headers['content-disposition']).toMatch(/^attachment; filename="check-/)
  })
})
