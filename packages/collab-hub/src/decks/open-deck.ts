import { asRead, check, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { Grant } from '../access/access-request.entity.ts'
import { mutation } from '../mutation.ts'
import { DECK_RATE } from '../rates.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { Startup } from '../startups/startup.entity.ts'
import type { SeenStartup } from '../startups/startup.policy.ts'
import { Deck, DeckView } from './deck.entity.ts'
import { readyDeck } from './deck.policy.ts'
import { openedDeck } from './deck-views.ts'

/** What the log calls it; it says who has looked where. */
export const DECK_OPENED = 'DECK_OPENED'

interface Opened {
  readonly startupId: string
  readonly deckId: string
  /** Of the founder's own looks nothing is kept. */
  readonly viewedAt?: string
}

/** What opens it to them is as it was read. */
const stillSeen = ({ startup, grant }: SeenStartup): Operation[] => [
  check(Startup, startup, asRead(Startup, startup, 'status', 'deckId')),
  ...(grant
    ? [check(Grant, grant, asRead(Grant, grant, 'accessId', 'status', 'accessLevel', 'expiresAt'))]
    : []),
]

/** Addresses of its pages, each of which is for this one look, and written down with it. */
export const openDeck = mutation({
  name: 'openDeck',
  input: StartupInput,
  rate: DECK_RATE,
  plan: async ({ context, actor: { userId }, input: { startupId } }) => {
    const { seen, deck } = await readyDeck(context, startupId)
    const { deckId } = deck
    const { at: viewedAt } = context.stamp()
    const opened: Opened = { startupId, deckId, viewedAt }
    if (seen.sight === 'OWNER') return { answer: { startupId, deckId } as Opened }
    const look = { startupId, userId, viewedAt, deckId, pages: {} }
    return {
      operations: [
        put(DeckView, { ...look, countedUntil: viewedAt, updatedAt: viewedAt }),
        check(Deck, deck, asRead(Deck, deck, 'status')),
        ...stillSeen(seen),
      ],
      result: opened,
      audit: {
        action: DECK_OPENED,
        resourceType: 'Deck',
        resourceId: deckId,
        metadata: { startupId, sight: seen.sight },
      },
    }
  },
  answer: async ({ context }, { startupId, deckId, viewedAt }) =>
    openedDeck(context, await readyDeck(context, startupId), { deckId, viewedAt }),
})
