import { pngFile } from '@longtable/files/testing'
import { describe, expect, it } from 'vitest'
import { followUser } from '../follows/follow-user.ts'
import { idOf } from '../testing/guild-world.ts'
import { finishedAvatar, sentUpload } from '../testing/send-upload.ts'
import { stored, uploadPlaces } from '../testing/upload-world.ts'
import { finishUpload } from '../uploads/guild-uploads.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { removeAvatar } from './remove-avatar.ts'
import { setAvatar } from './set-avatar.ts'

const [first, second] = [pngFile(6, 6), pngFile(8, 8)]

describe.each(uploadPlaces)('an avatar on $name', ({ open }) => {
  it('is seen wherever its person is, until another one takes its place', async () => {
    await using given = await open()
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    await followUser(ben, { followeeId: idOf(ana) })
    const uploadId = await finishedAvatar(ana, first)
    await setAvatar(given.again(ana), { uploadId })
    const query = `{ following(userId: "${idOf(ben)}") { items { user { avatarUrl } } } }`
    const seen = async () =>
      (await given.ask(given.again(ben), query)).data.following.items[0].user.avatarUrl
    expect(Buffer.from((await given.read(ben, await seen())).text, 'latin1')).toEqual(first)
    await expect(setAvatar(given.again(ana), { uploadId })).rejects.toMatchObject({
      reason: 'uploads.used',
    })
    const former = await seen()
    await setAvatar(given.again(ana), { uploadId: await finishedAvatar(ana, second) })
    await given.settle()
    expect(await stored(given)).toHaveLength(1)
    expect((await given.read(ben, former)).status).toBe(404)
    expect(Buffer.from((await given.read(ben, await seen())).text, 'latin1')).toEqual(second)
    expect(await given.verify()).toEqual([])
  })

  it('goes when it is taken away, and with the account', async () => {
    await using given = await open()
    const ana = await given.person('ana')
    await setAvatar(given.again(ana), { uploadId: await finishedAvatar(ana, first) })
    await removeAvatar(given.again(ana), {})
    await removeAvatar(given.again(ana), {})
    await given.settle()
    expect(await stored(given)).toEqual([])
    expect((await given.ask(given.again(ana), '{ me { avatarUrl } }')).data.me.avatarUrl).toBeNull()
    await setAvatar(given.again(ana), { uploadId: await finishedAvatar(ana, second) })
    await deleteAccount(given.again(ana), {})
    await given.settle()
    expect(await stored(given)).toEqual([])
    expect(await given.verify()).toEqual([])
  })

  it('is small, and uploaded as one', async () => {
    await using given = await open()
    const ana = await given.person('ana')
    await expect(finishedAvatar(ana, pngFile(513, 10))).rejects.toMatchObject({
      reason: 'uploads.too-many-pixels',
      message: expect.stringContaining('each side may have 512'),
    })
    const uploadId = await sentUpload(ana, first)
    await finishUpload(ana, { uploadId })
    await expect(setAvatar(ana, { uploadId })).rejects.toMatchObject({ reason: 'uploads.unknown' })
  })
})
