import { keyOf } from '@longtable/entity'
import { countOrZero, on, verifier } from '@longtable/system'
import { UserProfile } from '../users/profile.entity.ts'
import { countsOf, rowsOfMedia } from './media-rows.ts'
import { AlbumItem, Media, MediaCount, MediaOfYear, PersonMedia } from './media.entity.ts'

const rows = countOrZero((row, says) => (says.rows ? `no ${row}` : `${row} is of no media`))
const counts = countOrZero(
  (name, says, has) => `${name} says ${says.media ?? 0} media, and has ${has.media ?? 0}`,
)
const uploads = countOrZero(
  (userId, says, has) => `${userId} says ${says.uploads ?? 0} uploads, and has ${has.uploads ?? 0}`,
)

const nameOf = ({ PK, SK }: { readonly PK: string; readonly SK: string }) => `${PK} / ${SK}`

/** Every list and every count says what the gallery says. */
export const verifyMedia = verifier({
  takes: [
    on(UserProfile, ({ userId, mediaUploadCount, uploadsBefore }, { says }) => {
      if (uploadsBefore !== undefined)
        says(uploads, userId, { uploads: mediaUploadCount - uploadsBefore })
    }),
    on(Media, async (media, { find, says, has }) => {
      for (const row of rowsOfMedia(media)) says(rows, nameOf(row), { rows: 1 })
      for (const { kind, name } of countsOf(media)) has(counts, `${kind} ${name}`, { media: 1 })
      // What came with an archive may be of somebody who is not here.
      const uploader = await find(UserProfile, { userId: media.uploaderId })
      if (uploader?.uploadsBefore !== undefined) has(uploads, media.uploaderId, { uploads: 1 })
    }),
    on(MediaCount, ({ kind, name, count: media }, { says }) =>
      says(counts, `${kind} ${name}`, { media }),
    ),
    ...[PersonMedia, AlbumItem, MediaOfYear].map((entity) =>
      on(entity, (row, { has }) => has(rows, nameOf(keyOf(entity, row as never)), { rows: 1 })),
    ),
  ],
})
