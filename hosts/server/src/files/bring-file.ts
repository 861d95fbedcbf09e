import type { ObjectStore } from '@longtable/files'

/** Up to this one call does; what is larger goes piece by piece. */
const WHOLE_BYTES_MAX = 8 * 1024 ** 2

export interface Brought {
  readonly key: string
  readonly bytes: number
  /** Read only where it is needed. */
  readonly open: () => AsyncIterable<Uint8Array>
}

async function wholeOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** A file from elsewhere, of any size, in little memory. What a run before has brought is there. */
export async function bringFile(
  objects: ObjectStore,
  { key, bytes, open }: Brought,
): Promise<void> {
  if ((await objects.head(key))?.size === bytes) return
  if (bytes > WHOLE_BYTES_MAX) await objects.putStream(key, open())
  else await objects.putOnce(key, await wholeOf(open()))
}
