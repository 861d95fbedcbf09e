import { DomainError } from '@longtable/core'
import {
  type ContentInspection,
  DamagedFileError,
  inspectBytes,
  inspectObject,
  type ObjectStore,
  readWhole,
  withoutMetadata,
} from '@longtable/files'
import { finalKeyOf, temporaryKeyOf } from './upload-keys.ts'
import type { PurposeRule, UploadRow } from './upload-parts.ts'

const TRIES_MAX = 5
/** A picture that is small as a file can be too large for whoever has to show it. */
const PIXELS_MAX = 100_000_000
const SIDE_PIXELS_MAX = 16_384

const refusal = (reason: string, field: string, message: string) =>
  new DomainError('INVALID', `uploads.${reason}`, { field, message: `${field}: ${message}` })

const wrongSize = ({ size }: UploadRow, found: number) =>
  found === size
    ? undefined
    : refusal('wrong-size', 'size', `${found} bytes were uploaded, not ${size}.`)

/** An upload with what holds for its purpose. */
interface Ruled {
  readonly upload: UploadRow
  readonly rule: PurposeRule
}

const isPicture = (contentType: string) => contentType.startsWith('image/')

/** Why this content is not what was announced. */
function problemOf({ upload, rule }: Ruled, found: ContentInspection): DomainError | undefined {
  const { contentType } = upload
  const wrong = wrongSize(upload, found.size)
  if (wrong) return wrong
  if (found.contentType !== contentType || (isPicture(contentType) && !found.imageSize))
    return refusal('wrong-type', 'contentType', `the file is not ${contentType}.`)
  if (!found.imageSize) return undefined
  const { width, height } = found.imageSize
  const { sidePixelsMax = SIDE_PIXELS_MAX } = rule
  if (Math.max(width, height) > sidePixelsMax || width * height > PIXELS_MAX)
    return refusal(
      'too-many-pixels',
      'size',
      `${width} × ${height} pixels are too many; each side may have ${sidePixelsMax}.`,
    )
  return undefined
}

type Found = ContentInspection | DomainError

const damaged = (upload: UploadRow, { message }: DamagedFileError) =>
  refusal('damaged', 'contentType', `the file is a damaged ${upload.contentType}: it ${message}.`)

function stripped({ contentType }: UploadRow, bytes: Buffer): Buffer | DamagedFileError {
  try {
    return withoutMetadata(contentType, bytes)
  } catch (error) {
    if (error instanceof DamagedFileError) return error
    throw error
  }
}

/** What is stored is another content than what was sent, so it is looked at once more. */
async function strippedAndPut(
  files: ObjectStore,
  { upload, rule }: Ruled,
): Promise<Found | 'again'> {
  const bytes = await readWhole(files, temporaryKeyOf(upload), upload.size)
  if (!bytes) return 'again'
  const problem = problemOf({ upload, rule }, await inspectBytes(bytes))
  if (problem) return problem
  const content = stripped(upload, bytes)
  if (content instanceof DamagedFileError) return damaged(upload, content)
  const made = await inspectBytes(content)
  const left = problemOf({ upload: { ...upload, size: content.byteLength }, rule }, made)
  if (left) return left
  const to = finalKeyOf(rule, upload)
  return (await files.putOnce(to, content)) === 'put' ? made : present(files, to)
}

async function copiedAsIs(files: ObjectStore, { upload, rule }: Ruled): Promise<Found | 'again'> {
  const [from, to] = [temporaryKeyOf(upload), finalKeyOf(rule, upload)]
  const found = await inspectObject(files, from)
  if (!found) return 'again'
  const problem = problemOf({ upload, rule }, found)
  if (problem) return problem
  const outcome = await files.copyOnce({ from, to, etag: found.etag })
  if (outcome === 'changed') return 'again'
  return outcome === 'copied' ? found : present(files, to)
}

/** Whoever was first may have died before writing it down: what is there counts. */
const present = async (files: ObjectStore, key: string): Promise<Found | 'again'> =>
  (await inspectObject(files, key)) ?? 'again'

/**
 * Looks at what was uploaded and brings it to its final key, where it stays as it is. A repeat finds
 * it there. Undefined: nothing was uploaded. What is refused is not kept.
 */
export async function checkedAndStored(
  files: ObjectStore,
  { upload, rule }: Ruled,
): Promise<Found | undefined> {
  const from = temporaryKeyOf(upload)
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const head = await files.head(from)
    if (!head) return undefined
    const isStripped = rule.isStripped && isPicture(upload.contentType)
    const store = isStripped ? strippedAndPut : copiedAsIs
    const found = wrongSize(upload, head.size) ?? (await store(files, { upload, rule }))
    if (found === 'again') continue
    if (found instanceof DomainError) await files.remove(from)
    return found
  }
  return refusal('unsteady', 'uploadId', 'the file was sent again and again; send it once.')
}
