import { fromItem, isOf } from '@longtable/entity'
import type { Verifier } from '@longtable/system'
import { Comment, CommentEdit, CommentRef, CommentStats, emojiCounts } from '../comment.entity.ts'
import { Reaction } from '../reaction.entity.ts'

interface Seen {
  readonly comments: Map<string, Comment>
  readonly refs: Map<string, CommentRef>
  readonly stats: Map<string, CommentStats>
  readonly edits: CommentEdit[]
  readonly reactions: Reaction[]
}

const isGone = (comment: Comment | undefined) => !comment || comment.deletedAt !== null

function itemProblems({ comments, refs, edits, reactions }: Seen): string[] {
  return [
    ...[...comments.values()].flatMap(({ commentId, parentId, deletedAt, text, editHistory }) => [
      ...(refs.has(commentId) ? [] : [`comment ${commentId} is not found by its id`]),
      ...(parentId === null || comments.has(parentId)
        ? []
        : [`comment ${commentId} answers ${parentId}, which does not exist`]),
      ...(deletedAt !== null && (text !== '' || editHistory.length > 0)
        ? [`comment ${commentId} is deleted, and its text is not`]
        : []),
    ]),
    ...[...refs.keys()]
      .filter((commentId) => !comments.has(commentId))
      .map((commentId) => `the way to comment ${commentId} leads nowhere`),
    ...edits
      .filter(({ commentId }) => isGone(comments.get(commentId)))
      .map(({ commentId, editedAt }) => `edit ${editedAt} hangs on comment ${commentId}`),
    ...reactions
      .filter(({ commentId }) => isGone(comments.get(commentId)))
      .map(({ commentId, userId, emoji }) => `${emoji} of ${userId} hangs on comment ${commentId}`),
  ]
}

function countProblems({ comments, stats, reactions }: Seen): string[] {
  const real = new Map<string, number>()
  const bump = (name: string) => real.set(name, (real.get(name) ?? 0) + 1)
  for (const { parentId } of comments.values())
    if (parentId !== null) bump(`${parentId} replyCount`)
  for (const { commentId, emoji } of reactions) bump(`${commentId} ${emoji}`)
  const kept = new Map<string, number>()
  for (const one of stats.values())
    for (const [name, number] of Object.entries({
      replyCount: one.replyCount,
      ...emojiCounts(one),
    }))
      kept.set(`${one.commentId} ${name}`, number)
  return [
    ...[...new Set([...real.keys(), ...kept.keys()])]
      .filter((name) => (real.get(name) ?? 0) !== (kept.get(name) ?? 0))
      .map((name) => `${name} says ${kept.get(name) ?? 0}, and there are ${real.get(name) ?? 0}`),
    ...[...stats.keys()]
      .filter((commentId) => !comments.has(commentId))
      .map((commentId) => `the counts of comment ${commentId} count nothing`),
  ]
}

/** Counts equal what they count, everything is found from its id, and deleted texts are gone. */
export function verifyComments(): Verifier {
  const seen: Seen = {
    comments: new Map(),
    refs: new Map(),
    stats: new Map(),
    edits: [],
    reactions: [],
  }
  return {
    see(item) {
      if (isOf(Comment, item)) seen.comments.set(String(item.commentId), fromItem(Comment, item))
      if (isOf(CommentRef, item)) seen.refs.set(String(item.commentId), fromItem(CommentRef, item))
      if (isOf(CommentStats, item))
        seen.stats.set(String(item.commentId), fromItem(CommentStats, item))
      if (isOf(CommentEdit, item)) seen.edits.push(fromItem(CommentEdit, item))
      if (isOf(Reaction, item)) seen.reactions.push(fromItem(Reaction, item))
    },
    problems: () => [...itemProblems(seen), ...countProblems(seen)],
  }
}
