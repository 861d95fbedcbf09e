import { createStory, type DemoStage, temporaryKeyOf } from '@longtable/system'
import { deckPdf } from './deck-pdf.ts'

/** Robin founds, Vera invests, Otto reviews. */
type Who = 'demo' | 'vera' | 'otto'

const STARTUP = {
  name: 'Longbench',
  tagline: 'Workshops that neighbours share',
  description:
    'A bench, good tools and somebody who knows them, in walking distance: neighbours book an hour, repair what they have, and leave with more than they came with.',
  industry: 'Education',
  stage: 'MVP',
  teamSize: 3,
  location: 'Lisbon',
  tags: ['repair', 'neighbours'],
  fundingGoal: 180_000,
  fundingRaised: 40_000,
  visibility: 'PUBLIC',
}

const DECK = deckPdf([
  ['Longbench', 'Workshops that neighbours share', 'Lisbon'],
  ['What is missing', 'Most homes have a drill that runs for twelve minutes of its life.'],
  ['What we do', 'An hour at a bench costs less than the drill,', 'and somebody shows how.'],
  ['Where we are', 'Two workshops, 410 members, 62 % come again within a month.'],
])

/** By the same mutations as everybody's; the file is sent as a client sends it. */
export async function playDeck(stage: DemoStage): Promise<void> {
  const robin = stage.visitors.get('demo')
  if (!robin) return
  const story = createStory<Who>(stage)
  const thread = story.thread('deck')
  thread.ago(10)
  const vera = { role: 'INVESTOR', firstName: 'Vera', lastName: 'Nunes' }
  const otto = { role: 'TALENT', firstName: 'Otto', lastName: 'Lind' }
  await thread.does('vera', 'registerUser', vera)
  await thread.does('otto', 'registerUser', otto)
  await stage.setAdmin(story.idOf('otto'))
  const { id: startupId } = await thread.does('demo', 'createStartup', STARTUP)
  await thread.does('demo', 'setStartupStatus', { startupId, status: 'PENDING_REVIEW' })
  await thread.does('otto', 'reviewStartup', { startupId, status: 'ACTIVE' })
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
