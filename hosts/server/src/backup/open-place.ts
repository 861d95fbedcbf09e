import { randomBytes } from 'node:crypto'
import type { ObjectStore } from '@longtable/files'
import type { BackupPlace } from '../config.ts'

export interface OpenPlace extends ObjectStore {
  close(): void
}

/** Nobody sends anything there by an address of ours, so its signatures are for nobody. */
const SECRET_BYTES = 32

/** Where backups are kept: a directory, or a bucket. */
export async function openPlace(place: BackupPlace, now: () => number): Promise<OpenPlace> {
  if (place.kind === 's3') {
    const { s3Objects } = await import('@longtable/files/s3')
    const { bucket, region, endpoint } = place
    return s3Objects({ bucket, region, now, ...(endpoint !== undefined && { endpoint }) })
  }
  const { diskObjects } = await import('@longtable/files/disk')
  const secret = randomBytes(SECRET_BYTES)
  const objects = diskObjects({ directory: place.directory, secret, baseUrl: '/', now })
  await objects.sweepDrafts()
  return { ...objects, close: () => undefined }
}
