import { DomainError, ThingId, unset } from '@longtable/core'
import { put, remove } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { SAVE_RATE } from '../rates.ts'
import { roleInView } from '../roles/role.policy.ts'
import { startupInView } from '../startups/startup.policy.ts'
import { Saved } from '../users/user.entity.ts'
import { savedById } from '../users/user.patterns.ts'
import { SavedKind, savedItemView } from './find-saved.ts'

const ItemInput = z.object({ kind: SavedKind, id: ThingId })

const audited = (action: string, resourceId: string, kind: string) => ({
  action,
  resourceType: 'Saved',
  resourceId,
  metadata: { kind },
})

const noStartupError = () =>
  new DomainError('INVALID', 'saved.no-startup', {
    message: 'startupId: a role is found by its startup.',
    field: 'startupId',
  })

/** What one sees now; saved once more it stays as it was. */
export const saveItem = mutation({
  name: 'saveItem',
  input: ItemInput.extend({ startupId: ThingId.nullish().transform(unset) }),
  rate: SAVE_RATE,
  plan: async ({ context, actor: { userId }, input: { kind, id: savedId, startupId } }) => {
    if (kind === 'ROLE' && startupId === undefined) throw noStartupError()
    if (kind === 'ROLE') await roleInView(context, { startupId: startupId ?? '', roleId: savedId })
    else await startupInView(context, savedId)
    const known = await savedById(context, { userId, kind, savedId })
    const place = kind === 'ROLE' && startupId !== undefined ? { startupId } : {}
    const row: Saved = known ?? { userId, kind, savedId, ...place, createdAt: context.stamp().at }
    if (known) return { answer: savedItemView(row) }
    return {
      operations: [put(Saved, row)],
      result: savedItemView(row),
      audit: audited('ITEM_SAVED', savedId, kind),
    }
  },
})

export const unsaveItem = mutation({
  name: 'unsaveItem',
  input: ItemInput,
  rate: SAVE_RATE,
  plan: ({ actor: { userId }, input: { kind, id } }) => ({
    operations: [remove(Saved, { userId, kind, savedId: id })],
    result: { id },
    audit: audited('ITEM_UNSAVED', id, kind),
  }),
})
