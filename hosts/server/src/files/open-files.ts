import { join } from 'node:path'
import { openKeyDirectory, openSecret } from '@longtable/accounts'
import type { ObjectStore } from '@longtable/files'
import type { UploadHandler } from '@longtable/files/disk'
import { holdThatThoughtTable } from '@longtable/hold-that-thought'
import type { BucketConfig, Config } from '../config.ts'
import { joinedObjects } from './joined-objects.ts'

/** Where files are sent to and read from: the cookie of readers goes nowhere else. */
export const FILES_PATH = '/files/'

/** Where the files of one system are read; `path` is the system's own, `/goalsguild`. */
export const readPathOf = (path: string): string => `${FILES_PATH}${path.slice(1)}/`

interface Place {
  readonly objects: ObjectStore
  /** Absent where clients send files to the bucket itself. */
  readonly handler?: UploadHandler
  /** Where clients send files and read them, if not here. */
  readonly origin?: string
  close(): void
}

/** `objects` are all of them. */
export interface Files extends Place {
  /** Of a system, by its table: the letters of a family may have a bucket of their own. */
  objectsOf(table: string): ObjectStore
}

async function onDisk(config: Config, now: () => number): Promise<Place> {
  const { diskObjects } = await import('@longtable/files/disk')
  const keys = await openKeyDirectory(join(config.dataDirectory, 'keys'))
  const objects = diskObjects({
    directory: join(config.dataDirectory, 'files'),
    secret: await openSecret(keys, 'files'),
    // Of whatever address the reader came to: a proxy may have another one than ours.
    baseUrl: FILES_PATH,
    now,
  })
  await objects.sweepDrafts()
  return { objects, handler: objects.handler, close: () => undefined }
}

async function inBucket(
  { bucket, region, endpoint }: BucketConfig,
  now: () => number,
): Promise<Place> {
  const { s3Objects } = await import('@longtable/files/s3')
  const objects = s3Objects({ bucket, region, now, ...(endpoint !== undefined && { endpoint }) })
  const origin =
    endpoint === undefined
      ? `https://${bucket}.s3.${region}.amazonaws.com`
      : new URL(endpoint).origin
  return { objects, origin, close: () => objects.close() }
}

/** The storage that the configuration names. Another one's driver is not even loaded. */
export async function openFiles(config: Config, now: () => number): Promise<Files> {
  const { files } = config
  const shared = await (files.kind === 'disk' ? onDisk(config, now) : inBucket(files, now))
  const archive = config.archive && (await inBucket(config.archive, now))
  const origins = [shared, archive].flatMap((place) => place?.origin ?? [])
  return {
    objects: archive ? joinedObjects(shared.objects, archive.objects) : shared.objects,
    objectsOf: (table) =>
      (archive && table === holdThatThoughtTable.name ? archive : shared).objects,
    ...(shared.handler && { handler: shared.handler }),
    ...(origins.length > 0 && { origin: origins.join(' ') }),
    close() {
      shared.close()
      archive?.close()
    },
  }
}
