import { Readable } from 'node:stream'
import { objectKey, temporaryKey } from '../object-key.ts'
import type { ByteRange, ObjectStore } from '../object-store.ts'
import { objectFiles } from './object-files.ts'
import { createUploadHandler, type UploadHandler } from './http.ts'
import { sendObject } from './send-object.ts'
import { createUrlSigner } from './signed-url.ts'

export interface DiskOptions {
  /** Made when the first object comes; the owner's alone. */
  readonly directory: string
  /** At least 32 random bytes: who knows them can put files here. */
  readonly secret: Uint8Array
  /** What the URLs begin with, ending with "/"; the handler answers below it. */
  readonly baseUrl: string
  /** Epoch milliseconds. */
  readonly now: () => number
}

export interface DiskObjects extends ObjectStore {
  readonly handler: UploadHandler
  /** Removes what processes left behind that died in the middle of an upload. */
  sweepDrafts(): Promise<void>
}

/** Objects as files of one machine, sent to signed URLs that the host's own web server answers. */
export function diskObjects({ directory, secret, baseUrl, now }: DiskOptions): DiskObjects {
  const files = objectFiles(directory)
  const signer = createUrlSigner(secret)
  return {
    async signPut(key, { size, contentType, expiresAt }) {
      const grant = { key: temporaryKey(key), size, contentType, expiresAt }
      return { url: baseUrl + signer.sign(grant), headers: { 'content-type': contentType } }
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
    putStream: async (key, content) => ((await files.receive(key, content)) ? 'put' : 'present'),
    remove: (key) => files.remove(key),
    list: (prefix) => files.list(prefix),
    give: (exchange, file) => sendObject(files, exchange, { ...file, key: objectKey(file.key) }),
    sweepDrafts: () => files.sweepDrafts(now()),
    handler: createUploadHandler({ files, signer, now }),
  }
}
