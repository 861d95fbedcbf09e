import type { DocumentFault } from './document-fault.ts'

/** Part of a page's picture, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface ReadWord {
  readonly text: string
  /** From 0 to 100; null where who has read it does not say. */
  readonly confidence: number | null
  /** Null where it is not known. */
  readonly box: Box | null
}

/** From top to bottom; one without words is a gap between paragraphs. */
export interface ReadLine {
  readonly words: readonly ReadWord[]
}

/** A page as it is kept: its picture, straight and upright, and what is written on it. */
export interface ScanPage {
  readonly width: number
  readonly height: number
  /** JPEG. */
  readonly image: Uint8Array
  readonly lines: readonly ReadLine[]
}

export interface ReadPage extends ScanPage {
  /** From 1, in its file. */
  readonly number: number
  /** How many pages its file has. */
  readonly of: number
  /** The document itself says what is written on it; nobody had to read it. */
  readonly isTextLayer: boolean
}

export interface ScanFile {
  readonly bytes: Uint8Array
  /** A PDF, or a picture. */
  readonly contentType: string
}

export interface Reading {
  /** `eng`, `deu`; the first is the likeliest. */
  readonly languages: readonly string[]
  /** So many pages are known already. */
  readonly after: number
  /** By the outside service, where there is one: it reads handwriting. */
  readonly isByService?: boolean
}

/** What is printed of a letter. */
export interface PrintedLetter {
  readonly title: string
  /** Below the title: when, where, from whom, to whom. */
  readonly heading: readonly string[]
  /** Markdown. */
  readonly content: string
}

/** Reads what was scanned, and makes PDFs; a host brings it along. */
export interface Scans {
  /** Those that can be read here. */
  readonly languages: readonly string[]
  /** Where nobody says in which ones something is written. */
  readonly usualLanguages: readonly string[]
  /** Whether an outside service reads what is asked of it. */
  readonly hasService: boolean
  /** One page after the other. It throws for what cannot be read. */
  read(file: ScanFile, how: Reading): AsyncIterable<ReadPage>
  /** All pages as one PDF in which one can search. */
  searchablePdf(pages: AsyncIterable<ScanPage>): Promise<Uint8Array>
  letterPdf(letter: PrintedLetter): Promise<Uint8Array>
  /** Of what was thrown: undefined where it is not the file's own fault. */
  problemOf(error: unknown): DocumentFault | undefined
}

const refused = (): never => {
  throw new Error('No scans are read here.')
}

/** Where none are read. */
export const noScans: Scans = {
  languages: [],
  usualLanguages: [],
  hasService: false,
  read: refused,
  searchablePdf: refused,
  letterPdf: refused,
  problemOf: () => undefined,
}
