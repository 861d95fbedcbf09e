import { DomainError } from '@longtable/core'
import type { Page, PageRequest } from '@longtable/entity'
import { exportOf } from '@longtable/system'
import { inviteWithoutStranger } from '../collaboration/invite-views.ts'
import { CollaborationInvite } from '../collaboration/invite.entity.ts'
import { type GuildContext, ownProfile } from '../context.ts'
import { FollowLog } from '../follows/follow.entity.ts'
import { goalsGuild } from '../model/model.ts'
import { RateLimit } from '../model/rows.ts'

export const myDataExport = exportOf({
  model: goalsGuild,
  // The copy says nothing that the edge does not say, and the limits nothing about the person.
  omits: [FollowLog, RateLimit],
  shown: (userId, entity, value) =>
    entity === CollaborationInvite
      ? inviteWithoutStranger(value as CollaborationInvite, userId)
      : value,
})

/** All that a person owns, one JSON text per item, page by page. Also for who is suspended. */
export async function exportMyData(
  context: GuildContext,
  page: PageRequest,
): Promise<Page<string>> {
  const user = await ownProfile(context)
  if (!user || user.status === 'deleted')
    throw new DomainError('FORBIDDEN', 'users.unregistered', 'Please register with GoalsGuild.')
  return myDataExport.read(context, user.id, page)
}
