import { createHash } from 'node:crypto'
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

/** Under their keys something else is there, which may be all that is left of it: nothing was written over. */
export class OtherObjectError extends Error {
  override readonly name = 'OtherObjectError'
  readonly keys: readonly string[]

  constructor(keys: readonly string[]) {
    super(
      `Another content is there already under ${keys.join(', ')}. Not all files are back: look at it, remove it, and call again.`,
    )
    this.keys = keys
  }
}

async function hashOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}

/** By its hash: a damaged object mostly has the size that it should have. */
async function isThere(objects: ObjectStore, { key, bytes, open }: Brought): Promise<boolean> {
  const found = (await objects.head(key))?.size === bytes && (await objects.read(key))
  return found ? (await hashOf(found)) === (await hashOf(open())) : false
}

/** A file from elsewhere, of any size, in little memory. What a run before has brought is there. */
export async function bringFile(objects: ObjectStore, brought: Brought): Promise<void> {
  const { key, bytes, open } = brought
  if (!(await objects.head(key))) {
    const put =
      bytes > WHOLE_BYTES_MAX
        ? await objects.putStream(key, open())
        : await objects.putOnce(key, await wholeOf(open()))
    if (put === 'put') return
  }
  if (!(await isThere(objects, brought))) throw new OtherObjectError([key])
}
