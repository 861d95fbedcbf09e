import { remove } from '@longtable/entity'
import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../../context.ts'
import { blockUser } from '../../follows/block-user.ts'
import { deleteGoal } from '../../goals/delete-goal.ts'
import { discussion, react, reword, say, unreact } from '../../testing/discussion.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../../testing/guild-world.ts'
import { join } from '../../testing/work.ts'
import { suspendUser } from '../../users/suspend-user.ts'
import { Collaborator } from '../collaborator.entity.ts'
import { deleteComment } from './delete-comment.ts'
import { editComment } from './edit-comment.ts'
import { comment, commentEdits } from './find-comments.ts'

const refused = (reason: string) => expect.objectContaining({ reason })

const countOf = async (guild: GuildWorld, type: string) =>
  (await guild.items()).filter((item) => item.type === type).length

/** What may happen to somebody between reading and writing, and what they are told then. */
const MEANWHILE = [
  ['their removal', 'unknown'],
  ['a block by the owner', 'unknown'],
  ['the end of the goal', 'unknown'],
  ['their suspension', 'users.suspended'],
] as const

async function scene(guild: GuildWorld, what: (typeof MEANWHILE)[number][0]) {
  const { owner, helper, on } = await discussion(guild)
  const root = await guild.admin('root')
  const happens = () => {
    switch (what) {
      case 'their removal':
        return owner.store.write([remove(Collaborator, { ...on, userId: idOf(helper) })])
      case 'a block by the owner':
        return blockUser(guild.again(owner), { userId: idOf(helper) })
      case 'the end of the goal':
        // The tombstone alone hides it; what is written before the removal goes with it.
        return deleteGoal(guild.again(owner), { goalId: on.resourceId }).then(() => guild.settle())
      case 'their suspension':
        return suspendUser(root, { userId: idOf(helper) })
    }
  }
  return { owner, helper, on, late: (person: GuildContext) => interrupted(person, happens) }
}

describe.each(stores)('comments that lose a race on $name', (store) => {
  it.each(MEANWHILE)('are not written after %s', async (what, reason) => {
    await using guild = await createGuildWorld(store)
    const { helper, on, late } = await scene(guild, what)
    const expected = reason === 'unknown' ? 'resources.unknown' : reason
    await expect(say(late(helper), on)).rejects.toEqual(refused(expected))
    expect(await countOf(guild, 'Comment')).toBe(0)
    expect(await countOf(guild, 'CommentRef')).toBe(0)
  })

  it.each(MEANWHILE)('are not edited, deleted or reacted to after %s', async (what, reason) => {
    const acts = [
      (person: GuildContext, id: string) => reword(person, id, 'other'),
      (person: GuildContext, id: string) => react(person, id, '👍🏽'),
      (person: GuildContext, id: string) => deleteComment(person, { commentId: id }),
    ]
    for (const act of acts) {
      await using guild = await createGuildWorld(store)
      const { helper, on, late } = await scene(guild, what)
      const { id } = await say(helper, on, { text: 'as it was' })
      const expected = reason === 'unknown' ? 'comments.unknown' : reason
      await expect(act(late(helper), id)).rejects.toEqual(refused(expected))
      expect(await countOf(guild, 'Reaction')).toBe(0)
      expect(await countOf(guild, 'CommentEdit')).toBe(0)
      const stored = (await guild.items()).filter(({ type }) => type === 'Comment')
      expect(stored.every(({ text }) => text === 'as it was')).toBe(true)
    }
  })

  it('do not answer, and are not reacted to, across a block or a deletion of that moment', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const third = await guild.person('cem')
    await join(third, { ...on, role: 'collaborator' })
    const { id } = await say(helper, on)
    const other = await say(helper, on)
    const gone = () =>
      interrupted(owner, () => deleteComment(guild.again(helper), { commentId: other.id }))
    await expect(say(gone(), on, { parentId: other.id })).rejects.toEqual(
      refused('comments.deleted'),
    )
    const again = await say(helper, on)
    const goneToo = interrupted(owner, () =>
      deleteComment(guild.again(helper), { commentId: again.id }),
    )
    await expect(react(goneToo, again.id, '👍')).rejects.toEqual(refused('comments.deleted'))
    const blocking = interrupted(third, () =>
      blockUser(guild.again(helper), { userId: idOf(third) }),
    )
    await expect(say(blocking, on, { parentId: id })).rejects.toEqual(refused('comments.unknown'))
    await guild.settle()
    expect(await guild.verify()).toEqual([])
    expect(await countOf(guild, 'Reaction')).toBe(0)
  })

  it('keep both of two edits, and an edit that a deletion overtakes is refused', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, on } = await discussion(guild)
    const { id: commentId } = await say(owner, on, { text: 'one' })
    const overtaken = interrupted(owner, () => reword(guild.again(owner), commentId, 'two'))
    expect(await reword(overtaken, commentId, 'three')).toMatchObject({ text: 'three' })
    const { items } = await commentEdits(owner, { commentId }, {})
    expect(items.map(({ text }) => text)).toEqual(['two', 'one'])
    const deleting = interrupted(owner, () => deleteComment(guild.again(owner), { commentId }))
    await expect(reword(deleting, commentId, 'four')).rejects.toEqual(refused('comments.deleted'))
    expect((await comment(owner, { commentId })).text).toBeNull()
    await guild.settle()
    expect(await guild.verify()).toEqual([])
  })

  it('answer with the edit that was written when the same request comes twice', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, on } = await discussion(guild)
    const { id: commentId } = await say(owner, on)
    const input = { commentId, text: 'once' }
    const twice = interrupted(owner, () => {
      guild.world.advance(1000)
      return editComment(guild.again(owner), input, 'request-1')
    })
    const answer = await editComment(twice, input, 'request-1')
    expect(answer).toEqual(await comment(guild.again(owner), { commentId }))
    expect(await countOf(guild, 'CommentEdit')).toBe(1)
  })

  it('are deleted with the text of an edit of that moment', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, on } = await discussion(guild)
    const { id: commentId } = await say(owner, on, { text: 'secret one' })
    const editing = interrupted(owner, () => reword(guild.again(owner), commentId, 'secret two'))
    await deleteComment(editing, { commentId })
    await guild.settle()
    expect(JSON.stringify(await guild.items())).not.toContain('secret')
    expect(await guild.verify()).toEqual([])
  })

  it('count one reaction that is added twice, and removed twice, at the same moment', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const { id } = await say(owner, on)
    const twice = interrupted(helper, () => react(guild.again(helper), id, '❤'))
    const answer = await react(twice, id, '❤️')
    expect(await react(helper, id, '❤️')).toEqual(answer)
    const back = interrupted(helper, () => unreact(guild.again(helper), id, '❤️'))
    await unreact(back, id, '❤')
    await guild.settle()
    expect(await countOf(guild, 'Reaction')).toBe(0)
    expect(await guild.verify()).toEqual([])
  })
})
