import { type DemoStage, type Documents, linesPdf, playUpload, type Story } from '@longtable/system'
import type { Who } from './cast.ts'

/** From the bottom of the second box: nobody has written it down yet. */
const SHEET = linesPdf([
  [
    'Whitby, 3 June 1951',
    'Dear Anna,',
    'the kettle you sent has arrived in one piece, and whistles in Swedish.',
    'Margaret has lost a tooth and found a crab. She keeps both in a jar.',
    'Come before the beans are over.',
    'With love from all of us,',
    'Edith',
  ],
])

let scanned: Promise<Uint8Array> | undefined

async function drawn(documents: Documents): Promise<Uint8Array> {
  for await (const { image } of documents.pages(SHEET)) return image
  throw new Error('The sheet has no page.')
}

/** A picture that says nothing of what is written on it; it waits for somebody to look it over. */
export async function scanLetter(stage: DemoStage, story: Story<Who>): Promise<void> {
  const [somebody] = stage.visitors.values()
  if (!somebody) return
  // Once in a process, however often the story is told.
  const bytes = await (scanned ??= drawn(stage.contextOf(somebody).documents))
  const thread = story.thread('scan')
  thread.ago(30)
  const { id: draftId } = await thread.does('demo', 'createDraft', {})
  const file = {
    purpose: 'draft',
    contentType: 'image/webp',
    fileName: 'second box, 1.webp',
    targetId: draftId,
  }
  const uploadId = await playUpload(stage, thread, { who: 'demo', bytes, file })
  await thread.does('demo', 'processDraft', { draftId, uploadIds: [uploadId], languages: ['eng'] })
}
