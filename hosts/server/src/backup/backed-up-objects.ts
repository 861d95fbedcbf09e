import type { ObjectStore } from '@longtable/files'
import { readContent } from './chunks.ts'
import type { Backup } from './manifest.ts'

/** So many files are named at a time. */
const PAGE = 1000

const refuse = async (): Promise<never> => {
  throw new Error('A backup is only read.')
}

/**
 * The files of a backup as if they were back already, so that they are compared with the rows before
 * any of them is put where others read.
 */
export function backedUpObjects(place: ObjectStore, { files }: Backup): ObjectStore {
  const byName = new Map(files.map((file) => [file.name, file]))
  return {
    async head(key) {
      const file = byName.get(key)
      return file && { size: file.bytes, etag: file.chunks.join() }
    },
    async read(key) {
      const file = byName.get(key)
      return file && readContent(place, file)
    },
    async *list(prefix) {
      const found = files.filter(({ name }) => name.startsWith(prefix))
      for (let from = 0; from < found.length; from += PAGE)
        yield found.slice(from, from + PAGE).map(({ name, bytes }) => ({ key: name, size: bytes }))
    },
    signPut: refuse,
    copyOnce: refuse,
    putOnce: refuse,
    putStream: refuse,
    remove: refuse,
    give: refuse,
  }
}
