import { isOwnRequest } from '../../api/act.ts'
import { mergeEntity, readAgain, readOnceMore } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { GalleryChanged } from './photos.operations.ts'
import { albumsReading, photoReading, WALLS } from './readings.ts'

/** What others bring, tell and take away, as they do it. */
export function useGalleryLive(): void {
  useLive(
    GalleryChanged,
    {},
    {
      onListening: () => readOnceMore(WALLS),
      onEvent: ({ galleryChanged: { mediaId, media, requestId } }) => {
        if (media) mergeEntity(media)
        // Who takes something away looks at something else already.
        if (!isOwnRequest(requestId)) readAgain(photoReading(mediaId).queryKey)
        readAgain(WALLS, albumsReading.queryKey)
      },
    },
  )
}
