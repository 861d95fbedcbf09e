import { newRequestId } from '../../api/act.ts'
import { request } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { throwInOwnWords } from '../../api/own-words.ts'
import { keepTrying, type Pause } from './keep-trying.ts'
import { putFile, RefusedFileError } from './put-file.ts'
import { checkedType, type Purpose } from './upload-rules.ts'
import { FinishUpload, StartUpload } from './uploads.operations.ts'

interface Sent {
  readonly purpose: Purpose
  /** What it is for, where a purpose is for one thing alone. */
  readonly targetId?: string
  readonly fileName?: string
}

/** How far a file is on its way. */
export type Way =
  | Pause
  | { readonly kind: 'sending'; readonly part: number }
  /** All of it is there, and is being looked at. */
  | { readonly kind: 'checking' }

/** Somebody watches, and can give it up: then it waits for a connection, however long. */
export interface Going {
  readonly onWay: (way: Way) => void
  readonly signal: AbortSignal
}

const TRIES_MAX = 3
const NAME_CHARACTERS_MAX = 200

/** Its address has ended, or nothing came there: it is sent once more. */
const isToRepeat = (error: unknown) =>
  (error instanceof RefusedFileError && error.status === 403) ||
  (error instanceof ApiError && error.reason === 'uploads.not-uploaded')

/**
 * Up, and looked at by the server; gives the id by which something can show it. One `requestId` for all
 * tries: however often a connection is lost, it is one upload.
 */
export async function sendUpload(
  file: Blob,
  { fileName, ...sent }: Sent,
  going?: Going,
): Promise<string> {
  const { onWay = () => undefined, signal = new AbortController().signal } = going ?? {}
  const steadily = <T>(step: () => Promise<T>) =>
    going ? keepTrying(step, { onPause: onWay, signal }) : step()
  const announced = {
    ...sent,
    contentType: await checkedType(sent.purpose, file),
    size: file.size,
    fileName: fileName?.slice(0, NAME_CHARACTERS_MAX) || null,
    requestId: newRequestId(),
  }
  const finishId = newRequestId()
  const once = async () => {
    const { startUpload } = await steadily(() => request(StartUpload, announced, signal))
    onWay({ kind: 'sending', part: 0 })
    const onProgress = (part: number) => onWay({ kind: 'sending', part })
    await steadily(() => putFile(startUpload, file, { onProgress, signal }))
    onWay({ kind: 'checking' })
    const { uploadId } = startUpload
    await steadily(() => request(FinishUpload, { uploadId, requestId: finishId }, signal))
    return uploadId
  }
  for (let tries = 1; ; tries++)
    try {
      return await once()
    } catch (error) {
      if (tries < TRIES_MAX && isToRepeat(error)) continue
      if (error instanceof RefusedFileError) return throwInOwnWords(error)
      throw error
    }
}
