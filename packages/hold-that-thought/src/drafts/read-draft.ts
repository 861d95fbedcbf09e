import type { JobHandler, JobRun } from '@longtable/core'
import { inspectObject, putHashed, readWhole } from '@longtable/files'
import { type Deps, type DocumentFault, fileOfKey } from '@longtable/system'
import * as z from 'zod'
import { changeClaimed, claimDraft, LostDraftError } from './claim-draft.ts'
import { extracted } from './draft-text.ts'
import type { Draft } from './draft.entity.ts'
import { keepPage, keptPages, type PageResult, pdfKeyOf, scanPages } from './page-results.ts'

export const READ_DRAFT = 'hold-that-thought.read-draft'
const PAGES_MAX = 100
const FILE_BYTES_MAX = 25 * 2 ** 20
const CONTENT_BYTES_MAX = 300_000
/** What is nobody's fault is tried so often, and then told to who waits. */
const TRIES_MAX = 3

const Payload = z.object({ draftId: z.string(), run: z.int() })

/** Why a draft cannot be read: trying again gives the same. */
class UnreadableError extends Error {
  readonly fault: DocumentFault

  constructor(problem: string, reason: string) {
    super(reason)
    this.fault = { problem, reason }
  }
}

type Going = Pick<JobRun, 'progress' | 'stopping'>

/** Of drafts that others wrote only the keys are known. */
async function described(deps: Deps, draft: Draft): Promise<Draft> {
  if (draft.files) return draft
  const files = []
  for (const key of draft.fileKeys) {
    const found = await inspectObject(deps.files, key)
    if (!found) throw new UnreadableError('missing', `The file ${key} is not there.`)
    const { size, sha256, contentType = fileOfKey(key)?.contentType ?? '' } = found
    files.push({ contentType, size, sha256 })
  }
  return changeClaimed(deps, draft, { files })
}

async function bytesOf({ files }: Deps, key: string): Promise<Buffer> {
  const head = await files.head(key)
  if (head && head.size > FILE_BYTES_MAX)
    throw new UnreadableError('too-large', 'A file is too large.')
  const bytes = head && (await readWhole(files, key, head.size))
  if (!bytes) throw new UnreadableError('missing', 'A file is not there any more.')
  return bytes
}

/** How many pages there are, once the last file was opened. */
function pageCountOf(pages: readonly PageResult[], fileCount: number): number | undefined {
  const counts = new Map(pages.map(({ file, of }) => [file, of]))
  return counts.size === fileCount ? [...counts.values()].reduce((a, b) => a + b, 0) : undefined
}

interface Held {
  draft: Draft
  readonly going: Going
  readonly pages: PageResult[]
}

/** From the first page that is not kept yet. */
async function readFile(deps: Deps, held: Held, file: number): Promise<void> {
  const { draft, pages, going } = held
  const known = pages.filter((page) => page.file === file)
  if (known.length > 0 && known.length === known[0]?.of) return
  const contentType = draft.files?.[file]?.contentType ?? ''
  const bytes = await bytesOf(deps, draft.fileKeys[file] ?? '')
  const { languages = [], isHandwritten = false } = draft
  const how = { languages, after: known.length, isByService: isHandwritten }
  for await (const read of deps.documents.scans.read({ bytes, contentType }, how)) {
    going.stopping.throwIfAborted()
    const page = pages.length + 1
    if (page > PAGES_MAX || read.of > PAGES_MAX)
      throw new UnreadableError('too-many-pages', `A draft has at most ${PAGES_MAX} pages.`)
    await keepPage(deps.files, draft, { page, file, read })
    const { image: _, ...rest } = read
    pages.push({ file, ...rest, lines: rest.lines.map(({ words }) => ({ words: [...words] })) })
    const pageCount = pageCountOf(pages, draft.fileKeys.length)
    const done = { pagesDone: page, ...(pageCount !== undefined && { pageCount }) }
    held.draft = await changeClaimed(deps, held.draft, done)
    await going.progress(`page ${page}`)
  }
}

/** Page by page, each kept before the next one is begun; then all of them together. */
async function readAll(deps: Deps, claimed: Draft, going: Going): Promise<void> {
  const held: Held = { draft: await described(deps, claimed), going, pages: [] }
  for await (const page of keptPages(deps.files, claimed)) held.pages.push(page)
  for (let file = 0; file < claimed.fileKeys.length; file++) await readFile(deps, held, file)
  const found = extracted(held.pages, new Date(deps.now()).getUTCFullYear())
  if (Buffer.byteLength(found.extractedData?.content ?? '') > CONTENT_BYTES_MAX)
    throw new UnreadableError('too-long', 'The text is longer than a letter can be; send less.')
  const made = await deps.documents.scans.searchablePdf(scanPages(deps.files, claimed))
  const key = pdfKeyOf(claimed)
  const sha256 = await putHashed(deps.files, key, made)
  const size = (await deps.files.head(key))?.size ?? made.byteLength
  await changeClaimed(deps, held.draft, {
    ...found,
    pdf: { key, sha256, size },
    status: 'ready',
    pageCount: held.pages.length,
    pagesDone: held.pages.length,
    errorMessage: undefined,
    leaseUntil: undefined,
  })
}

const LATER: DocumentFault = {
  problem: 'error',
  reason: 'It could not be read; try it again later.',
}

/** Whoever held it last may have written since; who does not hold it says nothing. */
async function fail(deps: Deps, run: z.infer<typeof Payload>, { reason }: DocumentFault) {
  const draft = await claimDraft(deps, run)
  const ended = { status: 'failed', errorMessage: reason, leaseUntil: undefined } as const
  if (draft) await changeClaimed(deps, draft, ended)
}

/** A file that cannot be read is the file's fault: the draft says why, and that is all. */
export const readDrafts = (deps: Deps): JobHandler => ({
  kind: READ_DRAFT,
  // Each opens strangers' files, which may take all the memory that they are given.
  atOnce: 1,
  async run({ job: { payload, attempt }, ...going }) {
    const run = Payload.parse(payload)
    try {
      const claimed = await claimDraft(deps, run)
      if (claimed) await readAll(deps, claimed, going)
    } catch (error) {
      if (error instanceof LostDraftError) return
      const known =
        error instanceof UnreadableError ? error.fault : deps.documents.scans.problemOf(error)
      const isGivenUp = attempt >= TRIES_MAX && !going.stopping.aborted
      if (!known && !isGivenUp) throw error
      if (!known) deps.log.error({ err: error, ...run }, 'a draft could not be read')
      await fail(deps, run, known ?? LATER)
    }
  },
})
