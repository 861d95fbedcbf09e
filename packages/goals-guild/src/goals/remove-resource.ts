import { keyOf, type Reader } from '@longtable/entity'
import { Collaborator } from '../collaboration/collaborator.entity.ts'
import { collaboratorsOn } from '../collaboration/collaborator.patterns.ts'
import { Comment, CommentEdit, CommentRef, CommentStats } from '../collaboration/comment.entity.ts'
import { commentsOn, editsOf } from '../collaboration/comment.patterns.ts'
import { CollaborationInvite, InviteGuard } from '../collaboration/invite.entity.ts'
import { invitesTo } from '../collaboration/invite.patterns.ts'
import { Reaction } from '../collaboration/reaction.entity.ts'
import { reactionsTo } from '../collaboration/reaction.patterns.ts'
import { Resource } from '../collaboration/resource.entity.ts'

type Key = Pick<Resource, 'resourceType' | 'resourceId'>

async function removeComment({ store }: Pick<Reader, 'store'>, comment: Comment): Promise<void> {
  const { commentId } = comment
  for await (const reactions of reactionsTo.each({ store }, { commentId }))
    await store.writeMany({ deletes: reactions.map((reaction) => keyOf(Reaction, reaction)) })
  for await (const edits of editsOf.each({ store }, { commentId }))
    await store.writeMany({ deletes: edits.map((edit) => keyOf(CommentEdit, edit)) })
  // The comment goes last: as long as it is there, a second try finds what hangs on it.
  // Counts hang on the way to it, so that none come back.
  await store.writeMany({ deletes: [keyOf(CommentRef, { commentId })] })
  await store.writeMany({ deletes: [keyOf(CommentStats, { commentId })] })
  await store.writeMany({ deletes: [keyOf(Comment, comment)] })
}

/**
 * Everything that people have put on a resource. What makes something new hangs on what goes before
 * it (nobody is invited without the resource, joins without an invite, writes without a row), so
 * nothing new is missed. May be begun again anywhere.
 */
export async function removeResource(reader: Pick<Reader, 'store'>, key: Key): Promise<void> {
  const { store } = reader
  await store.writeMany({ deletes: [keyOf(Resource, key)] })
  for await (const invites of invitesTo.each(reader, key)) {
    const guards = invites.flatMap(({ inviteeId, inviteeEmail }) =>
      [inviteeId, inviteeEmail].filter((invitee) => invitee !== undefined),
    )
    await store.writeMany({
      deletes: [...new Set(guards)].map((invitee) => keyOf(InviteGuard, { ...key, invitee })),
    })
    await store.writeMany({ deletes: invites.map((invite) => keyOf(CollaborationInvite, invite)) })
  }
  for await (const people of collaboratorsOn.each(reader, key))
    await store.writeMany({ deletes: people.map((person) => keyOf(Collaborator, person)) })
  for await (const comments of commentsOn.each(reader, key))
    for (const comment of comments) await removeComment(reader, comment)
}
