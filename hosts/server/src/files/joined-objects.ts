import type { ObjectStore } from '@longtable/files'

/** The prefixes of document 003, which belong to no other system. */
const ARCHIVE =
  /^(?:letters|media|profile-photos|messages|temp\/(?:drafts|pages|exports|imports))\//

/** What is on its way may be in either. */
const TEMPORARY = /^temp\/uploads\//

/** Two places as one, for who carries all files away or brings them back. */
export function joinedObjects(shared: ObjectStore, archive: ObjectStore): ObjectStore {
  const placeOf = (key: string) => (ARCHIVE.test(key) ? archive : shared)
  const found = async (key: string) =>
    TEMPORARY.test(key) && !(await shared.head(key)) ? archive : placeOf(key)
  return {
    signPut: (key, terms) => placeOf(key).signPut(key, terms),
    head: async (key) => (await found(key)).head(key),
    read: async (key, range) => (await found(key)).read(key, range),
    copyOnce: (copy) => placeOf(copy.to).copyOnce(copy),
    putOnce: (key, content) => placeOf(key).putOnce(key, content),
    putStream: (key, content) => placeOf(key).putStream(key, content),
    remove: async (key) => (await found(key)).remove(key),
    async *list(prefix) {
      yield* shared.list(prefix)
      yield* archive.list(prefix)
    },
    give: async (exchange, file) => (await found(file.key)).give(exchange, file),
  }
}
