import { newRequestId } from '../../../api/act.ts'
import { mergeEntity } from '../../../api/cache.ts'
import { request } from '../../../api/client.ts'
import { sendFile } from '../../../api/upload.ts'
import { FinishUpload, SetAvatar, StartAvatar } from './avatar.operations.ts'

/** Up, looked at by the server, and shown wherever the person is. */
export async function sendAvatar(picture: Blob): Promise<void> {
  const { startUpload } = await request(StartAvatar, {
    contentType: picture.type,
    size: picture.size,
    requestId: newRequestId(),
  })
  await sendFile(startUpload, picture)
  const { uploadId } = startUpload
  await request(FinishUpload, { uploadId, requestId: newRequestId() })
  const { setAvatar } = await request(SetAvatar, { uploadId, requestId: newRequestId() })
  mergeEntity(setAvatar)
}
