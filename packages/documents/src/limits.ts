const MEGABYTE = 2 ** 20

/** What one document may be, and what looking at it may take. */
export interface DocumentLimits {
  readonly bytesMax: number
  readonly pagesMax: number
  /** Of a page as the document says it; a point is 1/72 of an inch. */
  readonly sidePointsMax: number
  /** Of what is written on a page; the rest of it is left out. */
  readonly textCharactersMax: number
  /** For the whole document. */
  readonly msMax: number
  /** Of the process that looks at it, as the system counts it; known on Linux alone. */
  readonly memoryBytesMax: number
}

export const DOCUMENT_LIMITS: DocumentLimits = {
  bytesMax: 50 * MEGABYTE,
  pagesMax: 200,
  sidePointsMax: 4000,
  textCharactersMax: 100_000,
  msMax: 120_000,
  memoryBytesMax: 768 * MEGABYTE,
}

/** What one scan may be, and what reading it may take. */
export interface ScanLimits extends DocumentLimits {
  /** Of a picture; a side is no longer than `sidePixelsMax` either. */
  readonly pixelsMax: number
  readonly sidePixelsMax: number
  readonly wordsMax: number
}

/** `msMax` is for a page. */
export const SCAN_LIMITS: ScanLimits = {
  bytesMax: 25 * MEGABYTE,
  pagesMax: 100,
  sidePointsMax: 4000,
  textCharactersMax: 50_000,
  msMax: 180_000,
  memoryBytesMax: 1024 * MEGABYTE,
  pixelsMax: 80_000_000,
  sidePixelsMax: 9_999,
  wordsMax: 5000,
}
