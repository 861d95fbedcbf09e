import { DomainError, notFound, text, UlidId } from '@longtable/core'
import { asRead, change, put, remove } from '@longtable/entity'
import { isBuilding } from '@longtable/search'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { SAVE_RATE } from '../rates.ts'
import { Saved, User } from '../users/user.entity.ts'
import { savedBy, savedById } from '../users/user.patterns.ts'
import { savedSearchView } from './find-saved.ts'
import { SavedSearchFields } from './search-fields.ts'
import { foundNow } from './tell-saved-searches.ts'

export const SEARCHES_MAX = 20

const tooManyError = () =>
  new DomainError(
    'CONFLICT',
    'saved.too-many',
    `At most ${SEARCHES_MAX} searches can be saved: delete one first.`,
  )
const audited = (action: string, resourceId: string) => ({
  action,
  resourceType: 'Saved',
  resourceId,
})
const unknownSearch = () => notFound('saved.unknown', 'This search')

/** What it finds now is known: news are what comes after it. Without an index, after the first look. */
export const saveSearch = mutation({
  name: 'saveSearch',
  input: SavedSearchFields.extend({ name: text({ max: 100 }) }),
  rate: SAVE_RATE,
  plan: async ({ context, actor, input: { name, ...asked } }) => {
    const { userId, searchRevision = 0 } = actor
    const saved = await savedBy(context, { userId, kind: 'SEARCH' }, { limit: SEARCHES_MAX })
    if (saved.items.length >= SEARCHES_MAX) throw tooManyError()
    const { id: savedId, at: createdAt } = context.stamp()
    const search = JSON.parse(JSON.stringify(asked)) as NonNullable<Saved['search']>
    const seen = await foundNow(context, actor, asked).catch((error: unknown) => {
      if (!isBuilding(error)) throw error
    })
    const seenIds = seen && { seenIds: seen.map(({ id }) => id) }
    const row: Saved = { userId, kind: 'SEARCH', savedId, name, search, ...seenIds, createdAt }
    return {
      operations: [
        put(Saved, row),
        change(User, actor, {
          patch: { searchRevision: searchRevision + 1 },
          when: asRead(User, actor, 'searchRevision'),
        }),
      ],
      result: { savedId },
      audit: audited('SEARCH_SAVED', savedId),
    }
  },
  answer: async ({ context, actor: { userId } }, { savedId }) => {
    const row = await savedById(context, { userId, kind: 'SEARCH', savedId })
    if (!row) throw unknownSearch()
    return savedSearchView(row)
  },
})

export const deleteSavedSearch = mutation({
  name: 'deleteSavedSearch',
  input: z.object({ id: UlidId }),
  rate: SAVE_RATE,
  plan: ({ actor: { userId }, input: { id } }) => ({
    operations: [remove(Saved, { userId, kind: 'SEARCH', savedId: id })],
    result: { id },
    audit: audited('SEARCH_DELETED', id),
  }),
})
