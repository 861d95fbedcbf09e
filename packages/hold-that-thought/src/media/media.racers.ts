import type { Racer } from '../testing/races.ts'
import { addMedia } from './add-media.ts'
import { updateMedia } from './update-media.ts'

/** Each an upload of their own. */
export const add: Racer = async ({ place, given, as }) => {
  const asked = addMedia.input.parse({ uploadId: given.uploadIds[place], tags: ['Porto'] })
  return (await addMedia(as({ userId: given.userId }), asked)).id
}

/** All the same one. */
export const addOne: Racer = async ({ given, as }) => {
  const asked = addMedia.input.parse({ uploadId: given.uploadId })
  return (await addMedia(as({ userId: given.userId }), asked)).id
}

/** Each says who is in the picture, and all know somebody else. */
export const name: Racer = async ({ place, given, as }) => {
  const personId = given.personIds[place % given.personIds.length]
  const asked = updateMedia.input.parse({ mediaId: given.mediaId, addPersonIds: [personId] })
  await updateMedia(as({ userId: given.userId }), asked)
  return personId
}
