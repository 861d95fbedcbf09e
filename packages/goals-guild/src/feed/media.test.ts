import { inspectBytes } from '@longtable/files'
import { pngFile } from '@longtable/files/testing'
import { describe, expect, it } from 'vitest'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { idOf } from '../testing/guild-world.ts'
import { sentUpload } from '../testing/send-upload.ts'
import { png, stored, uploadPlaces } from '../testing/upload-world.ts'
import { finishUpload } from '../uploads/guild-uploads.ts'
import { deleteActivity } from './delete-activity.ts'
import { postActivity } from './post-activity.ts'

describe.each(uploadPlaces)('a picture in the feed on $name', ({ open }) => {
  it('is shown by one post, by an address of its reader, and goes with it', async () => {
    await using given = await open()
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    await followUser(ben, { followeeId: idOf(ana) })
    const uploadId = await sentUpload(ana, png)
    const input = postActivity.input.parse({ text: 'Look', uploadId })
    await expect(postActivity(ana, input)).rejects.toMatchObject({ reason: 'uploads.unfinished' })
    await finishUpload(ana, { uploadId })
    await expect(postActivity(ben, input)).rejects.toMatchObject({ reason: 'uploads.unknown' })
    const { id: activityId } = await postActivity(ana, input)
    await expect(postActivity(ana, input)).rejects.toMatchObject({ reason: 'uploads.used' })
    const query = '{ myFeed { items { text media { url contentType width height } } } }'
    const [item] = (await given.ask(ben, query)).data.myFeed.items
    expect(item).toMatchObject({ text: 'Look', media: { contentType: 'image/png', width: 6 } })
    expect(Buffer.from((await given.read(ben, item.media.url)).text, 'latin1')).toEqual(png)
    expect(await given.verify()).toEqual([])
    await deleteActivity(ana, { activityId })
    await given.settle()
    expect(await stored(given)).toEqual([])
    expect(await given.verify()).toEqual([])
  })

  it('is there small as well, for the same eyes, and both go with the post', async () => {
    await using given = await open()
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    await followUser(ben, { followeeId: idOf(ana) })
    const uploadId = await sentUpload(ana, pngFile(2240, 560))
    await finishUpload(ana, { uploadId })
    const { id: activityId } = await postActivity(
      ana,
      postActivity.input.parse({ text: 'Look', uploadId }),
    )
    const query = '{ myFeed { items { media { url smallUrl width } } } }'
    const [{ media }] = (await given.ask(ben, query)).data.myFeed.items
    expect(media).toMatchObject({ width: 2240 })
    const small = await given.read(ben, media.smallUrl)
    expect(await inspectBytes(Buffer.from(small.text, 'latin1'))).toMatchObject({
      contentType: 'image/webp',
      imageSize: { width: 1120, height: 280 },
    })
    expect((await given.read(ana, media.smallUrl)).status).toBe(404)
    await blockUser(given.again(ana), { userId: idOf(ben) })
    expect((await given.read(ben, media.smallUrl)).status).toBe(404)
    await given.settle()
    expect(await stored(given)).toHaveLength(2)
    await deleteActivity(given.again(ana), { activityId })
    await given.settle()
    expect(await stored(given)).toEqual([])
    expect(await given.verify()).toEqual([])
  })
})
