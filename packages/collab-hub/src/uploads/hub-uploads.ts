import { mutations } from '@longtable/core'
import { uploads, type UploadViewOf } from '@longtable/system'
import { activeUser, forgetProfile, type HubContext, registered, stillMay } from '../context.ts'
import { collabHubRows } from '../model/rows.ts'
import type { User } from '../users/user.entity.ts'
import { Counter, Upload, type UploadPurpose } from './upload.entity.ts'
import { counterOf, uploadById, uploadsOf } from './upload.patterns.ts'

export type UploadView = UploadViewOf<UploadPurpose>
export type MediaView = NonNullable<UploadView['media']>

const MEGABYTE = 1024 * 1024
const PICTURE = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }
const PDF = { 'application/pdf': 'pdf' }

/** The document's prefixes are its own below which all systems of the object store have a folder. */
const ours = (prefix: string) => `${prefix}/collabhub`

type Uploader = User & { readonly id: string }

const uploader = async (context: HubContext): Promise<Uploader> => {
  const user = await registered(context)
  return { ...user, id: user.userId }
}

const uploadMutation = mutations<HubContext, Uploader>({
  actor: uploader,
  stillMay,
  forget: forgetProfile,
})

/** Whoever sends a picture makes it as large as the largest place that shows it. */
const picture = (folder: string) => ({
  folder: ours(folder),
  bytesMax: MEGABYTE / 2,
  sidePixelsMax: 512,
  isStripped: true,
  endings: PICTURE,
})

/** As it was sent: what a document tells of its author is the author's own affair. */
const document = (folder: string, megabytes: number) => ({
  folder: ours(folder),
  bytesMax: megabytes * MEGABYTE,
  isStripped: false,
  endings: PDF,
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
  sweepUploads,
  schedule,
  eraseUploads,
  reconcileUploads,
  showing,
  verifyUploadsOf,
  tracked,
  typeDefs,
} = uploads<HubContext, UploadPurpose>(uploadMutation, {
  Upload,
  uploadById,
  uploadsOf,
  Counter,
  counterOf,
  rows: collabHubRows,
  sweep: 'collab-hub.sweep-uploads',
  viewer: uploader,
  // Their picture is of the profile, which everybody edits who has one.
  async mayUploadFor(context, purpose) {
    if (purpose !== 'avatar') await activeUser(context)
  },
  purposes: {
    avatar: picture('avatars'),
    logo: picture('logos'),
    pitchDeck: document('pitch-decks', 50),
    resume: document('resumes', 5),
    chatFile: {
      folder: ours('chat-files'),
      bytesMax: 10 * MEGABYTE,
      isStripped: true,
      endings: { ...PICTURE, ...PDF },
    },
  },
})
