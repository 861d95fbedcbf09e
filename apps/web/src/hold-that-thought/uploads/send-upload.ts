import { newRequestId } from '../../api/act.ts'
import { request } from '../../api/client.ts'
import { sendFile } from '../../api/upload.ts'
import { FinishUpload, StartUpload, type StartUploadVariables } from './uploads.operations.ts'

interface Sent {
  readonly purpose: StartUploadVariables['purpose']
  /** What it is for, where a purpose is for one thing alone. */
  readonly targetId?: string
  readonly fileName?: string
}

/** Up, and looked at by the server; gives the id by which something can show it. */
export async function sendUpload(file: Blob, sent: Sent): Promise<string> {
  const { startUpload } = await request(StartUpload, {
    ...sent,
    contentType: file.type,
    size: file.size,
    requestId: newRequestId(),
  })
  await sendFile(startUpload, file)
  const { uploadId } = startUpload
  await request(FinishUpload, { uploadId, requestId: newRequestId() })
  return uploadId
}
