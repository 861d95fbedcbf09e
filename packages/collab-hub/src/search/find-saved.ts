import type { Page, PageRequest } from '@longtable/entity'
import * as z from 'zod'
import { activeUser, type HubContext } from '../context.ts'
import type { Saved } from '../users/user.entity.ts'
import { savedBy } from '../users/user.patterns.ts'
import { SavedSearchFields } from './search-fields.ts'

export const SavedKind = z.enum(['STARTUP', 'ROLE'])
export const SavedItemsInput = z.object({ kind: SavedKind })

/** What it is now is resolved beside it: it may be gone, or hidden. */
export const savedItemView = ({ kind, savedId, startupId, createdAt }: Saved) => ({
  kind: SavedKind.parse(kind),
  id: savedId,
  startupId: startupId ?? savedId,
  createdAt,
})
export type SavedItemView = ReturnType<typeof savedItemView>

export function savedSearchView({ savedId, name = '', search, createdAt }: Saved) {
  const { of, ...asked } = SavedSearchFields.parse(search)
  return {
    id: savedId,
    name,
    of,
    text: asked.text ?? null,
    industry: asked.industry ?? null,
    stage: asked.stage ?? null,
    location: asked.location ?? null,
    tags: asked.tags ?? null,
    hiring: asked.hiring ?? null,
    skills: asked.skills ?? null,
    type: asked.type ?? null,
    createdAt,
  }
}
export type SavedSearchView = ReturnType<typeof savedSearchView>

export async function savedItems(
  context: HubContext,
  { kind }: z.infer<typeof SavedItemsInput>,
  page: PageRequest,
): Promise<Page<SavedItemView>> {
  const { userId } = await activeUser(context)
  const found = await savedBy(context, { userId, kind }, page)
  return { ...found, items: found.items.map(savedItemView) }
}

export async function mySavedSearches(
  context: HubContext,
  _: object,
  page: PageRequest,
): Promise<Page<SavedSearchView>> {
  const { userId } = await activeUser(context)
  const found = await savedBy(context, { userId, kind: 'SEARCH' }, page)
  return { ...found, items: found.items.map(savedSearchView) }
}
