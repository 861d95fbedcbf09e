import { DomainError } from '@longtable/core'
import { asRead, change, laterThan } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { DECK_TIME_RATE } from '../rates.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { DeckView } from './deck.entity.ts'
import { deckViewOf } from './deck.patterns.ts'
import { deckInView, unknownDeck } from './deck.policy.ts'

/** Whoever leaves a page open for longer is somewhere else. */
const REPORT_SECONDS_MAX = 600

const unseen = () =>
  new DomainError('INVALID', 'decks.unseen', {
    message: 'page: this page was not looked at.',
    field: 'page',
  })

/** What a client tells counts as far as it can be: no more than has passed since it told before. */
export const reportDeckTime = mutation({
  name: 'reportDeckTime',
  input: StartupInput.extend({
    viewedAt: z.iso.datetime('must be the time of a look'),
    page: z.int().min(1, 'must be at least 1'),
    seconds: z.int().min(0, 'must not be below 0'),
  }),
  rate: DECK_TIME_RATE,
  plan: async ({ context, actor: { userId }, input: { startupId, viewedAt, page, seconds } }) => {
    await deckInView(context, startupId)
    const look = await deckViewOf(context, { startupId, userId, viewedAt })
    if (!look) throw unknownDeck()
    const { pages = {}, countedUntil = viewedAt, updatedAt = viewedAt } = look
    const known = pages[page]
    if (!known) throw unseen()
    const { at } = context.stamp()
    const passed = Math.floor((Date.parse(at) - Date.parse(countedUntil)) / 1000)
    const counted = Math.max(0, Math.min(seconds, passed, REPORT_SECONDS_MAX))
    const total = known.seconds + counted
    return {
      operations: [
        change(DeckView, look, {
          patch: {
            pages: { ...pages, [page]: { ...known, seconds: total } },
            countedUntil: at,
            updatedAt: laterThan(updatedAt, at),
          },
          when: asRead(DeckView, look, 'updatedAt'),
        }),
      ],
      result: { page, seconds: total },
      audit: {
        action: 'DECK_TIME_REPORTED',
        resourceType: 'Startup',
        resourceId: startupId,
        metadata: { page, seconds: counted },
      },
    }
  },
})
