import { newRequestId } from '../../api/act.ts'
import { request } from '../../api/client.ts'
import { sendFile } from '../../api/upload.ts'
import { FinishUpload, StartUpload, type StartUploadVariables } from './uploads.operations.ts'

/** Up, and looked at by the server; gives the id by which something can show it. */
export async function sendUpload(
  purpose: StartUploadVariables['purpose'],
  file: Blob,
): Promise<string> {
  const { startUpload } = await request(StartUpload, {
    purpose,
    contentType: file.type,
    size: file.size,
    requestId: newRequestId(),
  })
  await sendFile(startUpload, file)
  const { uploadId } = startUpload
  await request(FinishUpload, { uploadId, requestId: newRequestId() })
  return uploadId
}
