import { packZip } from './pack-zip.ts'
import { unpackZip } from './unpack-zip.ts'
import { ZipError } from './zip-error.ts'

/** Nothing of a zip is in memory but what is being read. */
export const zips = {
  pack: packZip,
  unpack: unpackZip,
  problemOf: (error: unknown): string | undefined =>
    error instanceof ZipError ? error.message : undefined,
}
