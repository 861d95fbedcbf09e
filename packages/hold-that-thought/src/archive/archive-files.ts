import { fileSource, type MadeFile, mediaUrl, type StoredFile } from '@longtable/system'
import type * as z from 'zod'
import type { FamilyContext } from '../context.ts'
import { LetterInput } from '../letters/letter-fields.ts'
import type { LetterView } from '../letters/letter-views.ts'
import { letterInView } from '../letters/letter.policy.ts'
import { headingOf } from './archive-pages.ts'
import type { ArchiveTaskView } from './archive-task-views.ts'
import { ArchiveTaskInput, archiveTaskInView } from './archive.policy.ts'

const ARCHIVE = 'archive'
const PRINT = 'letter-print'

/** It is made while somebody waits, and kept nowhere; its name tells one text of a letter from another. */
const printKey = (letterId: string, versionCount: number) =>
  `letters/${letterId}/${versionCount}/print.pdf`

async function packed(
  context: FamilyContext,
  { taskId }: z.infer<typeof ArchiveTaskInput>,
): Promise<StoredFile | null> {
  const { kind, status, s3Key, createdAt } = await archiveTaskInView(context, taskId)
  if (kind === 'import' || status !== 'done') return null
  const day = createdAt.slice(0, 10)
  return kind === 'check'
    ? { s3Key, contentType: 'text/plain', fileName: `check-${day}.txt`, isDownload: true }
    : { s3Key, contentType: 'application/zip', fileName: `letters-${day}.zip`, isDownload: true }
}

async function printed(
  context: FamilyContext,
  { letterId }: z.infer<typeof LetterInput>,
): Promise<MadeFile> {
  const letter = await letterInView(context, letterId)
  const { title, content, versionCount } = letter
  return {
    s3Key: printKey(letterId, versionCount),
    contentType: 'application/pdf',
    fileName: `${letterId}.pdf`,
    make: () => context.documents.scans.letterPdf({ title, content, heading: headingOf(letter) }),
  }
}

export const archiveFiles = {
  [ARCHIVE]: fileSource(ArchiveTaskInput, packed),
  [PRINT]: fileSource(LetterInput, printed),
}

export const archiveUrl = (
  context: FamilyContext,
  { id: taskId, kind, status, s3Key }: ArchiveTaskView,
): string | null =>
  kind !== 'import' && status === 'done'
    ? mediaUrl(context, { purpose: ARCHIVE, of: { taskId }, s3Key })
    : null

export const printUrl = (context: FamilyContext, { id, versionCount }: LetterView): string =>
  mediaUrl(context, {
    purpose: PRINT,
    of: { letterId: id },
    s3Key: printKey(id, versionCount),
  })
