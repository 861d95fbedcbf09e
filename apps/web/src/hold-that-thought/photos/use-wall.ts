import { type ListState, useListing } from '../../api/listing.ts'
import type { Asked } from '../../shell/nav.tsx'
import type { MediaTile } from './photos.operations.ts'
import { wallListing } from './readings.ts'

/** One of several lists, each with an answer of its own: to who shows it they are the same. */
export const useWall = (wall: Asked): ListState<MediaTile> => useListing(wallListing(wall) as never)
