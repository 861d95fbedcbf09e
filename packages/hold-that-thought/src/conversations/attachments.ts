import { fileSource, mediaUrl } from '@longtable/system'
import type { Operation } from '@longtable/store'
import * as z from 'zod'
import type { FamilyContext } from '../context.ts'
import { fileFor, useUpload } from '../uploads/family-uploads.ts'
import { ATTACHMENTS_MAX, MessageInput } from './conversation-fields.ts'
import type { Message } from './conversation.entity.ts'
import { messageInView } from './conversation.policy.ts'

const ATTACHMENT = 'attachment'

type Attachment = NonNullable<Message['attachments']>[number]

interface Attaching {
  readonly conversationId: string
  readonly uploadIds: readonly string[]
}

interface Attached {
  readonly attachments: readonly Attachment[]
  /** That each is of this message and of nothing else. */
  used(messageId: string, at: string): Operation[]
}

/** Each is an upload of the sender's own for this conversation, and nothing else. */
export async function attached(
  context: FamilyContext,
  { conversationId, uploadIds }: Attaching,
): Promise<Attached> {
  const files = await Promise.all(
    uploadIds.map((uploadId) =>
      fileFor(context, { uploadId, purpose: 'attachment', targetId: conversationId }),
    ),
  )
  return {
    attachments: files.map(({ upload: { fileName = 'file', contentType }, s3Key }) => ({
      s3Key,
      fileName,
      contentType,
    })),
    used: (usedBy, at) => files.map(({ upload }) => useUpload(upload, { usedBy, at })),
  }
}

const Place = MessageInput.extend({
  place: z.coerce.number().int().min(0).max(ATTACHMENTS_MAX),
})

/** For who is in the conversation, with every request. What a browser does not show is saved. */
export const attachmentFiles = {
  [ATTACHMENT]: fileSource(Place, async (context: FamilyContext, { place, ...input }) => {
    const { attachments = [] } = await messageInView(context, input)
    return attachments[place]
  }),
}

export const attachmentViews = ({ conversationId, messageId, createdAt, ...message }: Message) =>
  (message.attachments ?? []).map((file, place) => ({
    ...file,
    of: { conversationId, messageId, createdAt, place: String(place) },
  }))
export type AttachmentView = ReturnType<typeof attachmentViews>[number]

export const attachmentUrl = (context: FamilyContext, { of, s3Key }: AttachmentView): string =>
  mediaUrl(context, { purpose: ATTACHMENT, of, s3Key })
