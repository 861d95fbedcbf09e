import { newRequestId } from '../../api/act.ts'
import { request } from '../../api/client.ts'
import { sendFile } from '../../api/upload.ts'
import { photoOf } from '../../ui/picture.ts'
import { FinishUpload } from '../users/avatar/avatar.operations.ts'
import { StartPhoto } from './feed-acts.operations.ts'

/** Up, and looked at by the server: what a post then shows. */
export async function sendPhoto(file: Blob): Promise<string> {
  const photo = await photoOf(file)
  const { startUpload } = await request(StartPhoto, {
    contentType: photo.type,
    size: photo.size,
    requestId: newRequestId(),
  })
  await sendFile(startUpload, photo)
  const { uploadId } = startUpload
  await request(FinishUpload, { uploadId, requestId: newRequestId() })
  return uploadId
}
