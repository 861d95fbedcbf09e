import { mutations, notFound } from '@longtable/core'
import { uploads, type UploadViewOf } from '@longtable/system'
import { approvedMember, type FamilyContext, forgetProfile, stillApproved } from '../context.ts'
import { holdThatThoughtRows } from '../model/rows.ts'
import type { UserProfile } from '../users/profile.entity.ts'
import { Counter, Upload, type UploadPurpose } from './upload.entity.ts'
import { counterOf, uploadById, uploadsOf } from './upload.patterns.ts'

export type UploadView = UploadViewOf<UploadPurpose>
export type MediaView = NonNullable<UploadView['media']>

const MEGABYTE = 1024 * 1024
const STILL = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }
const PICTURE = { ...STILL, 'image/gif': 'gif' }
const VIDEO = { 'video/mp4': 'mp4', 'video/webm': 'webm', 'video/quicktime': 'mov' }
const PDF = { 'application/pdf': 'pdf' }
/** What is only ever saved by who gets it. */
const OTHERS = {
  'application/zip': 'zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'audio/mpeg': 'mp3',
}

type Uploader = UserProfile & { readonly id: string }

const uploader = async (context: FamilyContext): Promise<Uploader> => {
  const profile = await approvedMember(context)
  return { ...profile, id: profile.userId }
}

const uploadMutation = mutations<FamilyContext, Uploader>({
  actor: uploader,
  stillMay: stillApproved,
  forget: forgetProfile,
})

/** Of the documented prefixes. Twice as many pixels as a tile is wide, for screens with fine dots. */
const small = (folder: string) => ({ folder: `${folder}/small`, sidePixels: 640, isLater: true })

const media = (category: string, megabytes: number, endings: Readonly<Record<string, string>>) => ({
  folder: `media/${category}`,
  bytesMax: megabytes * MEGABYTE,
  isStripped: true,
  isArchive: true,
  endings,
})

export const {
  startUpload,
  finishUpload,
  upload,
  uploadFiles,
  finishedFile,
  useUpload,
  removeObjects,
  refundBytes,
  release,
  schedule,
  eraseUploads,
  reconcileUploads,
  uploadOf,
  showing,
  verifyUploadsOf,
  tracked,
  makeSmallLater,
  typeDefs,
} = uploads<FamilyContext, UploadPurpose>(uploadMutation, {
  Upload,
  uploadById,
  uploadsOf,
  Counter,
  counterOf,
  rows: holdThatThoughtRows,
  sweep: 'hold-that-thought.sweep-uploads',
  viewer: uploader,
  isDescribed: true,
  purposes: {
    picture: { ...media('pictures', 25, PICTURE), small: small('media/pictures') },
    video: media('videos', 200, VIDEO),
    document: { ...media('documents', 50, PDF), small: small('media/documents') },
    // As large as the largest place that shows it: whoever sends it makes it so.
    profilePhoto: {
      folder: 'profile-photos',
      bytesMax: MEGABYTE / 2,
      sidePixelsMax: 512,
      isStripped: true,
      isArchive: true,
      endings: STILL,
    },
    attachment: {
      folder: 'messages',
      bytesMax: 25 * MEGABYTE,
      isStripped: true,
      isByTarget: true,
      isArchive: true,
      endings: { ...PICTURE, ...VIDEO, ...PDF, ...OTHERS },
    },
    // Former versions of a letter go on to show theirs.
    letterScan: {
      folder: 'letters',
      bytesMax: 50 * MEGABYTE,
      isStripped: false,
      isByTarget: true,
      isArchive: true,
      isKept: true,
      endings: PDF,
    },
    draft: {
      // One draft has up to twenty, sent at once.
      rate: { action: 'scan', limit: 60, windowSeconds: 300 },
      folder: 'temp/drafts',
      bytesMax: 25 * MEGABYTE,
      isStripped: false,
      isByTarget: true,
      isArchive: true,
      endings: { ...STILL, ...PDF, 'image/tiff': 'tiff' },
    },
    // What was carried away from another archive, until it is read in.
    archive: {
      folder: 'temp/imports',
      bytesMax: 2000 * MEGABYTE,
      isStripped: false,
      endings: { 'application/zip': 'zip' },
    },
  },
})

interface Targeted {
  readonly uploadId: string
  readonly purpose: UploadPurpose
  readonly targetId: string
}

/** The viewer's own, ready to be shown by this one thing; whatever else it is, there is none. */
export async function fileFor(context: FamilyContext, { targetId, ...wanted }: Targeted) {
  const found = await finishedFile(context, wanted)
  if (found.upload.targetId !== targetId) throw notFound('uploads.unknown', 'This upload')
  return found
}
