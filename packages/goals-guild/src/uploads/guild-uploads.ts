import { type MediaReference, uploads, type UploadViewOf } from '@longtable/system'
import { type GuildContext, registered } from '../context.ts'
import { Counter } from '../follows/follow.entity.ts'
import { counterOf } from '../follows/follow.patterns.ts'
import { goalsGuildRows } from '../model/rows.ts'
import { mutation } from '../mutation.ts'
import { Upload, type UploadPurpose } from './upload.entity.ts'
import { uploadById, uploadsOf } from './upload.patterns.ts'

export type MediaView = MediaReference
export type UploadView = UploadViewOf<UploadPurpose>

const MEGABYTE = 1024 * 1024

/** Pictures only for activities: the document gives their media a width and a height. */
export const {
  startUpload,
  finishUpload,
  upload,
  finishedUpload,
  useUpload,
  removeObjects,
  refundBytes,
  release,
  sweepUploads,
  schedule,
  eraseUploads,
  reconcileUploads,
  verifyUploadsOf,
  typeDefs,
} = uploads<GuildContext, UploadPurpose>(mutation, {
  Upload,
  uploadById,
  uploadsOf,
  Counter,
  counterOf,
  rows: goalsGuildRows,
  viewer: registered,
  purposes: {
    activity: {
      folder: 'activities',
      bytesMax: 10 * MEGABYTE,
      isStripped: true,
      endings: {
        'image/png': 'png',
        'image/jpeg': 'jpg',
        'image/gif': 'gif',
        'image/webp': 'webp',
      },
    },
  },
})
