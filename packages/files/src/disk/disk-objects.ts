import { Readable } from 'node:stream'
import { objectKey, temporaryKey } from '../object-key.ts'
import type { ByteRange, ObjectStore } from '../object-store.ts'
import { objectFiles } from './object-files.ts'
import { createFilesHandler, type FilesHandler } from './http.ts'
import { createUrlSigner } from './signed-url.ts'

export interface DiskOptions {
  /** Made when the first object comes; the owner's alone. */
  readonly directory: string
  /** At least 32 random bytes: who knows them can read and write everything here. */
  readonly secret: Uint8Array
  /** What the URLs begin with, ending with "/"; the handler answers below it. */
  readonly baseUrl: string
  /** Epoch milliseconds. */
  readonly now: () => number
}

export interface DiskObjects extends ObjectStore {
  readonly handler: FilesHandler
  /** Removes what processes left behind that died in the middle of an upload. */
  sweepDrafts(): Promise<void>
}

/** Objects as files of one machine, with signed URLs that the host's own web server answers. */
export function diskObjects({ directory, secret, baseUrl, now }: DiskOptions): DiskObjects {
  const files = objectFiles(directory)
  const signer = createUrlSigner(secret)
  return {
    async signPut(key, { size, contentType, expiresAt }) {
      const grant = { method: 'PUT', key: temporaryKey(key), size, contentType, expiresAt } as const
      return { url: baseUrl + signer.sign(grant), headers: { 'content-type': contentType } }
    },

    async signGet(key, { contentType, expiresAt, fileName = '' }) {
      const grant = { method: 'GET', key: objectKey(key), contentType, expiresAt } as const
      return baseUrl + signer.sign({ ...grant, fileName })
    },

    async head(key) {
      const object = await files.openObject(key)
      await object?.handle.close()
      return object?.head
    },

    async read(key, range?: ByteRange) {
      const object = await files.openObject(key)
      return object?.handle.createReadStream(range)
    },

    copyOnce: (copy) => files.copyOnce({ ...copy, from: temporaryKey(copy.from) }),
    async putOnce(key, content) {
      const source = Readable.from([content])
      return (await files.receive(key, source, content.byteLength)) ? 'put' : 'present'
    },
    remove: (key) => files.remove(key),
    list: (prefix) => files.list(prefix),
    sweepDrafts: () => files.sweepDrafts(now()),
    handler: createFilesHandler({ files, signer, now }),
  }
}
