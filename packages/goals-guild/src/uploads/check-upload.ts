import { DomainError } from '@longtable/core'
import { type Inspection, inspectObject, type ObjectStore } from '@longtable/files'
import type { Upload } from './upload.entity.ts'
import { finalKeyOf, PIXELS_MAX, SIDE_PIXELS_MAX, temporaryKeyOf } from './upload-rules.ts'

const TRIES_MAX = 5

const refusal = (reason: string, field: string, message: string) =>
  new DomainError('INVALID', `uploads.${reason}`, { field, message: `${field}: ${message}` })

/** Why this content is not what was announced. */
function problemOf(upload: Upload, found: Inspection): DomainError | undefined {
  const { size, contentType } = upload
  if (found.size !== size)
    return refusal('wrong-size', 'size', `${found.size} bytes were uploaded, not ${size}.`)
  if (found.contentType !== contentType || !found.imageSize)
    return refusal('wrong-type', 'contentType', `the file is not ${contentType}.`)
  const { width, height } = found.imageSize
  if (Math.max(width, height) > SIDE_PIXELS_MAX || width * height > PIXELS_MAX)
    return refusal('too-many-pixels', 'size', `${width} × ${height} pixels are too many.`)
  return undefined
}

/**
 * Looks at what was uploaded and copies exactly that to its final key, where it stays as it is. A
 * repeat finds it there. Undefined: nothing was uploaded. What is refused is not kept.
 */
export async function checkedAndCopied(
  files: ObjectStore,
  upload: Upload,
): Promise<Inspection | DomainError | undefined> {
  const [from, to] = [temporaryKeyOf(upload), finalKeyOf(upload)]
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const found = await inspectObject(files, from)
    if (!found) return undefined
    const problem = problemOf(upload, found)
    if (problem) {
      await files.remove(from)
      return problem
    }
    const outcome = await files.copyOnce({ from, to, etag: found.etag })
    if (outcome === 'copied') return found
    // Whoever was first may have died before writing it down: what is there counts.
    if (outcome === 'present') return inspectObject(files, to)
  }
  return refusal('unsteady', 'uploadId', 'the file was sent again and again; send it once.')
}
