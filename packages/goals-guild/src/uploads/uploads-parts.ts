import type { Processor, Schedule } from '@longtable/core'
import type { GuildDeps } from '../context.ts'
import type { Eraser } from '../users/erase-account.ts'
import type { Verifier } from '../verify.ts'
import { eraseUploads } from './erase-uploads.ts'
import { refundBytes, releaseMedia, removeObjects } from './remove-objects.processor.ts'
import { uploadSweep } from './sweep-uploads.ts'
import { verifyUploads } from './verify-uploads.ts'

export const uploadProcessors = ({ files }: GuildDeps): readonly Processor[] => [
  removeObjects(files),
  releaseMedia,
  refundBytes,
]

export const uploadSchedules = (deps: GuildDeps): readonly Schedule[] => [uploadSweep(deps)]

export const uploadErasers: readonly Eraser[] = [eraseUploads]

export const uploadVerifiers: readonly (() => Verifier)[] = [verifyUploads]
