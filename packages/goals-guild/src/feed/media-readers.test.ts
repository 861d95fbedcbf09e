import { pngFile } from '@longtable/files/testing'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { setAvatar } from '../avatars/set-avatar.ts'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { unfollowUser } from '../follows/unfollow-user.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { finishedAvatar, sentUpload } from '../testing/send-upload.ts'
import { png } from '../testing/upload-world.ts'
import { finishUpload } from '../uploads/guild-uploads.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { suspendUser } from '../users/suspend-user.ts'
import { deleteActivity } from './delete-activity.ts'
import { postActivity } from './post-activity.ts'

interface Shown {
  readonly given: GuildWorld
  readonly ana: GuildContext
  readonly ben: GuildContext
  readonly activityId: string
}

/** How Ben's sight of a picture that Ana has posted for her followers ends. */
const endings: readonly [how: string, end: (shown: Shown) => Promise<unknown>][] = [
  [
    'Ben is suspended',
    async ({ given, ben }) => suspendUser(await given.admin('warden'), { userId: idOf(ben) }),
  ],
  ['Ben has deleted his account', ({ given, ben }) => deleteAccount(given.again(ben), {})],
  [
    'Ben follows her no longer',
    ({ given, ana, ben }) => unfollowUser(given.again(ben), { followeeId: idOf(ana) }),
  ],
  ['Ana blocks him', ({ ana, ben }) => blockUser(ana, { userId: idOf(ben) })],
  ['she deletes it', ({ ana, activityId }) => deleteActivity(ana, { activityId })],
  ['she deletes her account', ({ given, ana }) => deleteAccount(given.again(ana), {})],
]

describe.each(stores)('the address of a picture on $name', (store) => {
  async function shown(given: GuildWorld): Promise<Shown & { readonly url: string }> {
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    await followUser(ben, { followeeId: idOf(ana) })
    const uploadId = await sentUpload(ana, png)
    await finishUpload(ana, { uploadId })
    const input = postActivity.input.parse({ text: 'Look', uploadId, visibility: 'followers' })
    const { id: activityId } = await postActivity(ana, input)
    const query = '{ myFeed { items { media { url } } } }'
    const [item] = (await given.ask(ben, query)).data.myFeed.items
    return { given, ana, ben, activityId, url: item.media.url }
  }

  it.each(endings)('leads nowhere from the next request on, when %s', async (_how, end) => {
    await using given = await createGuildWorld(store)
    const all = await shown(given)
    expect((await given.read(all.ben, all.url)).status).toBe(200)
    await end(all)
    const { status, text } = await given.read(all.ben, all.url)
    expect([status, text]).toEqual([
      404,
      '{"error":{"code":"NOT_FOUND","message":"There is nothing here."}}',
    ])
  })

  it('is for one reader: nobody else gets anything, not even its owner', async () => {
    await using given = await createGuildWorld(store)
    const { ana, ben, url } = await shown(given)
    const others = [ana, await given.person('cem'), await given.admin('warden'), given.as()]
    for (const other of others) expect((await given.read(other, url)).status).toBe(404)
    expect((await given.read(ben, url)).status).toBe(200)
  })

  it('is as good as none when it is altered, over, or its feature is switched off', async () => {
    await using given = await createGuildWorld(store)
    const { ben, url } = await shown(given)
    const place = url.length - 10
    const other = url[place] === 'A' ? 'B' : 'A'
    const altered = url.slice(0, place) + other + url.slice(place + 1)
    expect((await given.read(ben, altered)).status).toBe(404)
    const link = ben.fileLinks.opened(url.slice('/files/'.length))
    if (!link) throw new Error('The link does not open.')
    const off = { ...given.again(ben), disabledFeatures: new Set(['feed']) }
    expect(await given.system.file(off, link)).toBeUndefined()
    const unknown = { ...link, purpose: 'other' }
    expect(await given.system.file(given.again(ben), unknown)).toBeUndefined()
    expect(await given.system.file(given.again(ben), link)).toMatchObject({ s3Key: link.key })
    given.world.advance(36 * 3_600_000)
    expect((await given.read(ben, url)).status).toBe(404)
  })

  it('of a face ends when its person blocks the viewer', async () => {
    await using given = await createGuildWorld(store)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    await setAvatar(ana, { uploadId: await finishedAvatar(ana, pngFile(6, 6)) })
    const query = `{ user(id: "${idOf(ana)}") { avatarUrl } }`
    const { avatarUrl } = (await given.ask(ben, query)).data.user
    expect((await given.read(ben, avatarUrl)).status).toBe(200)
    expect((await given.read(given.as('01J00000000000000000000XXX'), avatarUrl)).status).toBe(404)
    await blockUser(ana, { userId: idOf(ben) })
    expect((await given.read(ben, avatarUrl)).status).toBe(404)
  })
})
