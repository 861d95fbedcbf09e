import { DomainError, patchOf } from '@longtable/core'
import { sameProfile } from '../context.ts'
import { checkDate } from '../letters/letter-fields.ts'
import { mutation } from '../mutation.ts'
import { checkKnown } from '../people/known-people.ts'
import { MEDIA_RATE } from '../rates.ts'
import {
  ALBUMS_MAX,
  changedMediaFields,
  changedMediaLists,
  MediaInput,
  PEOPLE_MAX,
} from './media-fields.ts'
import { changeMedia } from './media-rows.ts'
import { mediaItemView } from './media-views.ts'
import { mediaInView, onlyUploader } from './media.policy.ts'

interface Moving {
  readonly field: string
  readonly add: readonly string[]
  readonly remove: readonly string[]
  readonly max: number
}

/** What both have put on a list stays on it; undefined where it is as it was. */
function listMoved(known: readonly string[] = [], { field, add, remove, max }: Moving) {
  const list = [...new Set([...known, ...add])].filter((one) => !remove.includes(one))
  if (list.length > max)
    throw new DomainError('INVALID', 'media.list', {
      message: `${field}: there may be at most ${max}.`,
      field,
    })
  return list.length === known.length && list.every((one) => known.includes(one)) ? undefined : list
}

const listed = (list: readonly string[]) => (list.length > 0 ? [...list] : undefined)

/** Every member says who is in the picture and which album it is in; the rest its uploader says. */
export const updateMedia = mutation({
  name: 'updateMedia',
  input: MediaInput.extend({ ...changedMediaFields, ...changedMediaLists }),
  rate: MEDIA_RATE,
  begin: ({ context, input }) => checkDate(input.date ?? undefined, context.now()),
  plan: async ({ context, actor, input }) => {
    const { mediaId, addTags, removeTags, addPersonIds, removePersonIds, ...given } = input
    const media = await mediaInView(context, mediaId)
    const text = patchOf(given)
    const isTold = Object.keys(text).length > 0
    if (isTold) onlyUploader(media, actor)
    const albums = { field: 'addTags', add: addTags, remove: removeTags, max: ALBUMS_MAX }
    const tags = listMoved(media.tags, albums)
    const people = { field: 'addPersonIds', add: addPersonIds, remove: removePersonIds }
    const personIds = listMoved(media.personIds, { ...people, max: PEOPLE_MAX })
    await checkKnown(context.store, addPersonIds)
    const patch = {
      ...text,
      ...(tags && { tags: listed(tags) }),
      ...(personIds && { personIds: listed(personIds) }),
    }
    if (Object.keys(patch).length === 0) return { answer: { id: mediaId } }
    return {
      operations: [
        ...changeMedia(media, patch, context.stamp().at),
        ...(isTold && media.uploaderId !== actor.userId ? [sameProfile(actor)] : []),
      ],
      result: { id: mediaId },
      audit: {
        action: 'MEDIA_UPDATED',
        resourceType: 'Media',
        resourceId: mediaId,
        metadata: { fields: Object.keys(patch) },
      },
    }
  },
  answer: async ({ context }, { id }) => mediaItemView(await mediaInView(context, id)),
})
