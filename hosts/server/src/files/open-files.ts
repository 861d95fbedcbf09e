import { join } from 'node:path'
import { openKeyDirectory, openSecret } from '@longtable/accounts'
import type { ObjectStore } from '@longtable/files'
import type { UploadHandler } from '@longtable/files/disk'
import type { Config } from '../config.ts'

/** Where files are sent to and read from: the cookie of readers goes nowhere else. */
export const FILES_PATH = '/files/'

/** Where the files of one system are read; `path` is the system's own, `/goalsguild`. */
export const readPathOf = (path: string): string => `${FILES_PATH}${path.slice(1)}/`

export interface Files {
  readonly objects: ObjectStore
  /** Absent where clients send files to the bucket itself. */
  readonly handler?: UploadHandler
  /** Where clients send files and read them, if not here. */
  readonly origin?: string
  close(): void
}

async function onDisk(config: Config, now: () => number): Promise<Files> {
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

/** The storage that the configuration names. The other one's driver is not even loaded. */
export async function openFiles(config: Config, now: () => number): Promise<Files> {
  const { files } = config
  if (files.kind === 'disk') return onDisk(config, now)
  const { s3Objects } = await import('@longtable/files/s3')
  const { bucket, region, endpoint } = files
  const objects = s3Objects({ bucket, region, now, ...(endpoint !== undefined && { endpoint }) })
  const origin =
    endpoint === undefined
      ? `https://${bucket}.s3.${region}.amazonaws.com`
      : new URL(endpoint).origin
  return { objects, origin, close: () => objects.close() }
}
