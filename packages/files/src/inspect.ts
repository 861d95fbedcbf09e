import { createHash, type Hash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type/core'
import { type ImageSize, imageSize } from './image-size.ts'
import type { ObjectStore } from './object-store.ts'

/** Room for the colour profile and preview that a camera puts before the picture's own header. */
const FIRST_BYTES_MAX = 512 * 1024

export interface ContentInspection {
  readonly size: number
  /** By its magic bytes, whatever it was called; undefined when nobody knows it. */
  readonly contentType: string | undefined
  /** In hexadecimal digits. */
  readonly sha256: string
  /** Of images. */
  readonly imageSize: ImageSize | undefined
}

export interface Inspection extends ContentInspection {
  /** Of exactly the content that was looked at. */
  readonly etag: string
}

/** An animated PNG is a PNG, and every browser calls it so. */
const plainType = (mime: string | undefined) => (mime === 'image/apng' ? 'image/png' : mime)

/** A parser that stumbles over a hostile file does not know it. */
const typeOf = (bytes: Uint8Array): Promise<string | undefined> =>
  fileTypeFromBuffer(bytes).then(
    (found) => plainType(found?.mime),
    () => undefined,
  )

async function inspection(first: Buffer, size: number, hash: Hash): Promise<ContentInspection> {
  const bytes = first.subarray(0, FIRST_BYTES_MAX)
  const contentType = await typeOf(bytes)
  return {
    size,
    contentType,
    sha256: hash.digest('hex'),
    imageSize: contentType === undefined ? undefined : imageSize(contentType, bytes),
  }
}

export const inspectBytes = (bytes: Buffer): Promise<ContentInspection> =>
  inspection(bytes, bytes.byteLength, createHash('sha256').update(bytes))

/** Reads the object once, from its first byte to its last. Undefined: it is not there. */
export async function inspectObject(
  objects: ObjectStore,
  key: string,
): Promise<Inspection | undefined> {
  const head = await objects.head(key)
  const content = head && (await objects.read(key))
  if (!content) return undefined
  const hash = createHash('sha256')
  const first: Uint8Array[] = []
  let size = 0
  for await (const chunk of content) {
    hash.update(chunk)
    if (size < FIRST_BYTES_MAX) first.push(chunk)
    size += chunk.byteLength
  }
  return { etag: head.etag, ...(await inspection(Buffer.concat(first), size, hash)) }
}
