import { GERMAN_LETTER, writtenPdf } from '@longtable/documents/testing'
import type { FamilyContext } from '../context.ts'
import { createDraft } from '../drafts/create-draft.ts'
import { draftById } from '../drafts/draft.patterns.ts'
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
