import type { SystemContext } from '../feature.ts'
import type { MediaReference } from './find-uploads.ts'

const URL_MINUTES = 10
const STEP_MS = 5 * 60_000

/** Made anew at each read; within a step it is the same one, so that a browser can keep the file. */
export function mediaUrl(
  { files, now }: Pick<SystemContext, 'files' | 'now'>,
  { s3Key, contentType }: Pick<MediaReference, 's3Key' | 'contentType'>,
): Promise<string> {
  const expiresAt = Math.ceil((now() + URL_MINUTES * 60_000) / STEP_MS) * STEP_MS
  return files.signGet(s3Key, { contentType, expiresAt })
}
