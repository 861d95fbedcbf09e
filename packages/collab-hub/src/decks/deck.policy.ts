import { DomainError, notFound } from '@longtable/core'
import { AccessLevel } from '../access/access-request.entity.ts'
import { activeUser, type HubContext } from '../context.ts'
import { type SeenStartup, startupInView } from '../startups/startup.policy.ts'
import type { Deck } from './deck.entity.ts'
import { deckById } from './deck.patterns.ts'

export const unknownDeck = () => notFound('decks.unknown', 'This deck')

/** The matrix of the deck's rows: by a grant of at least this level, or as owner or admin. */
const has = ({ sight, grant }: SeenStartup, level: AccessLevel): boolean => {
  if (sight === 'OWNER' || sight === 'ADMIN') return true
  const { options } = AccessLevel
  return (
    sight === 'FIGURES' &&
    grant !== undefined &&
    options.indexOf(grant.accessLevel) >= options.indexOf(level)
  )
}

export const seesDeck = (seen: SeenStartup): boolean => has(seen, 'VIEW_DECK')
export const mayDownload = (seen: SeenStartup): boolean => has(seen, 'FULL_ACCESS')

export interface SeenDeck {
  readonly seen: SeenStartup
  readonly deck: Deck | undefined
}

/** Read anew with every page: what was revoked or has expired ends with the next one. */
export async function deckInView(context: HubContext, startupId: string): Promise<SeenDeck> {
  await activeUser(context)
  const seen = await startupInView(context, startupId)
  if (!seesDeck(seen))
    throw new DomainError('FORBIDDEN', 'decks.no-access', 'The deck is for whom it was opened to.')
  const { deckId } = seen.startup
  return {
    seen,
    deck: deckId === undefined ? undefined : await deckById(context, { startupId, deckId }),
  }
}

interface ReadyDeck extends SeenDeck {
  readonly deck: Deck
  readonly pages: NonNullable<Deck['pages']>
}

/** The same of one that can be looked at. */
export async function readyDeck(context: HubContext, startupId: string): Promise<ReadyDeck> {
  const { seen, deck } = await deckInView(context, startupId)
  if (!deck) throw unknownDeck()
  if (deck.status !== 'READY' || !deck.pages)
    throw new DomainError('CONFLICT', 'decks.not-ready', 'Its pages cannot be shown yet.')
  return { seen, deck, pages: deck.pages }
}
