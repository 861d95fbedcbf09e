import { isObjectKey } from '@longtable/files'
import type { StoredFile, SystemContext } from '../feature.ts'
import { mediaUrl } from './media-url.ts'

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  pdf: 'application/pdf',
}

type Key = string | null | undefined

/**
 * Documents keep the key alone, so its ending says what it is. Others may have written anything
 * there, an address of elsewhere among it: that is no file of ours.
 */
export function fileOfKey(key: Key): StoredFile | null {
  if (key === null || key === undefined || !isObjectKey(key)) return null
  const contentType = TYPES[key.slice(key.lastIndexOf('.') + 1)]
  return contentType === undefined ? null : { s3Key: key, contentType }
}

interface Shown {
  readonly purpose: string
  readonly of: Readonly<Record<string, string>>
  readonly key: Key
}

/** Where the viewer reads the file, as long as they may; null where there is none. */
export function fileUrl(
  context: Pick<SystemContext, 'fileLinks' | 'viewer' | 'now'>,
  { purpose, of, key }: Shown,
): string | null {
  const file = fileOfKey(key)
  return file && mediaUrl(context, { purpose, of, s3Key: file.s3Key })
}
