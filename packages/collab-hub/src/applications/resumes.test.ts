import { keysIn } from '@longtable/files/testing'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { HubContext } from '../context.ts'
import { PDF } from '../testing/access.ts'
import { LETTER, newTalent, openRoleOf, payFor, type RoleKey } from '../testing/applications.ts'
import { createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { ban } from '../testing/roles.ts'
import { finishedFileOf, sentFile } from '../testing/send-upload.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { apply } from './apply.ts'

const SHOWN = `query ($applicationId: ID!) {
  application(applicationId: $applicationId) { resumeUrl } }`

const resumes = ({ deps: { files } }: HubWorld) => keysIn(files, 'resumes/')

const applyWith = (world: HubWorld, talent: HubContext, given: RoleKey & { uploadId: string }) =>
  apply(world.again(talent), { ...given, coverLetter: LETTER })

describe.each(stores)('resumes on $name', (store) => {
  it('are read by who sees the application, are written down, and go with the account', async () => {
    await using world = await createHubWorld(store)
    const [owner, other] = [await world.person('owner'), await world.person('other')]
    const [key, talent] = [await openRoleOf(world, owner), await newTalent(world)]
    const uploadId = await finishedFileOf(world.again(talent), 'resume', PDF)
    const { id: applicationId } = await applyWith(world, talent, { ...key, uploadId })
    await world.settle()
    expect(await resumes(world)).toEqual([`resumes/collabhub/${idOf(talent)}/${uploadId}.pdf`])
    const urlFor = async (asker: HubContext) =>
      (await world.ask(asker, SHOWN, { applicationId })).data.application.resumeUrl as string
    const [own, founders] = [await urlFor(talent), await urlFor(owner)]
    for (const [asker, url] of [
      [talent, own],
      [owner, founders],
    ] as const) {
      const { status, text } = await world.read(asker, url)
      expect([status, Buffer.from(text, 'latin1').equals(PDF)]).toEqual([200, true])
    }
    // A link is for one reader, and for as long as they may.
    expect((await world.read(other, founders)).status).toBe(404)
    expect((await world.read(world.as(), founders)).status).toBe(404)
    const read = (await world.items()).filter(({ action }) => action === 'RESUME_READ')
    expect(read).toMatchObject([{ userId: idOf(owner), resourceId: applicationId }])
    await ban(world, owner)
    expect((await world.read(owner, founders)).status).toBe(404)
    await world.settle()
    expect(await world.verify()).toEqual([])
    await deleteAccount(world.again(talent), {})
    await world.settle()
    expect(await resumes(world)).toEqual([])
    expect(await world.verify()).toEqual([])
  })

  it('are one’s own, finished, for this purpose, and sent once', async () => {
    await using world = await createHubWorld(store)
    const owner = await world.person('owner')
    const [talent, thief] = [await newTalent(world), await newTalent(world)]
    await payFor(world, talent, 'PRO')
    const key = await openRoleOf(world, owner)
    const uploadId = await finishedFileOf(world.again(talent), 'resume', PDF)
    const unfinished = await sentFile(world.again(talent), 'resume', PDF)
    const deck = await finishedFileOf(world.again(talent), 'pitchDeck', PDF)
    const refused = async (who: HubContext, id: string, reason: string) =>
      expect(applyWith(world, who, { ...key, uploadId: id })).rejects.toMatchObject({ reason })
    await refused(thief, uploadId, 'uploads.unknown')
    await refused(talent, unfinished, 'uploads.unfinished')
    await refused(talent, deck, 'uploads.unknown')
    const left = (await world.items()).filter(({ entityType }) => entityType === 'APPLICATION')
    expect(left).toEqual([])
    await applyWith(world, talent, { ...key, uploadId })
    const again = { ...(await openRoleOf(world, owner)), uploadId }
    await expect(applyWith(world, talent, again)).rejects.toMatchObject({ reason: 'uploads.used' })
    await world.settle()
    expect(await world.verify()).toEqual([])
  })
})
