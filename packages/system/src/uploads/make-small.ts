import { change, find } from '@longtable/entity'
import { type ContentInspection, inspectObject, putHashed, readWhole } from '@longtable/files'
import type { Operation } from '@longtable/store'
import type { Deps } from '../deps.ts'
import type { SystemContext } from '../feature.ts'
import { finalKeyOf, smallKeyOf, uploadOfKey } from './upload-keys.ts'
import type { PurposeRule, UploadParts, UploadRow } from './upload-parts.ts'

interface Stored {
  readonly upload: UploadRow
  readonly rule: PurposeRule
  /** What is under the final key. */
  readonly found: ContentInspection
}

/** What the row says of a small picture beside the one that was sent. */
type Small = Pick<UploadRow, 'smallKey' | 'smallSha256'>

/**
 * Puts the picture small beside the one that was stored, once; nothing where that is small enough, or
 * nobody could read it. Whoever does it again finds it there.
 */
export async function madeSmall(
  { files, pictures, log }: SystemContext,
  { upload, rule, found: { size, imageSize } }: Stored,
): Promise<Small> {
  const smallKey = smallKeyOf(rule, upload)
  if (!pictures || !rule.small || rule.small.isLater || !smallKey || !imageSize) return {}
  const { sidePixels } = rule.small
  if (Math.max(imageSize.width, imageSize.height) <= sidePixels) return {}
  const known = await inspectObject(files, smallKey)
  if (known) return { smallKey, smallSha256: known.sha256 }
  const image = await readWhole(files, finalKeyOf(rule, upload), size)
  const small = image && (await pictures.thumbnail(image, sidePixels))
  if (!small) {
    log.warn({ uploadId: upload.id }, 'a picture could not be made small')
    return {}
  }
  return { smallKey, smallSha256: await putHashed(files, smallKey, small.image) }
}

interface SmallMade {
  readonly smallKey: string
  /** That the upload has it: goes into the transaction of what shows it. */
  readonly recorded: Operation
}

/** Of an upload that something shows already. */
export const makingSmallLater =
  <C, Purpose extends string>({ Upload, purposes }: UploadParts<C, Purpose>) =>
  async (
    { store, files }: Pick<Deps, 'store' | 'files'>,
    s3Key: string,
    image: Uint8Array,
  ): Promise<SmallMade | undefined> => {
    const key = uploadOfKey(purposes, s3Key)
    const upload: UploadRow<Purpose> | undefined = key && (await find(store, Upload, key))
    const smallKey = upload && smallKeyOf(purposes[upload.purpose], upload)
    if (!upload || smallKey === undefined) return undefined
    const patch = { smallKey, smallSha256: await putHashed(files, smallKey, image) }
    const when = { attribute: 'status', equals: upload.status } as const
    return { smallKey, recorded: change(Upload, upload, { patch, when }) }
  }
