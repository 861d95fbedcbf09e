import { DomainError } from '@longtable/core'
import type { Page, PageRequest } from '@longtable/entity'
import type * as z from 'zod'
import { activeUser, type HubContext } from '../context.ts'
import type { StartupInput } from '../startups/startup-fields.ts'
import { startupInView } from '../startups/startup.policy.ts'
import { deckViewsOf } from './deck.patterns.ts'
import { deckInView } from './deck.policy.ts'
import { type DeckLookView, deckLookView, pitchDeckView, type PitchDeckView } from './deck-views.ts'

export async function deck(
  context: HubContext,
  { startupId }: z.infer<typeof StartupInput>,
): Promise<PitchDeckView | null> {
  const { seen, deck: found } = await deckInView(context, startupId)
  return found ? pitchDeckView({ seen, deck: found }) : null
}

/** For the founder: who has looked, at which pages, for how long. Admins see it too. */
export async function deckViews(
  context: HubContext,
  { startupId }: z.infer<typeof StartupInput>,
  page: PageRequest,
): Promise<Page<DeckLookView>> {
  await activeUser(context)
  const { sight } = await startupInView(context, startupId)
  if (sight !== 'OWNER' && sight !== 'ADMIN')
    throw new DomainError('FORBIDDEN', 'startups.not-founder', 'Only its founder may see this.')
  const found = await deckViewsOf(context, { startupId }, page)
  return { ...found, items: found.items.map(deckLookView) }
}
