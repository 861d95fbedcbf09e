import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { blockUser } from '../../follows/block-user.ts'
import { updateGoal } from '../../goals/update-goal.ts'
import { discussion, react, reword, say } from '../../testing/discussion.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../../testing/guild-world.ts'
import { join, makeGoal, makeQuest, makeTask } from '../../testing/work.ts'
import { deleteAccount } from '../../users/delete-account.ts'
import { addComment } from './add-comment.ts'
import { deleteComment } from './delete-comment.ts'
import { allComments, comment, commentEdits, comments, replies } from './find-comments.ts'
import { reactions } from './find-reactions.ts'

const textsOf = (page: { readonly items: readonly { readonly text: string | null }[] }) =>
  page.items.map(({ text }) => text)

const storedText = async (guild: GuildWorld) =>
  JSON.stringify((await guild.items()).filter(({ type }) => type !== 'AuditLog'))

describe.each(stores)('comments on $name', (store) => {
  it('come in threads of any depth, top-level ones newest or oldest first', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, viewer, on } = await discussion(guild)
    const first = await say(owner, on, { text: 'first' })
    const second = await say(helper, on, { text: 'second 👨‍👩‍👧‍👦' })
    let parentId = first.id
    for (const text of ['a', 'b', 'c']) {
      const reply = await say(helper, on, { text, parentId })
      parentId = reply.id
    }
    await say(owner, on, { text: 'a2', parentId: first.id })
    await guild.settle()
    expect(textsOf(await comments(viewer, on, {}))).toEqual(['second 👨‍👩‍👧‍👦', 'first'])
    expect(textsOf(await comments(viewer, { ...on, order: 'oldest' }, {}))).toEqual([
      'first',
      'second 👨‍👩‍👧‍👦',
    ])
    expect(textsOf(await replies(viewer, { commentId: first.id }, {}))).toEqual(['a', 'a2'])
    expect(textsOf(await replies(viewer, { commentId: second.id }, {}))).toEqual([])
    expect(textsOf(await allComments(viewer, on, {}))).toEqual([
      'first',
      'second 👨‍👩‍👧‍👦',
      'a',
      'b',
      'c',
      'a2',
    ])
    const one = await comment(viewer, { commentId: parentId })
    expect(one).toMatchObject({ text: 'c', userId: idOf(helper), updatedAt: null })
    expect(await guild.verify()).toEqual([])
  })

  it('come in pages that neither repeat nor skip', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, viewer, on } = await discussion(guild)
    const parent = await say(owner, on, { text: 'parent' })
    for (let n = 0; n < 6; n++) {
      await say(owner, on, { text: `top ${n}` })
      await say(helper, on, { text: `reply ${n}`, parentId: parent.id })
    }
    const texts: (string | null)[] = []
    let after: string | undefined
    do {
      const page = await replies(viewer, { commentId: parent.id }, { limit: 4, after })
      texts.push(...textsOf(page))
      after = page.after
    } while (after)
    expect(texts).toEqual([0, 1, 2, 3, 4, 5].map((n) => `reply ${n}`))
    const page = await comments(viewer, on, { limit: 3 })
    expect(textsOf(page)).toEqual(['top 5', 'top 4', 'top 3'])
    const rest = await comments(viewer, on, { limit: 50, after: page.after })
    expect(textsOf(rest)).toEqual(['top 2', 'top 1', 'top 0', 'parent'])
    await expect(comments(owner, on, { after: page.after })).rejects.toThrow()
  })

  it('are written on goals, quests and tasks, the latter by the collaborators of the goal', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const { id: taskId } = await makeTask(owner, on.resourceId)
    const task = { resourceType: 'task', resourceId: taskId } as const
    await say(helper, task, { text: 'on the task' })
    const { id } = await makeQuest(owner, { kind: 'linked', linkedTaskIds: [taskId] })
    const quest = { resourceType: 'quest', resourceId: id } as const
    await say(owner, quest, { text: 'on the quest' })
    await expect(say(helper, quest)).rejects.toMatchObject({ reason: 'resources.unknown' })
    await join(helper, { ...quest, role: 'collaborator' })
    await say(helper, quest, { text: 'me too' })
    await guild.settle()
    expect(textsOf(await comments(helper, task, {}))).toEqual(['on the task'])
    expect(textsOf(await comments(helper, quest, {}))).toEqual(['me too', 'on the quest'])
    expect(textsOf(await comments(helper, on, {}))).toEqual([])
  })

  it('answer only a comment on the same thing that is there', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, on } = await discussion(guild)
    const { id: otherId } = await makeGoal(owner)
    const elsewhere = await say(owner, { resourceType: 'goal', resourceId: otherId })
    const unknown = { code: 'NOT_FOUND', reason: 'comments.unknown' }
    for (const parentId of [elsewhere.id, guild.world.stamp().id])
      await expect(say(owner, on, { parentId })).rejects.toMatchObject(unknown)
    const gone = await say(owner, on)
    await deleteComment(owner, { commentId: gone.id })
    await expect(say(owner, on, { parentId: gone.id })).rejects.toMatchObject({
      code: 'CONFLICT',
      reason: 'comments.deleted',
    })
  })

  it('keep every earlier text, the newest three within', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, viewer, on } = await discussion(guild)
    const { id: commentId } = await say(helper, on, { text: '0' })
    for (const text of ['1', '2', '3', '4']) await reword(helper, commentId, text)
    const edited = await reword(helper, commentId, '4')
    expect(edited).toMatchObject({ text: '4' })
    expect(edited.editHistory.map(({ text }) => text)).toEqual(['1', '2', '3'])
    const { items } = await commentEdits(viewer, { commentId }, {})
    expect(items.map(({ text }) => text)).toEqual(['3', '2', '1', '0'])
    expect(new Set(items.map(({ editedAt }) => editedAt)).size).toBe(4)
    expect(edited.updatedAt).toBe(items[0]?.editedAt)
    for (const person of [owner, viewer])
      await expect(reword(person, commentId, 'mine')).rejects.toMatchObject({
        code: 'FORBIDDEN',
        reason: 'comments.not-author',
      })
    expect(await guild.verify()).toEqual([])
  })

  it('lose their text, also the earlier ones, when they are deleted; replies stay', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, viewer, on } = await discussion(guild)
    const { id: commentId } = await say(helper, on, { text: 'secret one' })
    await reword(helper, commentId, 'secret two @vic')
    await react(owner, commentId, '👍')
    await say(owner, on, { text: 'reply', parentId: commentId })
    await guild.settle()
    await deleteComment(helper, { commentId })
    const bare = { text: null, mentionIds: [], editHistory: [] }
    expect(await comment(viewer, { commentId })).toMatchObject(bare)
    expect(await commentEdits(viewer, { commentId }, {})).toEqual({ items: [] })
    expect(await reactions(viewer, { commentId }, {})).toEqual({ items: [] })
    await guild.settle()
    expect(await storedText(guild)).not.toContain('secret')
    expect(textsOf(await replies(viewer, { commentId }, {}))).toEqual(['reply'])
    const query = `query ($id: ID!) {
      comment(commentId: $id) { isDeleted text replyCount reactions { count } authorName }
    }`
    const { data } = await guild.ask(viewer, query, { id: commentId })
    const shown = { isDeleted: true, text: null, replyCount: 1, reactions: [], authorName: 'Ben' }
    expect(data.comment).toEqual(shown)
    const deleted = { code: 'CONFLICT', reason: 'comments.deleted' }
    await expect(deleteComment(helper, { commentId })).rejects.toMatchObject(deleted)
    await expect(reword(helper, commentId, 'again')).rejects.toMatchObject(deleted)
    await expect(react(owner, commentId, '👍')).rejects.toMatchObject(deleted)
    expect(await guild.verify()).toEqual([])
  })

  it('are deleted by the owner of the resource too, and by an author who may only look now', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, viewer, on } = await discussion(guild)
    const [first, second] = [await say(helper, on), await say(helper, on)]
    await expect(deleteComment(viewer, { commentId: first.id })).rejects.toMatchObject({
      reason: 'comments.not-author',
    })
    await deleteComment(owner, { commentId: first.id })
    await helper.store.writeMany({
      puts: (await guild.items())
        .filter((item) => item.SK === `COLLABORATOR#${idOf(helper)}`)
        .map((item) => ({ ...item, role: 'viewer' })),
    })
    await expect(reword(helper, second.id, 'no')).rejects.toMatchObject({
      reason: 'collaboration.viewer',
    })
    await deleteComment(helper, { commentId: second.id })
    expect((await comment(owner, { commentId: second.id })).text).toBeNull()
  })

  it('are hidden by a block in both directions, and the page is filled up', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const third = await guild.person('cem')
    await join(third, { ...on, role: 'collaborator' })
    await say(owner, on, { text: 'one' })
    const hidden = await say(helper, on, { text: 'hidden' })
    await say(owner, on, { text: 'two' })
    const mine = await say(third, on, { text: 'hidden too' })
    await blockUser(helper, { userId: idOf(third) })
    await guild.settle()
    expect(textsOf(await comments(third, on, { limit: 3 }))).toEqual(['hidden too', 'two', 'one'])
    expect(textsOf(await allComments(helper, on, { limit: 3 }))).toEqual(['one', 'hidden', 'two'])
    const unknown = { code: 'NOT_FOUND', reason: 'comments.unknown' }
    await expect(comment(third, { commentId: hidden.id })).rejects.toMatchObject(unknown)
    await expect(say(third, on, { parentId: hidden.id })).rejects.toMatchObject(unknown)
    await expect(say(helper, on, { parentId: mine.id })).rejects.toMatchObject(unknown)
    await expect(react(third, hidden.id, '👍')).rejects.toMatchObject(unknown)
    expect(textsOf(await comments(owner, on, {}))).toHaveLength(4)
  })

  it('are shared only where the goal is not private, and then say so', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, on } = await discussion(guild)
    const refused = { code: 'INVALID', reason: 'comments.not-shareable' }
    await expect(say(owner, on, { share: true })).rejects.toMatchObject(refused)
    const open = { goalId: on.resourceId, visibility: 'followers' }
    await updateGoal(owner, updateGoal.input.parse(open))
    expect(await say(owner, on, { share: true })).toMatchObject({ isShared: true })
    expect(await say(owner, on, { share: false })).toMatchObject({ isShared: false })
    const closing = interrupted(owner, () =>
      updateGoal(guild.again(owner), updateGoal.input.parse({ ...open, visibility: 'private' })),
    )
    await expect(say(closing, on, { share: true })).rejects.toMatchObject(refused)
    const stored = (await guild.items()).filter(({ type }) => type === 'Comment')
    expect(stored.map(({ shared }) => shared)).toEqual([true, undefined])
  })

  it('give the first answer to a repeat and count towards one limit', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, on } = await discussion(guild)
    const input = addComment.input.parse({ ...on, text: 'once' })
    const first = await addComment(owner, input, 'request-1')
    expect(await addComment(guild.again(owner), input, 'request-1')).toEqual(first)
    await expect(addComment(owner, { ...input, text: 'twice' }, 'request-1')).rejects.toMatchObject(
      { reason: 'requests.reused' },
    )
    for (let n = 1; n < 20; n++) await say(owner, on)
    await expect(say(owner, on)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    expect((await allComments(owner, on, {})).items).toHaveLength(20)
  })

  it('stay under the name of nobody when their author has gone', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const { id } = await say(helper, on, { text: 'still here' })
    const other = await say(owner, on, { text: 'hi @ben' })
    await react(helper, other.id, '🎉')
    await guild.settle()
    await deleteAccount(helper, {})
    await guild.settle()
    const document = `query ($id: ID!) { comments(resourceType: goal, resourceId: $id) {
      items { id text authorName author { nickname } mentions { id } reactions { count } }
    } }`
    const { data } = await guild.ask(owner, document, { id: on.resourceId })
    expect(data.comments.items).toEqual([
      {
        id: other.id,
        text: 'hi @ben',
        authorName: 'ana',
        author: { nickname: 'ana' },
        mentions: [],
        reactions: [],
      },
      {
        id,
        text: 'still here',
        authorName: 'deleted user',
        author: null,
        mentions: [],
        reactions: [],
      },
    ])
    expect(await guild.verify()).toEqual([])
  })

  it('tell what has happened, each once', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, on } = await discussion(guild)
    const { id } = await say(owner, on)
    await reword(owner, id, 'other')
    await react(owner, id, '👍')
    await deleteComment(owner, { commentId: id })
    await guild.settle()
    const names = guild.events.map(({ name }) => name).filter((name) => /comment|react/.test(name))
    expect(names.sort()).toEqual([
      'goalsguild.comment.added',
      'goalsguild.comment.deleted',
      'goalsguild.comment.edited',
      'goalsguild.reaction.added',
      'goalsguild.reaction.removed',
    ])
  })
})
