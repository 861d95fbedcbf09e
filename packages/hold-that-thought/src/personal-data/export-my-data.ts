import { DomainError } from '@longtable/core'
import type { Page, PageRequest } from '@longtable/entity'
import { exportOf } from '@longtable/system'
import { type FamilyContext, ownProfile } from '../context.ts'
import { holdThatThought } from '../model/model.ts'
import { RateLimit } from '../model/rows.ts'

export const myDataExport = exportOf({
  model: holdThatThought,
  // The limits say nothing about the person.
  omits: [RateLimit],
  shown: (_userId, _entity, value) => value,
})

/** All that a person owns, one JSON text per item, page by page. Also for who waits or is inactive. */
export async function exportMyData(
  context: FamilyContext,
  page: PageRequest,
): Promise<Page<string>> {
  const profile = await ownProfile(context)
  if (!profile || profile.status === 'deleted')
    throw new DomainError(
      'FORBIDDEN',
      'users.unregistered',
      'Please register with HoldThatThought.',
    )
  return myDataExport.read(context, profile.userId, page)
}
