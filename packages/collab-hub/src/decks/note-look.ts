import { inTurn, settle } from '@longtable/core'
import { asRead, change, keyOf, laterThan, type Patch } from '@longtable/entity'
import type { HubContext } from '../context.ts'
import { DeckView } from './deck.entity.ts'
import { deckViewOf } from './deck.patterns.ts'
import { unknownDeck } from './deck.policy.ts'

type Key = Pick<DeckView, 'startupId' | 'userId' | 'viewedAt'>

/** One after the other: pages that are asked for at once are all written down. */
export function noteLook(
  { store, stamp }: HubContext,
  key: Key,
  noted: (look: DeckView, at: string) => Patch<DeckView> | undefined,
): Promise<void> {
  const name = Object.values(keyOf(DeckView, key)).join(' ')
  const attempt = async () => {
    const look = await deckViewOf({ store }, key)
    if (!look) throw unknownDeck()
    const { at } = stamp()
    const patch = noted(look, at)
    if (!patch) return
    const updatedAt = laterThan(look.updatedAt ?? look.viewedAt, at)
    const when = asRead(DeckView, look, 'updatedAt')
    await store.write([change(DeckView, look, { patch: { ...patch, updatedAt }, when })])
  }
  return inTurn(store, name, () => settle(name, attempt))
}
