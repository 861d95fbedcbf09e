import { DocumentError } from './document-error.ts'
import { languageFiles } from './languages.ts'
import { letterPdf, type PrintedLetter } from './letter-pdf.ts'
import type { ScanLimits } from './limits.ts'
import { createScanReader } from './read-scans.ts'
import type { ReadPage, ScanFile, ScanPage } from './scan-page.ts'
import { searchablePdf } from './searchable-pdf.ts'
import {
  createTranscriptionService,
  type TranscriptionServiceOptions,
} from './transcription-service.ts'

interface Reading {
  readonly languages: readonly string[]
  readonly after: number
  readonly isByService?: boolean
}

const USUAL = ['eng', 'deu']

export interface ScanOptions {
  /** Where nobody says in which languages something is written. */
  readonly usualLanguages?: readonly string[] | undefined
  /** With data of further languages. */
  readonly dataFolder?: string | undefined
  /** Off unless it is named. */
  readonly service?: TranscriptionServiceOptions | undefined
  readonly limits?: Partial<ScanLimits>
}

/** Scans of strangers. Throws `DocumentError` for what cannot be read, and says why. */
export interface Scans {
  readonly languages: readonly string[]
  readonly usualLanguages: readonly string[]
  readonly hasService: boolean
  read(file: ScanFile, how: Reading): AsyncIterable<ReadPage>
  searchablePdf(pages: AsyncIterable<ScanPage>): Promise<Uint8Array>
  letterPdf(letter: PrintedLetter): Promise<Uint8Array>
  problemOf(error: unknown): { readonly problem: string; readonly reason: string } | undefined
}

/** Read on this machine, one file after the other: together they would take all memory. */
export function createScans(options: ScanOptions = {}): Scans {
  const { dataFolder, service, limits, usualLanguages = USUAL } = options
  const files = languageFiles(dataFolder)
  const missing = usualLanguages.find((language) => !files.has(language))
  if (missing !== undefined) throw new Error(`There is no data to read ${missing} with.`)
  const local = createScanReader(files, limits)
  const transcribe = service && createTranscriptionService(service)
  return {
    languages: [...files.keys()],
    usualLanguages,
    hasService: transcribe !== undefined,
    async *read(file, { languages, after, isByService = false }) {
      if (!isByService) return yield* local.read(file, { languages, after, isRead: true })
      if (!transcribe) throw new Error('No transcription service is named here.')
      for await (const page of local.read(file, { languages, after, isRead: false }))
        yield page.isTextLayer ? page : { ...page, lines: await transcribe(page, languages) }
    },
    searchablePdf,
    letterPdf,
    problemOf: (error) =>
      error instanceof DocumentError
        ? { problem: error.problem, reason: error.message }
        : undefined,
  }
}
