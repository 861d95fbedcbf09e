import { vi } from 'vitest'
import { hostileTexts } from './hostile.ts'
import { pdfOf } from './pdf.ts'
import { snapshot } from './drawn.ts'
import { made } from './letters-crowd.ts'
import { sendFile } from './send-file.ts'
import type { Somebody, Stage } from './stage.ts'

export interface ScansCrowd {
  /** To be looked over. */
  readonly readyId: string
  /** Nobody could read it. */
  readonly failedId: string
  /** Its pages were not sent. */
  readonly pendingId: string
  readonly pictureId: string
  /** A PDF that wants to run something. */
  readonly documentId: string
}

const upTo = (charactersMax: number): string => hostileTexts(charactersMax)[0] ?? ''
const PDF = { contentType: 'application/pdf', fileName: upTo(200) }
const TIME_MS_MAX = 5 * 60_000
const SETTLED = new Set(['ready', 'failed'])

/** Begun, with a file that says itself what is written in it; read. */
async function draftOf(who: Somebody, address: string, bytes: Uint8Array): Promise<string> {
  const draftId = await made(who, 'createDraft { id }')
  const file = { purpose: 'draft', bytes, targetId: draftId, ...PDF }
  const uploadId = await sendFile(who, address, file)
  await made(who, `processDraft(draftId: "${draftId}", uploadIds: ["${uploadId}"]) { id }`)
  await vi.waitFor(async () => {
    const { draft } = await who.ask<{ draft: { status: string } }>(
      `{ draft(draftId: "${draftId}") { status } }`,
    )
    if (!SETTLED.has(draft.status)) throw new Error('It is still being read.')
  }, TIME_MS_MAX)
  return draftId
}

/** Drafts in every state and a gallery, all of whose texts and files are hostile. */
export async function makeScansCrowd(stage: Stage, who: Somebody): Promise<ScansCrowd> {
  const { address } = stage
  const readyId = await draftOf(who, address, pdfOf(['Hamburg, 2 May 1943', 'My dear Karl,']))
  await made(
    who,
    `editDraft(draftId: "${readyId}", revision: 0, title: $line, author: $line, recipient: $line,
      place: $line, content: $content) { id: isSaved }`,
    { line: upTo(200), content: hostileTexts(2000).join('\n') },
  )
  const failedId = await draftOf(who, address, Buffer.from('%PDF-1.4 and no more'))
  const pendingId = await made(who, 'createDraft { id }')
  const bring = async (file: Omit<Parameters<typeof sendFile>[2], 'fileName'>, texts: object) =>
    made(
      who,
      `addMedia(uploadId: "${await sendFile(who, address, { ...file, fileName: upTo(200) })}",
        title: $title, description: $text, dateText: $dateText, tags: $tags) { id }`,
      { title: upTo(200), text: upTo(2000), dateText: upTo(100), ...texts },
    )
  const tags = hostileTexts(40)
    .filter((tag) => !tag.includes('#'))
    .slice(0, 9)
  const picture = { purpose: 'picture', contentType: 'image/png', bytes: await snapshot(stage, 20) }
  const document = { purpose: 'document', contentType: PDF.contentType, bytes: pdfOf(['Recipe']) }
  return {
    readyId,
    failedId,
    pendingId,
    pictureId: await bring(picture, { tags }),
    documentId: await bring(document, { tags }),
  }
}
