import {
  createDocuments,
  createScans,
  DocumentError,
  watermarked,
  zips,
} from '@longtable/documents'
import type { Documents } from '@longtable/system'
import type { Config } from './config.ts'

/** Each document is opened in a process of its own, so there is nothing to keep or to close. */
export const documentsOf = ({ scans }: Pick<Config, 'scans'>): Documents => ({
  ...createDocuments(),
  problemOf: (error) =>
    error instanceof DocumentError ? { problem: error.problem, reason: error.message } : undefined,
  watermarked,
  scans: createScans(scans),
  zips,
})
