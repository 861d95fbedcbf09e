import { type ObjectStore, readWhole } from '@longtable/files'
import type { ReadLine, ReadPage, ScanPage } from '@longtable/system'
import * as z from 'zod'
import type { Draft } from './draft.entity.ts'

/** What was made of the pages while a draft is one: nobody else's, and gone with it. */
export const PAGES_PREFIX = 'temp/pages/'

const Box = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
const Words = z.array(
  z.object({ text: z.string(), confidence: z.number().nullable(), box: Box.nullable() }),
)

/** What is kept of a page beside its picture. */
const PageResult = z.object({
  /** Which file it is of, and which page of how many there. */
  file: z.int(),
  number: z.int(),
  of: z.int(),
  width: z.int(),
  height: z.int(),
  isTextLayer: z.boolean(),
  lines: z.array(z.object({ words: Words })),
})
export type PageResult = z.infer<typeof PageResult>

type Run = Pick<Draft, 'draftId' | 'run'>

export const runPrefixOf = ({ draftId, run = 0 }: Run): string =>
  `${PAGES_PREFIX}${draftId}/${run}/`

/** From 1, over all files. */
export const pageImageKey = (run: Run, page: number): string => `${runPrefixOf(run)}${page}.jpg`
const pageResultKey = (run: Run, page: number): string => `${runPrefixOf(run)}${page}.json`
export const pdfKeyOf = (run: Run): string => `${runPrefixOf(run)}letter.pdf`

async function contentOf(files: ObjectStore, key: string): Promise<Buffer | undefined> {
  const head = await files.head(key)
  return head && readWhole(files, key, head.size)
}

/** The picture first: a page whose result is there is whole. Who does it again finds it there. */
export async function keepPage(
  files: ObjectStore,
  run: Run,
  { page, file, read }: { readonly page: number; readonly file: number; readonly read: ReadPage },
): Promise<void> {
  const { image, ...rest } = read
  const result: PageResult = { file, ...rest, lines: rest.lines.map(plain) }
  await files.putOnce(pageImageKey(run, page), image)
  await files.putOnce(pageResultKey(run, page), Buffer.from(JSON.stringify(result)))
}

const plain = ({ words }: ReadLine) => ({ words: words.map((word) => ({ ...word })) })

export async function keptPage(
  files: ObjectStore,
  run: Run,
  page: number,
): Promise<PageResult | undefined> {
  const content = await contentOf(files, pageResultKey(run, page))
  return content && PageResult.parse(JSON.parse(content.toString('utf8')))
}

/** All that are whole, from the first on. */
export async function* keptPages(files: ObjectStore, run: Run): AsyncGenerator<PageResult> {
  for (let page = 1; ; page++) {
    const result = await keptPage(files, run, page)
    if (!result) return
    yield result
  }
}

/** With their pictures, one at a time. */
export async function* scanPages(files: ObjectStore, run: Run): AsyncGenerator<ScanPage> {
  let page = 0
  for await (const { width, height, lines } of keptPages(files, run)) {
    const image = await contentOf(files, pageImageKey(run, ++page))
    if (!image) throw new Error(`The picture of page ${page} of ${run.draftId} is gone.`)
    yield { width, height, lines, image }
  }
}

/** Of one run, or of all. */
export async function removePages(files: ObjectStore, prefix: string): Promise<void> {
  for await (const objects of files.list(prefix))
    for (const { key } of objects) await files.remove(key)
}
