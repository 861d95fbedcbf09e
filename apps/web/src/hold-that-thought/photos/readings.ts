import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { type Asked, oneOf } from '../../shell/nav.tsx'
import {
  AlbumOf,
  Albums,
  MediaDeleted,
  Gallery,
  MediaById,
  PicturesOf,
  YearOf,
} from './photos.operations.ts'

export const PHOTOS = ['letters', 'photos'] as const
export const WALLS = [...PHOTOS, 'walls'] as const

export const CATEGORIES = ['pictures', 'videos', 'documents'] as const

/** Which part of the gallery an address asks for: one of these, or a category. */
export function wallOf({ category, album, year, person, deleted }: Asked): Asked {
  if (album !== undefined) return { album }
  if (year !== undefined && /^\d{1,4}$/.test(year)) return { year }
  if (person !== undefined) return { person }
  if (deleted !== undefined) return { deleted }
  return { category: oneOf(CATEGORIES, category) ?? 'pictures' }
}

/** All of a part, page by page, in its own order. */
export function wallListing({ category, album, year, person, deleted }: Asked) {
  if (album !== undefined)
    return listing([...WALLS, 'album', album], AlbumOf, {
      variables: { tag: album },
      pageOf: ({ mediaOfAlbum }) => mediaOfAlbum,
    })
  if (year !== undefined)
    return listing([...WALLS, 'year', year], YearOf, {
      variables: { year: Number(year) },
      pageOf: ({ mediaOfYear }) => mediaOfYear,
    })
  if (person !== undefined)
    return listing([...WALLS, 'person', person], PicturesOf, {
      variables: { personId: person },
      pageOf: ({ mediaOfPerson }) => mediaOfPerson,
    })
  if (deleted !== undefined)
    return listing([...WALLS, 'deleted'], MediaDeleted, {
      variables: {},
      pageOf: ({ deletedMedia }) => deletedMedia,
    })
  return listing([...WALLS, 'category', category], Gallery, {
    variables: { category: oneOf(CATEGORIES, category) ?? 'pictures' },
    pageOf: ({ gallery }) => gallery,
  })
}

export const albumsReading = reading([...PHOTOS, 'albums'], Albums, {})

export const photoReading = (mediaId: string) =>
  reading([...PHOTOS, 'one', mediaId], MediaById, { mediaId })
