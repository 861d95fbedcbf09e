import type { Deck } from './deck.entity.ts'

type Key = Pick<Deck, 'startupId' | 'deckId'>

/** Of this system alone, as the folders of uploads are. */
export const PAGES_PREFIX = 'deck-pages/collabhub/'

export const pagesPrefixOf = ({ startupId, deckId }: Key): string =>
  `${PAGES_PREFIX}${startupId}/${deckId}/`

/** Follows from the deck alone, so that whoever draws it again writes nothing else. */
export const pageKeyOf = (deck: Key, number: number): string =>
  `${pagesPrefixOf(deck)}${number}.webp`

export function deckOfPageKey(key: string): Key | undefined {
  const [startupId, deckId] = key.slice(PAGES_PREFIX.length).split('/')
  return startupId && deckId ? { startupId, deckId } : undefined
}
