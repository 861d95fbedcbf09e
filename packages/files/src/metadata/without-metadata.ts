import { gifWithout } from './gif.ts'
import { jpegWithout } from './jpeg.ts'
import { pngWithout } from './png.ts'
import { webpWithout } from './webp.ts'

type Format = (bytes: Buffer) => Buffer[]

/** The parts of a file that stay, each a view of it where it stays as it is. */
const FORMATS: Readonly<Record<string, Format>> = {
  'image/jpeg': jpegWithout,
  'image/png': pngWithout,
  'image/webp': webpWithout,
  'image/gif': gifWithout,
}

/**
 * The same picture, bit by bit, without what it tells of people and places: neither EXIF (but for
 * orientation and the date taken) nor XMP, comments, thumbnails, or anything behind its end. An
 * allow-list: what is not known goes. A damaged file throws `DamagedFileError`.
 */
export function withoutMetadata(contentType: string, bytes: Uint8Array): Buffer {
  const format = FORMATS[contentType]
  if (!format) throw new Error(`What ${contentType} tells beside the picture is not known.`)
  return Buffer.concat(format(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
}
