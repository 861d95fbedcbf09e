import { type DemoStage, linesPdf, playUpload, type Story } from '@longtable/system'
import type { Who } from './cast.ts'

const DECK = linesPdf([
  ['Second Spark', 'Small appliances, repaired within a week', 'Porto'],
  ['What is missing', 'A kettle is thrown away for a part that costs forty cents.'],
  ['What we do', 'Three photos, a price a minute later,', 'and a year of warranty on the repair.'],
  ['Where we are', 'Forty shops in three cities, 62 % come again within a year.'],
])

export async function playDeck(
  stage: DemoStage,
  story: Story<Who>,
  startupId: string,
): Promise<void> {
  const thread = story.thread('deck')
  thread.ago(10)
  const file = { purpose: 'pitchDeck', contentType: 'application/pdf' }
  const uploadId = await playUpload(stage, thread, { who: 'demo', bytes: DECK, file })
  await thread.does('demo', 'setPitchDeck', { startupId, uploadId })
  const asked = { startupId, level: 'VIEW_DECK', message: 'I grew up above a joinery. May I look?' }
  const { id: accessId } = await thread.does('vera', 'requestAccess', asked)
  await thread.does('demo', 'decideAccess', { accessId, status: 'APPROVED' })
}
