import { uploads, type UploadViewOf } from '@longtable/system'
import { type GuildContext, registered } from '../context.ts'
import { Counter } from '../follows/follow.entity.ts'
import { counterOf } from '../follows/follow.patterns.ts'
import { goalsGuildRows } from '../model/rows.ts'
import { mutation } from '../mutation.ts'
import { Upload, type UploadPurpose } from './upload.entity.ts'
import { uploadById, uploadsOf } from './upload.patterns.ts'

export type MediaView = NonNullable<UploadView['media']>
export type UploadView = UploadViewOf<UploadPurpose>

const MEGABYTE = 1024 * 1024
const STILL = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }

/** Pictures only: the document gives media of activities a width and a height. */
export const {
  startUpload,
  finishUpload,
  upload,
  uploadFiles,
  finishedUpload,
  useUpload,
  removeObjects,
  refundBytes,
  release,
  sweepUploads,
  schedule,
  eraseUploads,
  reconcileUploads,
  showing,
  verifyUploadsOf,
  tracked,
  typeDefs,
} = uploads<GuildContext, UploadPurpose>(mutation, {
  Upload,
  uploadById,
  uploadsOf,
  Counter,
  counterOf,
  rows: goalsGuildRows,
  sweep: 'uploads.sweep',
  viewer: registered,
  purposes: {
    activity: {
      folder: 'activities',
      bytesMax: 10 * MEGABYTE,
      isStripped: true,
      // Twice as many as a card is wide, for screens with fine dots.
      small: { folder: 'thumbnails', sidePixels: 1120 },
      endings: { ...STILL, 'image/gif': 'gif' },
    },
    // As large as the largest place that shows it: whoever sends it makes it so.
    avatar: {
      folder: 'avatars',
      bytesMax: MEGABYTE / 2,
      sidePixelsMax: 512,
      isStripped: true,
      endings: STILL,
    },
  },
})
