import { whoMayNot } from '@longtable/testing/permissions'
import { createPerson } from '../people/create-person.ts'
import {
  type Cast,
  everyone,
  familyRoles,
  forAdmins,
  forMembers,
  type PermissionRow,
} from '../testing/roles.ts'
import { finishedFileOf, mediaOf } from '../testing/send-upload.ts'
import { deleteMedia } from './delete-media.ts'
import { mediaFeature } from './media.feature.ts'

const item = async ({ world, owner }: Cast) => ({ id: (await mediaOf(world.again(owner))).id })

const forUploaders = (
  operation: string,
  document: string,
  { variables = item, reason = 'FORBIDDEN media.not-uploader' } = {},
): PermissionRow => ({
  operation,
  document,
  variables,
  outcomes: everyone(reason as 'FORBIDDEN media.not-uploader'),
  allowedFor: 'owner',
})

whoMayNot(mediaFeature, familyRoles, [
  forMembers(
    'Query.mediaItem',
    'query ($id: ID!) { mediaItem(mediaId: $id) { url thumbnailUrl people { name } uploader { displayName } } }',
    item,
  ),
  forMembers('Query.gallery', '{ gallery(category: pictures) { items { url } } }'),
  forMembers('Query.mediaOfYear', '{ mediaOfYear(year: 1943) { items { url } } }'),
  forMembers(
    'Query.mediaOfPerson',
    'query ($id: ID!) { mediaOfPerson(personId: $id) { items { url } } }',
    async ({ world, owner }) => {
      const rosa = createPerson.input.parse({ name: 'Rosa' })
      return { id: (await createPerson(world.again(owner), rosa)).id }
    },
  ),
  forMembers('Query.mediaOfAlbum', '{ mediaOfAlbum(tag: "Porto") { items { url } } }'),
  forMembers('Query.mediaYears', '{ mediaYears { items { name count } } }'),
  forMembers('Query.albums', '{ albums { items { name count } } }'),
  forAdmins('Query.deletedMedia', '{ deletedMedia { items { url } } }'),
  forUploaders(
    'Mutation.addMedia',
    'mutation ($id: ID!) { addMedia(uploadId: $id, tags: ["Porto"]) { id } }',
    {
      variables: async ({ world, owner }) => ({ id: await finishedFileOf(world.again(owner)) }),
      reason: 'NOT_FOUND uploads.unknown',
    },
  ),
  forUploaders(
    'Mutation.updateMedia',
    'mutation ($id: ID!) { updateMedia(mediaId: $id, title: "Rosa") { title } }',
  ),
  forUploaders(
    'Mutation.deleteMedia',
    'mutation ($id: ID!) { deleteMedia(mediaId: $id) { mediaId } }',
  ),
  forAdmins(
    'Mutation.restoreMedia',
    'mutation ($id: ID!) { restoreMedia(mediaId: $id) { title } }',
    async (cast) => {
      const { id } = await item(cast)
      await deleteMedia(cast.world.again(cast.owner), { mediaId: id })
      return { id }
    },
  ),
  forMembers(
    'Subscription.galleryChanged',
    'subscription { galleryChanged { mediaId media { title } } }',
  ),
])
