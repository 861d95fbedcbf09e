import { listQuery, live, mutationFields, noInput, query } from '@longtable/api'
import { ownRequest, signedIn } from '@longtable/core'
import { approvedMember, type FamilyContext } from '../context.ts'
import type { MediaResolvers } from '../generated/schema.ts'
import { peopleIn } from '../people/people.graphql.ts'
import { faceLoader } from '../users/face-loader.graphql.ts'
import { addMedia } from './add-media.ts'
import { deleteMedia } from './delete-media.ts'
import * as find from './find-media.ts'
import { ALBUMS_MAX, MediaInput, PEOPLE_MAX } from './media-fields.ts'
import { mediaItemUrl, thumbnailUrl } from './media-files.ts'
import { GALLERY_TOPIC, type GalleryChange } from './media-live.ts'
import { mediaItemView } from './media-views.ts'
import { mediaById } from './media.patterns.ts'
import { mediaTypeDefs } from './media.sdl.ts'
import { restoreMedia } from './restore-media.ts'
import { updateMedia } from './update-media.ts'

/** As it is now: null where it was deleted. */
const galleryChanged = live({
  input: noInput,
  admit: async (context: FamilyContext) => void (await approvedMember(context)),
  events: (context) => context.bus.subscribe<GalleryChange>(GALLERY_TOPIC),
  show: async (context, _, { mediaId, cause }) => {
    const media = await mediaById(context, { mediaId })
    const isThere = media !== undefined && media.deletedAt === undefined
    const requestId = ownRequest(cause, signedIn(context).userId)
    return { mediaId, media: isThere ? mediaItemView(media) : null, requestId }
  },
})

const resolvers = {
  Query: {
    mediaItem: query(MediaInput, find.mediaItem),
    gallery: listQuery(find.GalleryInput, find.gallery),
    mediaOfYear: listQuery(find.MediaOfYearInput, find.mediaOfYear),
    mediaOfPerson: listQuery(find.MediaOfPersonInput, find.mediaOfPerson),
    mediaOfAlbum: listQuery(find.AlbumInput, find.mediaOfAlbum),
    mediaYears: listQuery(noInput, find.mediaYears),
    albums: listQuery(noInput, find.albums),
    deletedMedia: listQuery(noInput, find.deletedMedia),
  },
  Mutation: mutationFields({ addMedia, updateMedia, deleteMedia, restoreMedia }),
  Subscription: { galleryChanged },
  MediaItem: {
    uploader: ({ uploaderId }, _, context) => faceLoader(context).load(uploaderId),
    people: ({ personIds }, _, context) => peopleIn(context, personIds),
    url: (media, _, context) => mediaItemUrl(context, media),
    thumbnailUrl: (media, _, context) => thumbnailUrl(context, media),
  },
} satisfies MediaResolvers

export const mediaModule = {
  name: 'media',
  typeDefs: mediaTypeDefs,
  resolvers,
  pageSizeMax: { 'MediaItem.people': PEOPLE_MAX, 'MediaItem.tags': ALBUMS_MAX },
}
