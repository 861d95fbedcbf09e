import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { zips } from '@longtable/documents'
import {
  ENGLISH_LETTER,
  GERMAN_LETTER,
  scannedImage,
  scannedPdf,
} from '@longtable/documents/testing'
import { type Person, settled, text } from './person.ts'
import type { Stage } from './stage.ts'

/** Two pages, on a machine that has other things to do. */
const READ_MS_MAX = 180_000

export interface Cast {
  readonly rosa: Person
  readonly ben: Person
}

/** One scanned PDF becomes a letter; everything is packed, and read into an empty archive. */
export async function seeScan({ rosa, ben }: Cast, { report }: Stage): Promise<void> {
  const { chapter, see } = report
  chapter('Rosa scans a letter of two sheets')
  const front = await scannedImage({ lines: GERMAN_LETTER }, { turned: 2, isOld: true })
  const back = await scannedImage({ lines: ENGLISH_LETTER, font: 'Courier' }, { turned: 180 })
  const { id } = await rosa.does('createDraft { id }')
  const of = `draftId: ${text(id)}`
  const announced = `purpose: draft, contentType: "application/pdf", targetId: ${text(id)}`
  const uploadId = await rosa.uploads(announced, await scannedPdf(front, back))
  await rosa.does(`processDraft(${of}, uploadIds: [${text(uploadId)}]) { status }`)
  const draft = `{ draft(${of}) { status pagesDone pageCount errorMessage
    extracted { date place author recipient content } guesses { field value confidence page box } } }`
  const read = await settled(
    () => rosa.asks(draft),
    ({ status }) => status === 'ready' || status === 'failed',
    READ_MS_MAX,
  )
  see('it is read on this machine, page by page', read.status === 'ready', read)
  const { date, place, recipient, content } = read.extracted
  see('when, where and to whom is guessed', date === '1943-05-12', { date, place, recipient })
  see('with how sure, and where on the page', read.guesses[0]?.box?.length === 4, read.guesses[0])
  see('both languages are there', content.includes('Körbe') && content.includes('knees'), content)
  const line = content.split('\n').indexOf('Liebe Rosa,') + 1
  const was = 'was: "Liebe Rosa,", text: "Liebe Rosi,"'
  await ben.does(`correctDraftLine(${of}, line: ${line}, ${was}) { revision }`)
  await ben.does(`editDraft(${of}, revision: 1, title: "Rain") { isSaved }`)
  const letter = await ben.does(`publishDraft(${of}) { id title content }`)
  see('Ben corrects a line and publishes it', letter.content.includes('Liebe Rosi,'), letter.id)
  const shown = `{ letter(letterId: ${text(letter.id)}) { scanUrl printUrl } }`
  const { printUrl } = await ben.asks(shown)
  const scan = await settled(
    async () => ben.reads((await ben.asks(shown)).scanUrl),
    ({ status }) => status === 200,
  )
  see('the scan lies beside it, as one PDF', scan.text.startsWith('%PDF-'), scan.status)
  see('and can be printed', (await ben.reads(printUrl)).text.startsWith('%PDF-'))
}

/** Of every file of a zip but the one that says when it was packed. */
async function sumsOf(path: string): Promise<Map<string, string>> {
  const bytes = await readFile(path)
  const source = {
    size: bytes.byteLength,
    read: async ({ start, end }: { start: number; end: number }) =>
      Readable.from([bytes.subarray(start, end + 1)]) as AsyncIterable<Uint8Array>,
  }
  const limits = { entriesMax: 10_000, entryBytesMax: 2 ** 28, bytesMax: 2 ** 30 }
  const sums = new Map<string, string>()
  for await (const { path: name, read } of zips.unpack(source, limits)) {
    const hash = createHash('sha256')
    for await (const chunk of await read()) hash.update(chunk)
    if (name !== 'archive.json') sums.set(name, hash.digest('hex'))
  }
  return sums
}

export async function seeRoundTrip(
  { rosa }: Cast,
  { report, data, commandOn }: Stage,
): Promise<void> {
  const { chapter, see } = report
  chapter('Rosa carries everything away')
  const { id } = await rosa.does('exportArchive { id }')
  const task = `{ archiveTask(taskId: ${text(id)}) { status doneCount size downloadUrl } }`
  const packed = await settled(
    () => rosa.asks(task),
    ({ status }) => status === 'done',
  )
  see('it is packed beside whatever else is done', packed.status === 'done', packed)
  const zip = await rosa.reads(packed.downloadUrl)
  see(
    'she loads it down',
    zip.text.startsWith('PK') && zip.text.length === packed.size,
    packed.size,
  )
  const files = join(data, 'carried')
  await mkdir(files)
  const [first, second] = [join(files, 'first.zip'), join(files, 'second.zip')]
  await writeFile(first, Buffer.from(zip.text, 'latin1'))
  const elsewhere = join(files, 'elsewhere')
  const into = await commandOn(elsewhere, 'archive', 'import', first)
  see('and reads it into an empty archive', into.code === 0, into.stdout || into.stderr)
  await commandOn(elsewhere, 'archive', 'export', second)
  const [before, after] = [await sumsOf(first), await sumsOf(second)]
  see(`whose ${before.size} files are the same again`, isDeepStrictEqual(before, after))
}
