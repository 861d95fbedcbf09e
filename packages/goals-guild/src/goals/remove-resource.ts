import { type Reader, removeAll, removeEach } from '@longtable/entity'
import { collaboratorsOn } from '../collaboration/collaborator.patterns.ts'
import { Comment, CommentRef, CommentStats } from '../collaboration/comment.entity.ts'
import { commentsOn, editsOf } from '../collaboration/comment.patterns.ts'
import { CollaborationInvite, InviteGuard } from '../collaboration/invite.entity.ts'
import { invitesTo } from '../collaboration/invite.patterns.ts'
import { reactionsTo } from '../collaboration/reaction.patterns.ts'
import { Resource } from '../collaboration/resource.entity.ts'

type Key = Pick<Resource, 'resourceType' | 'resourceId'>

async function removeComment(reader: Pick<Reader, 'store'>, comment: Comment): Promise<void> {
  const { commentId } = comment
  await removeAll(reader, reactionsTo, { commentId })
  await removeAll(reader, editsOf, { commentId })
  // The comment goes last: as long as it is there, a second try finds what hangs on it.
  // Counts hang on the way to it, so that none come back.
  await removeEach(reader, CommentRef, [{ commentId }])
  await removeEach(reader, CommentStats, [{ commentId }])
  await removeEach(reader, Comment, [comment])
}

/**
 * Everything that people have put on a resource. What makes something new hangs on what goes before
 * it (nobody is invited without the resource, joins without an invite, writes without a row), so
 * nothing new is missed. May be begun again anywhere.
 */
export async function removeResource(reader: Pick<Reader, 'store'>, key: Key): Promise<void> {
  await removeEach(reader, Resource, [key])
  for await (const invites of invitesTo.each(reader, key)) {
    const guards = invites.flatMap(({ inviteeId, inviteeEmail }) =>
      [inviteeId, inviteeEmail].filter((invitee) => invitee !== undefined),
    )
    const keys = [...new Set(guards)].map((invitee) => ({ ...key, invitee }))
    await removeEach(reader, InviteGuard, keys)
    await removeEach(reader, CollaborationInvite, invites)
  }
  await removeAll(reader, collaboratorsOn, key)
  for await (const comments of commentsOn.each(reader, key))
    for (const comment of comments) await removeComment(reader, comment)
}
