import type { Operation } from '@longtable/store'
import { fileOfKey, fileSource, type StoredFile } from '@longtable/system'
import type * as z from 'zod'
import type { HubContext } from '../context.ts'
import { finishedFile, useUpload } from '../uploads/hub-uploads.ts'
import { MessageInput } from './conversation-fields.ts'
import type { Message } from './conversation.entity.ts'
import { messageAt } from './find-messages.ts'

export const CHAT_FILE = 'chatFile'
/** The same for an admin, through a report. */
export const REPORTED_FILE = 'reportedFile'

interface ChatFile {
  readonly s3Key: string
  /** Goes into the transaction of the message that shows it. */
  readonly use: (shown: { readonly usedBy: string; readonly at: string }) => Operation
}

/** What the viewer has uploaded for this, if they name it. */
export async function chatFileOf(
  context: HubContext,
  uploadId: string | undefined,
): Promise<ChatFile | undefined> {
  if (uploadId === undefined) return undefined
  const { upload, s3Key } = await finishedFile(context, { uploadId, purpose: CHAT_FILE })
  return { s3Key, use: (shown) => useUpload(upload, shown) }
}

/** Pictures are shown, documents are saved. */
export function fileOfMessage({ fileUrl, messageId }: Message): StoredFile | null {
  const file = fileOfKey(fileUrl)
  if (!file) return null
  const ending = file.s3Key.slice(file.s3Key.lastIndexOf('.'))
  const isDownload = !file.contentType.startsWith('image/')
  return { ...file, fileName: `file-${messageId}${ending}`, isDownload }
}

/** Who takes part in the conversation now, and as long as the message is there. */
const chatFile = async (context: HubContext, input: z.infer<typeof MessageInput>) =>
  fileOfMessage((await messageAt(context, input)).message)

export const chatFiles = { [CHAT_FILE]: fileSource(MessageInput, chatFile) }
