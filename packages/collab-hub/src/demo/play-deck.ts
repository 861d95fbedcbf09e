import { type DemoStage, linesPdf, playUpload, type Story } from '@longtable/system'
import type { Who } from './cast.ts'

const DECK = linesPdf([
  ['Second Spark', 'Small appliances, repaired within a week', 'Porto'],
  ['What is missing', 'A kettle is thrown away for a part that costs forty cents.'],
  ['What we do', 'Three photos, a price a minute later,', 'and a year of warranty on the repair.'],
  ['Where we are', 'Forty shops in three cities, 62 % come again within a year.'],
])

const EXPIRES_DAYS = 5

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
  const level = { startupId, level: 'FULL_ACCESS' }
  const { id: hers } = await thread.does('hana', 'requestAccess', {
    ...level,
    message: 'We look at three repair companies this quarter. I would read it tonight.',
  })
  const expiresAt = story.moment(EXPIRES_DAYS)
  await thread.does('demo', 'decideAccess', { accessId: hers, status: 'APPROVED', expiresAt })
  await thread.does('oskar', 'requestAccess', {
    startupId,
    level: 'VIEW_DECK',
    message: 'Circular, in a city, with numbers: that is our list. May I see the deck?',
  })
  const invited = { startupId, email: 'partner@fund.example', level: 'VIEW_PROFILE' }
  await thread.does('demo', 'grantAccess', invited)
}
