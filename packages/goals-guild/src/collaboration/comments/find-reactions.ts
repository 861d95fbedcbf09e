import { ThingId } from '@longtable/core'
import {
  fromItem,
  keyOf,
  type Page,
  type PageRequest,
  readable,
  wereThere,
} from '@longtable/entity'
import { compareUtf8 } from '@longtable/store'
import * as z from 'zod'
import { type GuildContext, registered } from '../../context.ts'
import { peoplePage } from '../../users/user-page.ts'
import type { UserView } from '../../users/user-views.ts'
import { CommentStats, emojiCounts } from '../comment.entity.ts'
import { Reaction } from '../reaction.entity.ts'
import { reactionsTo } from '../reaction.patterns.ts'
import { subjectInView } from './comments.policy.ts'
import { Emoji } from './emoji.ts'

/** Of the emoji under a comment so many are shown, the most frequent ones. */
export const EMOJI_SHOWN_MAX = 20

export const ReactionsInput = z.object({ commentId: ThingId, emoji: Emoji.nullish() })

export interface EmojiCount {
  readonly emoji: string
  readonly count: number
  readonly isMine: boolean
}

export interface CommentCounts {
  readonly replyCount: number
  readonly reactions: readonly EmojiCount[]
}

const mostFrequent = (stats: CommentStats): [emoji: string, count: number][] =>
  Object.entries(emojiCounts(stats))
    .filter(([, count]) => count > 0)
    .sort(([a, many], [b, more]) => more - many || compareUtf8(a, b))
    .slice(0, EMOJI_SHOWN_MAX)

/** The counts of a page of comments: one read for all numbers, one for what is the viewer's own. */
export async function commentCountsOf(
  context: GuildContext,
  commentIds: readonly string[],
): Promise<CommentCounts[]> {
  const { store } = context
  const { id: userId } = await registered(context)
  const keys = commentIds.map((commentId) => keyOf(CommentStats, { commentId }))
  // They follow by the stream in any case, so they are read at half the cost.
  const items = await store.getMany(keys, { stale: true })
  const shown = items.map((item) => {
    const stats = item && readable(context, () => fromItem(CommentStats, item))
    return { replyCount: stats?.replyCount ?? 0, emoji: stats ? mostFrequent(stats) : [] }
  })
  const asked = shown.flatMap(({ emoji }, place) =>
    emoji.map(([one]) => ({ commentId: commentIds[place] as string, userId, emoji: one })),
  )
  const own = asked.length > 0 ? await wereThere(store, Reaction, asked) : []
  const mine = new Set(
    asked.filter((_, place) => own[place]).map(({ commentId, emoji }) => `${commentId} ${emoji}`),
  )
  return shown.map(({ replyCount, emoji }, place) => ({
    replyCount,
    reactions: emoji.map(([one, count]) => ({
      emoji: one,
      count,
      isMine: mine.has(`${commentIds[place]} ${one}`),
    })),
  }))
}

export interface Reacted {
  readonly user: UserView
  readonly emoji: string
  readonly createdAt: string
}

/** Who has reacted with what, in the order of people. */
export async function reactions(
  context: GuildContext,
  { commentId, emoji }: z.infer<typeof ReactionsInput>,
  page: PageRequest,
): Promise<Page<Reacted>> {
  const { comment } = await subjectInView(context, commentId)
  if (comment && comment.deletedAt !== null) return { items: [] }
  const found = await peoplePage<Reaction>(context, {
    personOf: ({ userId }) => userId,
    read: (keep) =>
      reactionsTo(
        context,
        { commentId },
        {
          ...page,
          stale: true,
          keep: async (all) => {
            const listed = await keep(all)
            return all.map(
              (one, place) => Boolean(listed[place]) && (!emoji || one.emoji === emoji),
            )
          },
        },
      ),
  })
  return {
    ...found,
    items: found.items.map(({ entry, user }) => ({
      user,
      emoji: entry.emoji,
      createdAt: entry.createdAt,
    })),
  }
}
