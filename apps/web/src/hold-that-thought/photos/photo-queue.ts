import { newRequestId } from '../../api/act.ts'
import { readAgain } from '../../api/cache.ts'
import { request } from '../../api/client.ts'
import { contentTypeOf } from '../uploads/content-type.ts'
import { keepTrying } from '../uploads/keep-trying.ts'
import { sendUpload } from '../uploads/send-upload.ts'
import { uploadQueue } from '../uploads/upload-queue.ts'
import { AddMedia } from './photo-acts.operations.ts'
import { albumsReading, WALLS } from './readings.ts'

const albums = new WeakMap<File, string>()

const purposeOf = (type = '') =>
  type.startsWith('video/') ? 'video' : type === 'application/pdf' ? 'document' : 'picture'

/** Everything that is on its way to the gallery; it goes on while one looks at other pages. */
export const photoQueue = uploadQueue(async (file, going) => {
  const purpose = purposeOf(await contentTypeOf(file))
  const uploadId = await sendUpload(file, { purpose, fileName: file.name }, going)
  const album = albums.get(file)
  const given = { uploadId, tags: album === undefined ? [] : [album], requestId: newRequestId() }
  const { addMedia } = await keepTrying(() => request(AddMedia, given), {
    onPause: going.onWay,
    signal: going.signal,
  })
  readAgain(WALLS, albumsReading.queryKey)
  return addMedia.id
})

/** Into the album that one looks at, if it is one. */
export function bring(files: Iterable<File>, album: string | undefined): void {
  const all = [...files]
  if (album !== undefined) for (const file of all) albums.set(file, album)
  photoQueue.add(all)
}
