import type { ContentInspection } from '@longtable/files'
import { readWhole } from '@longtable/files'
import type { SystemContext } from '../feature.ts'
import { finalKeyOf, smallKeyOf } from './upload-keys.ts'
import type { PurposeRule, UploadRow } from './upload-parts.ts'

interface Stored {
  readonly upload: UploadRow
  readonly rule: PurposeRule
  /** What is under the final key. */
  readonly found: ContentInspection
}

/**
 * Puts the picture small beside the one that was stored, once; undefined where that is small enough, or
 * nobody could read it. Whoever does it again finds it there.
 */
export async function madeSmall(
  { files, pictures, log }: SystemContext,
  { upload, rule, found: { size, imageSize } }: Stored,
): Promise<string | undefined> {
  const key = smallKeyOf(rule, upload)
  if (!pictures || !rule.small || key === undefined || !imageSize) return undefined
  const { sidePixels } = rule.small
  if (Math.max(imageSize.width, imageSize.height) <= sidePixels) return undefined
  if (await files.head(key)) return key
  const image = await readWhole(files, finalKeyOf(rule, upload), size)
  const small = image && (await pictures.thumbnail(image, sidePixels))
  if (!small) {
    log.warn({ uploadId: upload.id }, 'a picture could not be made small')
    return undefined
  }
  await files.putOnce(key, small)
  return key
}
