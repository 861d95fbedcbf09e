import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { packer } from './libraries.ts'

export interface ZipEntry {
  readonly path: string
  readonly content: Uint8Array | (() => Promise<AsyncIterable<Uint8Array>>)
  /** Epoch milliseconds. */
  readonly at: number
  readonly isCompressed: boolean
}

const readable = async ({ content }: ZipEntry): Promise<Readable> =>
  Readable.from(typeof content === 'function' ? await content() : [content], { objectMode: false })

/** One file after the other, each asked for when the one before it was taken: nothing piles up. */
export async function* packZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const { ZipFile } = packer()
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const add = (entry: ZipEntry) =>
    new Promise<void>((resolve, reject) => {
      const options = {
        mtime: new Date(entry.at),
        mode: 0o100644,
        compress: entry.isCompressed,
        // Days and hours as they are everywhere: the same content is the same zip.
        forceDosTimestamp: false,
      }
      zip.addReadStreamLazy(entry.path, options, (give) => {
        readable(entry).then((stream) => {
          finished(stream).then(resolve, reject)
          give(undefined, stream)
        }, reject)
      })
    })
  const adding = (async () => {
    for await (const entry of entries) await add(entry)
    zip.end()
  })()
  adding.catch((error: Error) => output.destroy(error))
  try {
    yield* output as AsyncIterable<Uint8Array>
    await adding
  } finally {
    output.destroy()
  }
}
