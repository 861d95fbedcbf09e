import { SHARED } from '../../api/session.ts'

export interface SharedFile {
  readonly path: string
  readonly file: File
}

interface About {
  readonly name: string
  readonly type: string
}

async function fileIn(response: Response): Promise<File> {
  const { name, type } = JSON.parse(
    decodeURIComponent(response.headers.get('about') ?? '%7B%7D'),
  ) as Partial<About>
  return new File([await response.blob()], name ?? '', { type: type ?? '' })
}

/** What other apps of the device have handed over, in its order. */
export async function readShared(): Promise<readonly SharedFile[]> {
  if (!globalThis.caches || !(await caches.has(SHARED))) return []
  const cache = await caches.open(SHARED)
  const found: SharedFile[] = []
  for (const request of await cache.keys()) {
    const response = await cache.match(request)
    if (response) found.push({ path: request.url, file: await fileIn(response) })
  }
  return found
}

export const dropSharedFile = async (path: string): Promise<unknown> =>
  (await caches.open(SHARED)).delete(path)

/** It has gone where it was meant to go. */
export const dropShared = async (): Promise<unknown> => globalThis.caches?.delete(SHARED)
