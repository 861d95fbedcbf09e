import type { ObjectStore } from './object-store.ts'

/** All of a small object; undefined when it is not there, or not of exactly this size. */
export async function readWhole(
  objects: ObjectStore,
  key: string,
  size: number,
): Promise<Buffer | undefined> {
  const content = await objects.read(key)
  if (!content) return undefined
  const chunks: Uint8Array[] = []
  let count = 0
  for await (const chunk of content) {
    count += chunk.byteLength
    if (count > size) return undefined
    chunks.push(chunk)
  }
  return count === size ? Buffer.concat(chunks) : undefined
}
