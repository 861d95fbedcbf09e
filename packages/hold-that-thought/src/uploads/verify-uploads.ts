import { on } from '@longtable/system'
import { Message } from '../conversations/conversation.entity.ts'
import { LetterFile } from '../letters/letter-row.entity.ts'
import { Letter, LetterVersion } from '../letters/letter.entity.ts'
import { ArchiveTask } from '../archive/archive-task.entity.ts'
import { Draft } from '../drafts/draft.entity.ts'
import { Media } from '../media/media.entity.ts'
import { UserProfile } from '../users/profile.entity.ts'
import { showing, uploadOf, verifyUploadsOf } from './family-uploads.ts'
import { Upload } from './upload.entity.ts'

const PURPOSES = { pictures: 'picture', videos: 'video', documents: 'document' } as const

/** Several texts of a letter may show one scan, which was uploaded or made here. */
const scans = [Letter, LetterVersion].map((entity) =>
  on(entity, async ({ letterId, fileKey }, { find, problem }) => {
    const key = fileKey === undefined ? undefined : uploadOf(fileKey)
    if (!key || fileKey === undefined || (await find(Upload, key))?.usedBy === letterId) return
    const name = fileKey.slice(`letters/${letterId}/`.length)
    if (!(await find(LetterFile, { letterId, name })))
      problem(`letter ${letterId} shows file ${fileKey}, which nothing holds`)
  }),
)

export const verifyUploads = verifyUploadsOf(
  showing(UserProfile, ({ photoUrl: s3Key, userId: by }) =>
    s3Key === undefined ? [] : [{ s3Key, purpose: 'profilePhoto', by }],
  ),
  showing(Media, ({ s3Key, category, mediaId: by }) => [
    { s3Key, purpose: PURPOSES[category], by },
  ]),
  showing(Draft, ({ fileKeys, draftId: by }) =>
    // Those of a letter are the letter's.
    fileKeys.flatMap((s3Key) =>
      s3Key.startsWith('temp/') ? [{ s3Key, purpose: 'draft', by }] : [],
    ),
  ),
  showing(ArchiveTask, ({ kind, status, s3Key, taskId: by }) =>
    kind === 'import' && (status === 'queued' || status === 'running')
      ? [{ s3Key, purpose: 'archive', by }]
      : [],
  ),
  showing(Message, ({ attachments = [], messageId: by }) =>
    attachments.map(({ s3Key }) => ({ s3Key, purpose: 'attachment', by })),
  ),
  ...scans,
)
