import type { SystemContext } from '../feature.ts'
import { endingUploads } from './end-uploads.ts'
import { findingUploads } from './find-uploads.ts'
import { finishingUploads } from './finish-upload.ts'
import { makingSmallLater } from './make-small.ts'
import { startingUploads } from './start-upload.ts'
import { sweepingUploads } from './sweep-uploads.ts'
import { uploadOfKey } from './upload-keys.ts'
import type { UploadParts, UploadShell } from './upload-parts.ts'
import { uploadTypeDefs } from './upload.sdl.ts'
import { showingUploads, trackedUploads, verifyingUploads } from './verify-uploads.ts'

/**
 * Files on their way into a system: announced, sent to a signed URL, checked and under their final
 * key, shown by something. Only what is shown stays. What is stored, and what for, is the system's.
 */
export function uploads<C extends SystemContext, Purpose extends string>(
  mutation: UploadShell<C>,
  parts: UploadParts<C, Purpose>,
) {
  const find = findingUploads(parts)
  return {
    ...find,
    ...endingUploads(parts),
    ...sweepingUploads(parts),
    /** Which one a final key is of, if any. */
    uploadOf: (key: string) => uploadOfKey(parts.purposes, key),
    showing: showingUploads(parts),
    verifyUploadsOf: verifyingUploads(parts),
    tracked: trackedUploads(parts),
    makeSmallLater: makingSmallLater(parts),
    startUpload: startingUploads(mutation, parts, find),
    finishUpload: finishingUploads(mutation, parts, find),
    typeDefs: uploadTypeDefs(Object.keys(parts.purposes), parts.isDescribed ?? false),
  }
}
