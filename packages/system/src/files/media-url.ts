import type { SystemContext } from '../feature.ts'

const HOUR_MS = 3_600_000
/** Every use of it is decided anew, so it may be as old as a page that is left open. */
const URL_HOURS = 24
const STEP_HOURS = 12

/** What shows the file, for the `FileSource` of its purpose. */
interface Shown {
  readonly purpose: string
  readonly of: Readonly<Record<string, string>>
  readonly s3Key: string
}

/**
 * Where this viewer reads the file, as long as they may. For half a day it is the same one, so that a
 * browser can keep the file.
 */
export function mediaUrl(
  { fileLinks, viewer, now }: Pick<SystemContext, 'fileLinks' | 'viewer' | 'now'>,
  { purpose, of, s3Key }: Shown,
): string {
  const stepMs = STEP_HOURS * HOUR_MS
  const expiresAt = Math.ceil((now() + URL_HOURS * HOUR_MS) / stepMs) * stepMs
  return fileLinks.urlOf({ purpose, of, key: s3Key, readerId: viewer?.userId ?? null, expiresAt })
}
