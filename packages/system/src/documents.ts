import type { DocumentFault } from './document-fault.ts'
import { noScans, type Scans } from './scans.ts'
import { noZips, type Zips } from './zips.ts'

/** A picture as WebP, and when a camera says that it was taken: by its own clock, without a zone. */
export interface SmallPicture {
  readonly image: Uint8Array
  /** `1998-07-04T12:30:00`. */
  readonly takenAt?: string | undefined
}

/** Makes pictures of strangers small; undefined for what it cannot read. */
export interface Pictures {
  thumbnail(image: Uint8Array, sidePixels: number): Promise<SmallPicture | undefined>
}

/** One page of a document, as a picture. */
export interface DocumentPage {
  /** From 1. */
  readonly number: number
  readonly width: number
  readonly height: number
  /** WebP. */
  readonly image: Uint8Array
  /** What is written on it, as far as the document says so. */
  readonly text: string
}

/** What opens documents of strangers; a host brings it along. */
export interface Documents {
  /** One after the other. It throws for what cannot be shown. */
  pages(pdf: Uint8Array): AsyncIterable<DocumentPage>
  /** Of what was thrown: undefined where it is not the document's own fault. */
  problemOf(error: unknown): DocumentFault | undefined
  /** The picture with these lines over it. */
  watermarked(image: Uint8Array, lines: readonly string[]): Promise<Uint8Array>
  readonly scans: Scans
  readonly zips: Zips
}

const refused = (): never => {
  throw new Error('No documents are opened here.')
}

/** Where none are opened. */
export const noDocuments: Documents = {
  pages: refused,
  problemOf: () => undefined,
  watermarked: refused,
  scans: noScans,
  zips: noZips,
}
