import { createHash } from 'node:crypto'
import type { Documents, ReadPage, Scans, UnzippedEntry, ZipEntry, Zips } from '@longtable/system'

const PAGES = 2
const SIDE = 10
const ZIP_START = 'PK\u0003\u0004'
const WORDS = ['Dear', 'all', 'the', 'sea', 'was', 'calm', 'today']

/** What a file says is by its bytes alone, so that the same one is always read in the same way. */
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

const pictureOf = (bytes: Uint8Array, page: number) =>
  Buffer.from(`page ${page} of ${hashOf(bytes).toString('hex')}`)

function pageOf(bytes: Uint8Array, number: number): ReadPage {
  const hash = hashOf(bytes)
  const wordAt = (place: number) => WORDS[(hash[place] ?? 0) % WORDS.length] as string
  const line = (first: number) => ({
    words: [first, first + 1, first + 2].map((place) => ({
      text: wordAt(place),
      confidence: 60 + ((hash[place] ?? 0) % 40),
      box: { left: place, top: first, width: 1, height: 1 },
    })),
  })
  return {
    number,
    of: PAGES,
    width: SIDE,
    height: SIDE,
    image: pictureOf(bytes, number),
    lines: [line(number), { words: [] }, line(number + 3)],
    isTextLayer: false,
  }
}

const pdfOf = (text: string) => Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`)

const scans: Scans = {
  languages: ['eng', 'deu'],
  usualLanguages: ['eng'],
  hasService: false,
  async *read({ bytes }, { after }) {
    for (let number = after + 1; number <= PAGES; number++) yield pageOf(bytes, number)
  },
  async searchablePdf(pages) {
    const texts: string[] = []
    for await (const { image } of pages) texts.push(hashOf(image).toString('hex'))
    return pdfOf(texts.join('\n'))
  },
  letterPdf: async ({ title, content }) => pdfOf(`${title}\n${content}`),
  problemOf: () => undefined,
}

class NoZipError extends Error {}

async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

const contentOf = async ({ content }: ZipEntry): Promise<Uint8Array> =>
  typeof content === 'function' ? bytesOf(await content()) : content

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

function entriesIn(bytes: Buffer): UnzippedEntry[] {
  const text = bytes.toString()
  if (!text.startsWith(ZIP_START)) throw new NoZipError('It is no zip.')
  const entries = JSON.parse(text.slice(ZIP_START.length)) as [path: string, content: string][]
  return entries.map(([path, content]) => {
    const unpacked = Buffer.from(content, 'base64')
    return { path, size: unpacked.byteLength, read: async () => once(unpacked) }
  })
}

/** Begins as a zip does; the rest is a list. */
const zips: Zips = {
  async *pack(entries) {
    const packed: [string, string][] = []
    for await (const entry of entries)
      packed.push([entry.path, Buffer.from(await contentOf(entry)).toString('base64')])
    yield Buffer.from(ZIP_START + JSON.stringify(packed))
  },
  async *unpack({ size, read }) {
    yield* entriesIn(await bytesOf(await read({ start: 0, end: size - 1 })))
  },
  problemOf: (error) => (error instanceof NoZipError ? error.message : undefined),
}

/** In place of the processes that open documents of strangers: all of it happens here, and at once. */
export const playedDocuments: Documents = {
  async *pages(pdf) {
    for (let number = 1; number <= PAGES; number++)
      yield {
        number,
        width: SIDE,
        height: SIDE,
        image: pictureOf(pdf, number),
        text: `Page ${number}`,
      }
  },
  problemOf: () => undefined,
  watermarked: async (image) => image,
  scans,
  zips,
}

/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

/** What people send, by its type. */
export const FILES: Readonly<Record<string, Uint8Array>> = {
  'image/png': PICTURE,
  'application/pdf': pdfOf('What somebody has written.'),
  'application/zip': Buffer.from(`${ZIP_START}[]`),
}

/** Of which type a file for this purpose mostly is. */
export const typeFor = (purpose: unknown): string =>
  purpose === 'archive'
    ? 'application/zip'
    : /^(pitchDeck|resume|document)$/.test(String(purpose))
      ? 'application/pdf'
      : 'image/png'
