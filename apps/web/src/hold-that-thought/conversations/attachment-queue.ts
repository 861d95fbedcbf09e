import { asZip } from '../uploads/as-zip.ts'
import { sendUpload } from '../uploads/send-upload.ts'
import { type UploadQueue, uploadQueue } from '../uploads/upload-queue.ts'

export const ATTACHMENTS_MAX = 10

const queues = new Map<string, UploadQueue<string>>()

/** What somebody is about to send: it goes up while they write, and waits for them in its conversation. */
export function attachmentsFor(conversationId: string): UploadQueue<string> {
  const known = queues.get(conversationId)
  if (known) return known
  const queue = uploadQueue<string>((file, going) => {
    const sent = { purpose: 'attachment', targetId: conversationId, fileName: file.name } as const
    return sendUpload(asZip(file), sent, going)
  })
  queues.set(conversationId, queue)
  return queue
}
