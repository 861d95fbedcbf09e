import { newRequestId } from '../../../api/act.ts'
import { request } from '../../../api/client.ts'
import { onSession } from '../../../api/session.ts'
import { keepTrying } from '../../uploads/keep-trying.ts'
import { type Going, sendUpload } from '../../uploads/send-upload.ts'
import { type UploadQueue, uploadQueue } from '../../uploads/upload-queue.ts'
import { CreateDraft } from '../draft-acts.operations.ts'

/** Pages on their way to a draft; the results are the ids of their uploads. */
export interface BegunDraft {
  readonly queue: UploadQueue<string>
  /** Begun with its first page: who only looks leaves nothing behind. */
  readonly idFor: (going: Going) => Promise<string>
}

/** Of one draft. */
export const PAGES_MAX = 20

const NEW = ''
const begun = new Map<string, BegunDraft>()

function beginDraft(known: string | undefined): BegunDraft {
  const requestId = newRequestId()
  let made: Promise<string> | undefined = known === undefined ? undefined : Promise.resolve(known)
  const idFor = ({ onWay, signal }: Going) => {
    made ??= keepTrying(() => request(CreateDraft, { requestId }), { onPause: onWay, signal })
      .then(({ createDraft }) => createDraft.id)
      .catch((error: unknown) => {
        made = undefined
        throw error
      })
    return made
  }
  const queue = uploadQueue(async (file, going) =>
    sendUpload(
      file,
      { purpose: 'draft', targetId: await idFor(going), fileName: file.name },
      going,
    ),
  )
  return { queue, idFor }
}

/** The one that this page is about, also after one has looked at another page meanwhile. */
export function begunDraft(draftId: string | undefined): BegunDraft {
  const key = draftId ?? NEW
  const known = begun.get(key) ?? beginDraft(draftId)
  begun.set(key, known)
  return known
}

/** As many as there is room for; says whether that is all of them. */
export function addPages({ queue }: BegunDraft, given: readonly File[]): boolean {
  const room = Math.max(0, PAGES_MAX - queue.files().length)
  queue.add(given.slice(0, room))
  return given.length <= room
}

/** It is read now, or gone: the next one is another. */
export const endBegun = (draftId: string | undefined): void => void begun.delete(draftId ?? NEW)

onSession(() => begun.clear())
