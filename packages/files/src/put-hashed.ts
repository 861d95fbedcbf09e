import { createHash } from 'node:crypto'
import { inspectObject } from './inspect.ts'
import type { ObjectStore } from './object-store.ts'

/** What the server has made, put once: the hash is of what is there, whoever has put it first. */
export async function putHashed(
  objects: ObjectStore,
  key: string,
  content: Uint8Array,
): Promise<string> {
  if ((await objects.putOnce(key, content)) === 'put')
    return createHash('sha256').update(content).digest('hex')
  const found = await inspectObject(objects, key)
  if (!found) throw new Error(`${key} has gone while it was looked at.`)
  return found.sha256
}
