import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface FileSum {
  readonly bytes: number
  readonly sha256: string
}

interface Target {
  readonly path: string
  /** Where it is until it is whole. */
  readonly draft: string
}

/** Whole under its name, or not there; says what it has become. */
export async function writeHashed(
  { path, draft }: Target,
  source: AsyncIterable<Uint8Array | string>,
  through: readonly Transform[] = [],
): Promise<FileSum> {
  await mkdir(dirname(path), { recursive: true })
  const hash = createHash('sha256')
  let bytes = 0
  const counting = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.byteLength
      done(null, chunk)
    },
  })
  const target = createWriteStream(draft, { flush: true })
  await pipeline([Readable.from(source), ...through, counting, target])
  await rename(draft, path)
  return { bytes, sha256: hash.digest('hex') }
}

export async function hashFile(path: string): Promise<FileSum> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.byteLength
  }
  return { bytes, sha256: hash.digest('hex') }
}
