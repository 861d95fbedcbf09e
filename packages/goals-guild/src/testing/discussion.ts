import { addComment } from '../collaboration/comments/add-comment.ts'
import { addReaction } from '../collaboration/comments/add-reaction.ts'
import type { CommentView } from '../collaboration/comments/comment-views.ts'
import { editComment } from '../collaboration/comments/edit-comment.ts'
import { removeReaction } from '../collaboration/comments/remove-reaction.ts'
import type { GuildContext } from '../context.ts'
import type { GuildWorld } from './guild-world.ts'
import { join, makeGoal } from './work.ts'

export interface Discussion {
  readonly owner: GuildContext
  readonly helper: GuildContext
  readonly viewer: GuildContext
  readonly on: { readonly resourceType: 'goal'; readonly resourceId: string }
}

/** A private goal with somebody in every role. */
export async function discussion(guild: GuildWorld, fields: object = {}): Promise<Discussion> {
  const owner = await guild.person('ana')
  const [helper, viewer] = [await guild.person('Ben'), await guild.person('vic')]
  const { id } = await makeGoal(owner, fields)
  const on = { resourceType: 'goal', resourceId: id } as const
  await join(helper, { ...on, role: 'collaborator' })
  await join(viewer, { ...on, role: 'viewer' })
  return { owner, helper, viewer, on }
}

interface On {
  readonly resourceType: string
  readonly resourceId: string
}

export const say = (person: GuildContext, on: On, fields: object = {}): Promise<CommentView> =>
  addComment(person, addComment.input.parse({ ...on, text: 'Hello', ...fields }))

export const reword = (person: GuildContext, commentId: string, text: string) =>
  editComment(person, editComment.input.parse({ commentId, text }))

export const react = (person: GuildContext, commentId: string, emoji: string) =>
  addReaction(person, addReaction.input.parse({ commentId, emoji }))

export const unreact = (person: GuildContext, commentId: string, emoji: string) =>
  removeReaction(person, removeReaction.input.parse({ commentId, emoji }))
