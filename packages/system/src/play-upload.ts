import type { DemoStage } from './demo.ts'
import type { Thread } from './story.ts'
import { temporaryKeyOf } from './uploads/upload-keys.ts'

interface PlayedFile<Who> {
  readonly who: Who
  readonly bytes: Uint8Array
  /** As `startUpload` takes it. */
  readonly file: {
    readonly purpose: string
    readonly contentType: string
    readonly fileName?: string
    readonly targetId?: string
  }
}

/**
 * A file of a story, by the same mutations as everybody's, and its id. Unless something shows it, it is
 * gone after a day: a thread that tells of long ago has to come nearer first.
 */
export async function playUpload<Who extends string>(
  stage: Pick<DemoStage, 'contextOf' | 'visitors'>,
  thread: Thread<Who>,
  { who, bytes, file }: PlayedFile<Who>,
): Promise<string> {
  const [somebody] = stage.visitors.values()
  if (!somebody) throw new Error('Nobody is there to send a file.')
  const started = await thread.does(who, 'startUpload', { ...file, size: bytes.byteLength })
  const { uploadId } = started as unknown as { readonly uploadId: string }
  await stage.contextOf(somebody).files.putOnce(temporaryKeyOf({ id: uploadId }), bytes)
  await thread.does(who, 'finishUpload', { uploadId })
  return uploadId
}
