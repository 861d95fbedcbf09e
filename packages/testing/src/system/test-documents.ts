import {
  createDocuments,
  createScans,
  DocumentError,
  watermarked,
  zips,
} from '@longtable/documents'
import type { Documents } from '@longtable/system'

/** The real ones: a hostile file is as hostile in a test. */
export const testDocuments: Documents = {
  ...createDocuments(),
  problemOf: (error) =>
    error instanceof DocumentError ? { problem: error.problem, reason: error.message } : undefined,
  watermarked,
  scans: createScans(),
  zips,
}
