import { createDocuments, DocumentError, watermarked } from '@longtable/documents'
import type { Documents } from '@longtable/system'

/** Each document is opened in a process of its own, so there is nothing to keep or to close. */
export const documents: Documents = {
  ...createDocuments(),
  problemOf: (error) =>
    error instanceof DocumentError ? { problem: error.problem, reason: error.message } : undefined,
  watermarked,
}
