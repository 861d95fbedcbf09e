import { DomainError } from '@longtable/core'
import { keysIn, pngFile } from '@longtable/files/testing'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { HubContext } from '../context.ts'
import { setLogo } from '../startups/set-logo.ts'
import { setStartupVisibility } from '../startups/set-startup-visibility.ts'
import { PDF } from '../testing/access.ts'
import { amiss, createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { ban, pendingPerson } from '../testing/roles.ts'
import { finishedFileOf, sentFile } from '../testing/send-upload.ts'
import { startupOf } from '../testing/startups.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { finishedFile, finishUpload, startUpload, upload } from './hub-uploads.ts'
import { removeAvatar } from './remove-avatar.ts'
import { setAvatar } from './set-avatar.ts'

const [first, second] = [pngFile(6, 6), pngFile(8, 8)]
const FOLDERS = ['temp/uploads/', 'avatars/', 'logos/', 'resumes/', 'pitch-decks/']
const stored = ({ deps: { files } }: HubWorld) => keysIn(files, ...FOLDERS)

const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof DomainError) return error.reason
      throw error
    },
  )

const avatarSeenBy = async (world: HubWorld, viewer: HubContext, userId: string) => {
  const query = 'query ($id: ID!) { user(id: $id) { avatarUrl } }'
  return (await world.ask(viewer, query, { id: userId })).data.user.avatarUrl as string
}

describe.each(stores)('uploads of CollabHub on $name', (store) => {
  it('become the picture of a person, for whoever sees the person', async () => {
    await using world = await createHubWorld(store)
    const [ana, ben] = [await world.person('ana'), await world.person('talent-ben')]
    await setAvatar(ana, { uploadId: await finishedFileOf(ana, 'avatar', first) })
    const url = await avatarSeenBy(world, ben, idOf(ana))
    expect(Buffer.from((await world.read(ben, url)).text, 'latin1')).toEqual(first)
    const again = await finishedFileOf(world.again(ana), 'avatar', second)
    await setAvatar(world.again(ana), { uploadId: again })
    await world.settle()
    expect((await world.read(ben, url)).status).toBe(404)
    const other = await avatarSeenBy(world, ben, idOf(ana))
    await ban(world, ben)
    expect((await world.read(ben, other)).status).toBe(404)
    expect(await stored(world)).toEqual([`avatars/collabhub/${idOf(ana)}/${again}.png`])
    expect(await amiss(world)).toEqual([])
    await removeAvatar(world.again(ana), {})
    await removeAvatar(world.again(ana), {})
    await world.settle()
    expect(await stored(world)).toEqual([])
    await setAvatar(world.again(ana), {
      uploadId: await finishedFileOf(world.again(ana), 'avatar', first),
    })
    await deleteAccount(world.again(ana), {})
    await world.settle()
    expect(await stored(world)).toEqual([])
    expect(await amiss(world)).toEqual([])
  })

  it('of who is not verified yet become their picture, and nothing else', async () => {
    await using world = await createHubWorld(store)
    const pia = await pendingPerson(world)
    for (const purpose of ['logo', 'resume', 'pitchDeck'] as const)
      expect(await reasonOf(sentFile(world.again(pia), purpose, PDF))).toBe('users.unverified')
    const uploadId = await finishedFileOf(world.again(pia), 'avatar', first)
    const { data, errors } = await world.ask(
      pia,
      'mutation ($id: ID!) { setAvatar(uploadId: $id) { avatarUrl } }',
      { id: uploadId },
    )
    expect(errors).toBeUndefined()
    const { avatarUrl } = data.setAvatar
    expect(Buffer.from((await world.read(pia, avatarUrl)).text, 'latin1')).toEqual(first)
    const ben = await world.person('ben')
    expect((await world.read(ben, avatarUrl)).status).toBe(404)
    await ban(world, pia)
    expect((await world.read(pia, avatarUrl)).status).toBe(404)
    expect(await amiss(world)).toEqual([])
  })

  it('become the picture of a startup, as long as somebody sees the startup', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const startupId = await startupOf(world, owner)
    const uploadId = await finishedFileOf(world.again(owner), 'logo', first)
    await setLogo(world.again(owner), { startupId, uploadId })
    const query = 'query ($id: ID!) { startup(startupId: $id) { logoUrl } }'
    const { data } = await world.ask(world.as(), query, { id: startupId })
    const url = data.startup.logoUrl as string
    expect(Buffer.from((await world.read(world.as(), url)).text, 'latin1')).toEqual(first)
    await setStartupVisibility(world.again(owner), { startupId, visibility: 'PRIVATE' })
    expect((await world.read(world.as(), url)).status).toBe(404)
    expect(await amiss(world)).toEqual([])
  })

  it('are what each purpose takes, by their bytes', async () => {
    await using world = await createHubWorld(store)
    const ana = await world.person('ana')
    const announce = (purpose: string, contentType: string, size = 9) => {
      try {
        return startUpload.input.parse({ purpose, contentType, size }) !== undefined
      } catch {
        return false
      }
    }
    expect(announce('resume', 'application/pdf')).toBe(true)
    expect(announce('resume', 'image/png')).toBe(false)
    expect(announce('avatar', 'application/pdf')).toBe(false)
    expect(announce('resume', 'application/pdf', 5 * 2 ** 20 + 1)).toBe(false)
    for (const no of [first, Buffer.from('%PDX-1.4'), Buffer.from('<html>%PDF-1.4')]) {
      const uploadId = await sentFile(world.again(ana), 'resume', no)
      expect(await reasonOf(finishUpload(world.again(ana), { uploadId }))).toBe(
        'uploads.wrong-type',
      )
    }
    const uploadId = await finishedFileOf(world.again(ana), 'resume', PDF)
    expect(await upload(world.again(ana), { uploadId })).toMatchObject({
      status: 'finished',
      media: null,
    })
    const found = await finishedFile(ana, { uploadId, purpose: 'resume' })
    expect(found.s3Key).toBe(`resumes/collabhub/${idOf(ana)}/${uploadId}.pdf`)
    expect(await reasonOf(finishedFile(ana, { uploadId, purpose: 'pitchDeck' }))).toBe(
      'uploads.unknown',
    )
    const ben = await world.person('ben')
    expect(await reasonOf(finishedFile(ben, { uploadId, purpose: 'resume' }))).toBe(
      'uploads.unknown',
    )
    await world.reconcile()
    expect(await amiss(world)).toEqual([])
  })
})
