import type { Change, Store } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { deleteGoal } from '../../goals/delete-goal.ts'
import { ggCore } from '../../table.ts'
import { deliver } from '@longtable/testing/system'
import { discussion, react, reword, say } from '../../testing/discussion.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../../testing/guild-world.ts'
import { exportMyData } from '../../personal-data/export-my-data.ts'
import { cleanDeletedComments } from './clean-deleted.processor.ts'
import { deleteComment } from './delete-comment.ts'
import { eraseReactions } from './erase-reactions.ts'
import { comments, replies } from './find-comments.ts'

const OURS = ['Comment', 'CommentRef', 'CommentEdit', 'CommentStats', 'Reaction']

const left = async (guild: GuildWorld) =>
  (await guild.items()).filter(({ type }) => OURS.includes(String(type)))

/** Fails at one of its writes, as a process that is ended in between. */
function failingAt(store: Store, failing: number): Store {
  let turn = 0
  return {
    ...store,
    query: (query) => store.query(query),
    async writeMany(writes) {
      if (turn++ === failing) throw new Error('ended')
      await store.writeMany(writes)
    },
  }
}

describe.each(stores)('what was said on $name', (store) => {
  it('goes with the goal, whatever hangs on it', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const { id } = await say(owner, on)
    const reply = await say(helper, on, { parentId: id })
    await say(owner, on, { parentId: reply.id })
    await reword(helper, reply.id, 'other')
    for (const emoji of ['👍', '👨‍👩‍👧‍👦']) await react(helper, id, emoji)
    await guild.settle()
    expect(new Set((await left(guild)).map(({ type }) => type)).size).toBe(OURS.length)
    await deleteGoal(owner, { goalId: on.resourceId })
    await guild.settle()
    expect(await left(guild)).toEqual([])
    expect(await guild.verify()).toEqual([])
  })

  it.each([0, 1])('is cleaned to the end though it stopped at write %i', async (n) => {
    await using guild = await createGuildWorld(store)
    const { owner, on } = await discussion(guild)
    const { id: commentId } = await say(owner, on, { text: 'secret' })
    await reword(owner, commentId, 'other')
    await react(owner, commentId, '👍')
    await guild.world.deliverChanges(ggCore)
    await deleteComment(owner, { commentId })
    const deletion = (await guild.world.deliverChanges(ggCore)).find(
      ({ new: item }) => item?.type === 'Comment',
    ) as Change
    const deps = { ...guild.deps, store: failingAt(guild.deps.store, n) }
    await expect(deliver({ ...guild, deps }, deletion, [cleanDeletedComments])).rejects.toThrow(
      'ended',
    )
    expect(await guild.verify()).not.toEqual([])
    await guild.settle()
    expect(JSON.stringify(await guild.items())).not.toContain('secret')
    expect(await guild.verify()).toEqual([])
  })

  it('is exported to who has said it, with every earlier text', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const { id } = await say(helper, on, { text: 'mine 0' })
    for (let n = 1; n < 6; n++) await reword(helper, id, `mine ${n}`)
    await react(helper, id, '🏳️‍🌈')
    await say(owner, on, { text: 'not mine' })
    await guild.settle()
    const { items } = await exportMyData(helper, { limit: 200 })
    const text = items.join('\n')
    for (let n = 0; n < 6; n++) expect(text).toContain(`mine ${n}`)
    expect(text).toContain('🏳️‍🌈')
    expect(text).not.toContain('not mine')
  })
})

describe('while the indexes lag', () => {
  const lmdb = stores.find(({ name }) => name === 'LMDB')
  if (!lmdb) throw new Error('The LMDB store is missing.')

  it('comments and replies come into the lists when the index shows them, whole', async () => {
    await using guild = await createGuildWorld(lmdb, { lagging: true })
    const { owner, on } = await discussion(guild)
    const { id } = await say(owner, on)
    // The way to a comment is no index: it is answered, reacted to and deleted at once.
    const reply = await say(owner, on, { parentId: id })
    await react(owner, reply.id, '👍')
    await deleteComment(owner, { commentId: id })
    expect((await comments(owner, on, {})).items).toEqual([])
    guild.world.settleIndexes()
    expect((await comments(owner, on, {})).items).toMatchObject([{ id, text: null }])
    expect((await replies(owner, { commentId: id }, {})).items).toMatchObject([{ id: reply.id }])
  })

  it('a second look finds the reactions that an index shows only later', async () => {
    await using guild = await createGuildWorld(lmdb, { lagging: true })
    const { owner, helper, on } = await discussion(guild)
    const { id } = await say(owner, on)
    await react(helper, id, '👍')
    const userId = idOf(helper)
    const reactions = async () => (await left(guild)).filter(({ type }) => type === 'Reaction')
    await eraseReactions.erase(guild.deps, { userId, isLast: false })
    expect(await reactions()).toHaveLength(1)
    guild.world.settleIndexes()
    await eraseReactions.erase(guild.deps, { userId, isLast: true })
    expect(await reactions()).toEqual([])
    await guild.settle()
    expect(await guild.verify()).toEqual([])
  })
})
