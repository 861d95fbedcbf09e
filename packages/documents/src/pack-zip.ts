import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { ZipFile } from 'yazl'
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

/** What the library remembers of a file until the end. */
interface Remembered {
  readonly entries: { utf8FileName: Buffer }[]
}

/** Small buffers share blocks with others: one name that is kept would keep the texts beside it. */
function keepNameAlone(zip: ZipFile): void {
  const last = (zip as unknown as Remembered).entries.at(-1)
  if (last) last.utf8FileName = Buffer.alloc(last.utf8FileName.length).fill(last.utf8FileName)
}

const optionsOf = ({ at, isCompressed }: ZipEntry) => ({
  mtime: new Date(at),
  mode: 0o100644,
  compress: isCompressed,
})

/** Given away once: what remembers how to open a file can reach it no more. */
function onlyOnce(entry: ZipEntry): () => Promise<Readable> {
  const held = [entry]
  return async () => {
    const [given] = held.splice(0)
    if (!given) throw new Error('A file of a zip is opened once.')
    return readable(given)
  }
}

interface Opening {
  readonly open: () => Promise<Readable>
  readonly options: ReturnType<typeof optionsOf>
}

/** Until all of it was taken. */
const added = (zip: ZipFile, path: string, { open, options }: Opening): Promise<void> =>
  new Promise((resolve, reject) => {
    zip.addReadStreamLazy(path, options, (give) => {
      open().then((stream) => {
        finished(stream).then(resolve, reject)
        give(undefined, stream)
      }, reject)
    })
    keepNameAlone(zip)
  })

/** One file after the other, each asked for when the one before it was taken: nothing piles up. */
export async function* packZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const zip = new (packer().ZipFile)()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const adding = (async () => {
    for await (const entry of entries)
      await added(zip, entry.path, { open: onlyOnce(entry), options: optionsOf(entry) })
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
