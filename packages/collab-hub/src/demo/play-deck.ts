import { type DemoStage, type Story, temporaryKeyOf } from '@longtable/system'
import type { Who } from './cast.ts'
import { deckPdf } from './deck-pdf.ts'

const DECK = deckPdf([
  ['Second Spark', 'Small appliances, repaired within a week', 'Porto'],
  ['What is missing', 'A kettle is thrown away for a part that costs forty cents.'],
  ['What we do', 'Three photos, a price a minute later,', 'and a year of warranty on the repair.'],
  ['Where we are', 'Forty shops in three cities, 62 % come again within a year.'],
])

/** By the same mutations as everybody's; the file is sent as a client sends it. */
export async function playDeck(
  stage: DemoStage,
  story: Story<Who>,
  startupId: string,
): Promise<void> {
  const robin = stage.visitors.get('demo')
  if (!robin) return
  const thread = story.thread('deck')
  // An upload that nothing shows yet lives for a day, so this was today.
  thread.ago(120)
  const file = { purpose: 'pitchDeck', contentType: 'application/pdf', size: DECK.byteLength }
  const started = await thread.does('demo', 'startUpload', file)
  const { uploadId } = started as unknown as { readonly uploadId: string }
  await stage.contextOf(robin).files.putOnce(temporaryKeyOf({ id: uploadId }), DECK)
  await thread.does('demo', 'finishUpload', { uploadId })
  await thread.does('demo', 'setPitchDeck', { startupId, uploadId })
  const asked = { startupId, level: 'VIEW_DECK', message: 'I grew up above a joinery. May I look?' }
  const { id: accessId } = await thread.does('vera', 'requestAccess', asked)
  await thread.does('demo', 'decideAccess', { accessId, status: 'APPROVED' })
}
