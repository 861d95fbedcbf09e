import { GERMAN_LETTER, writtenPdf } from '@longtable/documents/testing'
import { pngFile } from '@longtable/files/testing'
import type { FamilyContext } from '../context.ts'
import { createDraft } from '../drafts/create-draft.ts'
import { draftById } from '../drafts/draft.patterns.ts'
import { readDrafts } from '../drafts/read-draft.ts'
import { processDraft } from '../drafts/process-draft.ts'
import type { FamilyWorld } from './family-world.ts'
import { finishedFileOf } from './send-upload.ts'

export interface DraftedFile {
  readonly bytes: Uint8Array
  readonly contentType?: string
  readonly fileName?: string
}

/** Says itself what is written in it, so that nobody has to read it. */
export const WRITTEN = await writtenPdf({ lines: GERMAN_LETTER })

/** Begun, with its files uploaded; not read yet. */
export async function draftOf(
  world: FamilyWorld,
  owner: FamilyContext,
  files: readonly DraftedFile[] = [{ bytes: WRITTEN }],
  asked: object = {},
): Promise<string> {
  const { id: draftId } = await createDraft(world.again(owner), {})
  const uploadIds: string[] = []
  for (const { contentType = 'application/pdf', ...file } of files)
    uploadIds.push(
      await finishedFileOf(world.again(owner), {
        ...file,
        contentType,
        purpose: 'draft',
        targetId: draftId,
      }),
    )
  await processDraft(world.again(owner), processDraft.input.parse({ draftId, uploadIds, ...asked }))
  return draftId
}

export async function readyDraft(world: FamilyWorld, owner: FamilyContext): Promise<string> {
  const draftId = await draftOf(world, owner)
  await world.settle()
  const draft = await draftById(world.again(owner), { draftId })
  if (draft?.status !== 'ready') throw new Error(draft?.errorMessage ?? 'It is not ready.')
  return draftId
}

const linesOf = (lines: readonly string[]) =>
  lines.map((line) => ({
    words: line
      .split(' ')
      .filter(Boolean)
      .map((text) => ({ text, confidence: 90, box: null })),
  }))

/** The same by a reader who knows what is written, for tests that are about something else. */
export async function knownDraft(world: FamilyWorld, owner: FamilyContext): Promise<string> {
  const draftId = await draftOf(world, owner)
  const image = pngFile(2, 2)
  const page = { number: 1, of: 1, width: 2, height: 2, image, isTextLayer: true }
  const scans = {
    ...world.deps.documents.scans,
    async *read() {
      yield { ...page, lines: linesOf(GERMAN_LETTER) }
    },
    searchablePdf: () => Promise.resolve(WRITTEN),
  }
  const documents = { ...world.deps.documents, scans }
  await readDrafts({ ...world.deps, documents }).run({
    job: { payload: { draftId, run: 1 }, attempt: 1 } as never,
    progress: async () => undefined,
    stopping: new AbortController().signal,
  })
  return draftId
}

const DRAFT = `query ($id: ID!) { draft(draftId: $id) {
  status pagesDone pageCount errorMessage revision letterId pdfUrl languages
  files { fileName contentType size url }
  extracted { date title author recipient place content }
  review { title author }
  text { date title author recipient place content }
  guesses { field value confidence page line box }
} }`

/** As anybody sees it. */
export async function draftSeen(world: FamilyWorld, who: FamilyContext, id: string) {
  const { data, errors } = await world.ask(world.again(who), DRAFT, { id })
  if (errors) throw new Error(JSON.stringify(errors))
  return data.draft
}
