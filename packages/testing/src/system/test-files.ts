import { type DiskObjects, diskObjects } from '@longtable/files/disk'

const SECRET_BYTES = 32

/** The same directory is the same place in every process: no test's secret is one. */
export const testFiles = (directory: string, now: () => number): DiskObjects =>
  diskObjects({
    directory,
    now,
    secret: new Uint8Array(SECRET_BYTES),
    baseUrl: 'http://127.0.0.1:1/files/',
  })
