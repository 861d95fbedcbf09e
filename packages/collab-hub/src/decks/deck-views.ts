import { view } from '@longtable/entity'
import { mediaUrl } from '@longtable/system'
import type { HubContext } from '../context.ts'
import { Deck, DeckView } from './deck.entity.ts'
import { mayDownload, type readyDeck, type SeenDeck, unknownDeck } from './deck.policy.ts'
import { pageKeyOf } from './deck-keys.ts'

/** Purposes of links: one page as a picture, and the file as it was uploaded. */
export const DECK_PAGE = 'deck-page'
export const DECK_FILE = 'deck-file'

const shown = view(Deck, 'startupId', 'status', 'createdAt', 'updatedAt')
const told = view(Deck, 'problem', 'reason')

/** Why it cannot be shown is for whoever can upload another one. */
export const pitchDeckView = ({ seen, deck }: SeenDeck & { readonly deck: Deck }) => ({
  id: deck.deckId,
  ...shown(deck),
  pageCount: deck.pages?.length ?? null,
  mayDownload: mayDownload(seen),
  ...told.when(seen.sight === 'OWNER' || seen.sight === 'ADMIN', deck),
})
export type PitchDeckView = ReturnType<typeof pitchDeckView>

interface Look {
  readonly deckId: string
  /** Of who is not the owner. */
  readonly viewedAt: string | undefined
}

type Ready = Awaited<ReturnType<typeof readyDeck>>

/** Each address is of one page and one look; it is asked anew whether it may be seen. */
export function openedDeck(context: HubContext, { seen, deck, pages }: Ready, look: Look) {
  // Another deck has taken its place since: what was opened is gone.
  if (deck.deckId !== look.deckId) throw unknownDeck()
  const { startupId, deckId } = deck
  const viewedAt = look.viewedAt ?? null
  const of = { startupId, deckId, ...(viewedAt !== null && { viewedAt }) }
  const pageUrl = (number: number) =>
    mediaUrl(context, {
      purpose: DECK_PAGE,
      of: { ...of, page: String(number) },
      s3Key: pageKeyOf(deck, number),
    })
  return {
    startupId,
    deckId,
    viewedAt,
    pages: pages.map((size, place) => ({ number: place + 1, ...size, url: pageUrl(place + 1) })),
    downloadUrl: mayDownload(seen)
      ? mediaUrl(context, { purpose: DECK_FILE, of, s3Key: deck.s3Key })
      : null,
  }
}
export type OpenedDeckView = ReturnType<typeof openedDeck>

const looked = view(DeckView, 'startupId', 'userId', 'viewedAt', 'deckId', 'downloadedAt')

export function deckLookView(look: DeckView) {
  const pages = Object.entries(look.pages ?? {})
    .map(([number, page]) => ({ number: Number(number), ...page }))
    .sort((a, b) => a.number - b.number)
  const seconds = pages.reduce((sum, page) => sum + page.seconds, 0)
  return looked(look, { pages, seconds })
}
export type DeckLookView = ReturnType<typeof deckLookView>
