import { createJobWorker } from '@longtable/core'
import { add, keyOf } from '@longtable/entity'
import type { Change } from '@longtable/store'
import { partsFrom } from '@longtable/system'
import { below, pick, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { blockUser } from '../../follows/block-user.ts'
import { ggCore } from '../../table.ts'
import { deliver, deliverShuffled } from '@longtable/testing/system'
import { discussion, react, reword, say, unreact } from '../../testing/discussion.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../../testing/guild-world.ts'
import { join } from '../../testing/work.ts'
import { deleteAccount } from '../../users/delete-account.ts'
import { CommentStats, emojiCounts } from '../comment.entity.ts'
import { statsOf } from '../comment.patterns.ts'
import { commentsFeature } from './comments.feature.ts'
import { countReactions } from './counts.processor.ts'
import { deleteComment } from './delete-comment.ts'
import { commentCountsOf, EMOJI_SHOWN_MAX, reactions } from './find-reactions.ts'

const EMOJI = ['👍', '👍🏽', '👨‍👩‍👧‍👦', '❤️', '🏳️‍🌈']

const counted = async (guild: GuildWorld, commentId: string) => {
  const stats = await statsOf(guild.deps, { commentId })
  return stats && { replyCount: stats.replyCount, ...emojiCounts(stats) }
}

describe.each(stores)('reactions on $name', (store) => {
  it('are added and taken back once each, several per person', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, viewer, on } = await discussion(guild)
    const { id } = await say(owner, on)
    const first = await react(helper, id, '👨‍👩‍👧‍👦')
    expect(await react(helper, id, '👨‍👩‍👧‍👦')).toEqual(first)
    await react(helper, id, '❤')
    await react(owner, id, '❤️')
    await guild.settle()
    expect(await counted(guild, id)).toEqual({ replyCount: 0, '👨‍👩‍👧‍👦': 1, '❤️': 2 })
    const shown = await commentCountsOf(helper, [id])
    expect(shown[0]?.reactions).toEqual([
      { emoji: '❤️', count: 2, isMine: true },
      { emoji: '👨‍👩‍👧‍👦', count: 1, isMine: true },
    ])
    expect((await commentCountsOf(viewer, [id]))[0]?.reactions[0]?.isMine).toBe(false)
    for (let n = 0; n < 2; n++) await unreact(helper, id, '❤️')
    await guild.settle()
    expect(await counted(guild, id)).toMatchObject({ '❤️': 1 })
    await expect(react(viewer, id, '👍')).rejects.toMatchObject({ reason: 'collaboration.viewer' })
    expect(await guild.verify()).toEqual([])
  })

  it('list who has reacted with what, without whom a block hides', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, viewer, on } = await discussion(guild)
    const { id } = await say(owner, on)
    await react(helper, id, '👍🏽')
    await react(owner, id, '👍🏽')
    await react(owner, id, '🎉')
    const listed = async (emoji?: string) =>
      (await reactions(viewer, { commentId: id, emoji }, {})).items.map((one) => [
        one.user.nickname,
        one.emoji,
      ])
    expect(await listed()).toEqual([
      ['ana', '🎉'],
      ['ana', '👍🏽'],
      ['Ben', '👍🏽'],
    ])
    expect(await listed('👍🏽')).toEqual([
      ['ana', '👍🏽'],
      ['Ben', '👍🏽'],
    ])
    await blockUser(viewer, { userId: idOf(helper) })
    expect(await listed('👍🏽')).toEqual([['ana', '👍🏽']])
  })

  it('are counted right though changes come again and in any order', async () => {
    await using guild = await createGuildWorld(store, { seed: 7 })
    const { owner, helper, on } = await discussion(guild)
    const people = [owner, helper]
    const ids: string[] = []
    for (let n = 0; n < 4; n++) ids.push((await say(owner, on)).id)
    const { random } = guild.world
    for (let n = 0; n < 60; n++) {
      const [person, id, emoji] = [pick(random, people), pick(random, ids), pick(random, EMOJI)]
      await (below(random, 3) > 0 ? react : unreact)(person, id, emoji)
      if (n % 10 === 0) await say(helper, on, { parentId: id })
      if (n === 40) await deleteComment(owner, { commentId: ids[3] as string })
      if (n === 40) ids.pop()
      guild.world.advance(1_500)
    }
    expect(await deliverShuffled(guild)).toBeGreaterThan(100)
    expect(await guild.verify()).toEqual([])
    const stats = (await guild.items()).filter(({ type }) => type === 'CommentStats')
    expect(stats.length).toBeGreaterThan(2)
    for (const one of stats)
      for (const value of Object.values(one))
        if (typeof value === 'number') expect(value).toBeGreaterThanOrEqual(0)
  })

  it('are counted once by batches that overlap', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, on } = await discussion(guild)
    const ids: string[] = []
    for (let n = 0; n < 15; n++) ids.push((await say(owner, on)).id)
    for (const id of ids) for (const emoji of EMOJI.slice(0, 3)) await react(owner, id, emoji)
    const changes: Change[] = (await guild.world.deliverChanges(ggCore)).filter(
      ({ key, new: item }) => key.SK.startsWith('REACTION#') && item,
    )
    const all = changes.map((change) => ({ id: change.id, at: change.at, new: change.new }))
    const batch = (some: typeof all) => countReactions.handleBatch?.(some, guild.deps)
    await batch(all.slice(0, 25))
    await batch(all)
    await batch(all.slice(10))
    expect(await guild.verify()).toEqual([])
  })

  it('count anew what has drifted, and never fall below zero', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const { id: commentId } = await say(owner, on)
    await react(owner, commentId, '👍')
    await react(helper, commentId, '👍')
    await say(owner, on, { parentId: commentId })
    await guild.settle()
    const wrong = { amounts: { replyCount: 5, '👍': -2, '🎉': 3 } as Record<string, number> }
    await owner.store.write([add(CommentStats, { commentId }, wrong)])
    expect(await guild.verify()).toHaveLength(3)
    await unreact(helper, commentId, '👍')
    await guild.settle()
    expect(await counted(guild, commentId)).toMatchObject({ '👍': 0 })
    guild.world.advance(60_000)
    await guild.settle()
    expect(await counted(guild, commentId)).toEqual({ replyCount: 1, '👍': 1 })
    expect(await guild.verify()).toEqual([])
    await owner.store.write([add(CommentStats, { commentId }, wrong)])
    await guild.reconcile()
    expect(await guild.verify()).toEqual([])
  })

  it('are counted right though a recount sees what is still to be counted', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const { id: commentId } = await say(owner, on)
    await react(owner, commentId, '👍')
    await guild.settle()
    await owner.store.write([
      add(CommentStats, { commentId }, { amounts: { '👍': -1 } as Record<string, number> }),
    ])
    await unreact(owner, commentId, '👍')
    await guild.settle()
    await react(helper, commentId, '👍')
    guild.world.advance(60_000)
    const jobs = {
      ...guild.deps,
      owner: 'test',
      handlers: partsFrom(commentsFeature.jobs, guild.deps),
    }
    expect(await createJobWorker(jobs).step()).toBe(1)
    await guild.settle()
    expect(await counted(guild, commentId)).toMatchObject({ '👍': 2 })
    guild.world.advance(60_000)
    await guild.settle()
    expect(await counted(guild, commentId)).toMatchObject({ '👍': 1 })
    expect(await guild.verify()).toEqual([])
  })

  it('leave no counts behind when changes come after everything has gone', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const { id } = await say(owner, on)
    await react(helper, id, '👍')
    await say(helper, on, { parentId: id })
    const late = await guild.world.deliverChanges(ggCore)
    const gone = (await guild.items()).filter(
      ({ PK }) => PK.includes(on.resourceId) || PK.includes(id),
    )
    await owner.store.writeMany({ deletes: gone.map(({ PK, SK }) => ({ PK, SK })) })
    for (const change of late.filter(({ key }) => /COMMENT|REACTION/.test(key.SK)))
      await deliver(guild, change, [countReactions])
    expect(await owner.store.get(keyOf(CommentStats, { commentId: id }))).toBeUndefined()
  })

  it('go with the account, and the counts follow', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const { id } = await say(owner, on)
    for (const emoji of EMOJI) await react(helper, id, emoji)
    await react(owner, id, '👍')
    await guild.settle()
    await deleteAccount(helper, {})
    await guild.settle()
    expect((await commentCountsOf(owner, [id]))[0]?.reactions).toEqual([
      { emoji: '👍', count: 1, isMine: true },
    ])
    const left = (await guild.items()).filter(({ type }) => type === 'Reaction')
    expect(left.map(({ userId }) => userId)).toEqual([idOf(owner)])
    expect(await guild.verify()).toEqual([])
  })

  it('are part of a page that asks no query per comment', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const asked = { get: 0, getMany: 0, query: 0 }
    const reads = async (count: number) => {
      for (let n = 0; n < count; n++) {
        const { id } = await say(n % 2 ? owner : helper, on)
        for (const emoji of EMOJI.slice(0, n % 3)) await react(owner, id, emoji)
        guild.world.advance(4_000)
      }
      await guild.settle()
      const document = `query ($id: ID!) { comments(resourceType: goal, resourceId: $id) {
        items { text authorName author { nickname } replyCount reactions { emoji count isMine } }
      } }`
      Object.assign(asked, { get: 0, getMany: 0, query: 0 })
      const { store: real } = guild.deps
      const kept = { get: real.get, getMany: real.getMany, query: real.query }
      const spied = real as { -readonly [Name in keyof typeof real]: (typeof real)[Name] }
      spied.get = (...given) => (asked.get++, kept.get.call(real, ...given))
      spied.getMany = (...given) => (asked.getMany++, kept.getMany.call(real, ...given))
      spied.query = (...given) => (asked.query++, kept.query.call(real, ...given))
      const { data } = await guild.ask(owner, document, { id: on.resourceId })
      Object.assign(spied, kept)
      return { ...asked, items: data.comments.items.length as number }
    }
    const few = await reads(3)
    const many = await reads(20)
    expect(few.items).toBe(3)
    expect(many.items).toBe(23)
    // The comments, and whom the reader blocks.
    expect(few.query).toBe(2)
    expect({ ...many, items: 0 }).toEqual({ ...few, items: 0 })
  })

  it('show the most frequent emoji, bounded', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, helper, on } = await discussion(guild)
    const { id: commentId } = await say(owner, on)
    const many = Array.from({ length: 30 }, (_, n) => String.fromCodePoint(0x1f600 + n))
    for (const emoji of many) await react(helper, commentId, emoji)
    await react(owner, commentId, many[29] as string)
    await guild.settle()
    const [counts] = await commentCountsOf(owner, [commentId])
    expect(counts?.reactions).toHaveLength(EMOJI_SHOWN_MAX)
    expect(counts?.reactions[0]).toEqual({ emoji: many[29], count: 2, isMine: true })
    expect(await guild.verify()).toEqual([])
  })
})

it('finds what does not fit together', async () => {
  const [lmdb] = stores
  if (!lmdb) throw new Error('There is no store.')
  await using guild = await createGuildWorld(lmdb)
  const { owner, helper, on } = await discussion(guild)
  const { id } = await say(owner, on)
  const reply = await say(helper, on, { parentId: id })
  await reword(owner, id, 'other')
  await react(owner, id, '👍')
  await join(await guild.person('cem'), { ...on, role: 'viewer' })
  await guild.settle()
  expect(await guild.verify()).toEqual([])
  await owner.store.writeMany({ deletes: [{ PK: `COMMENT#${reply.id}`, SK: 'COMMENT' }] })
  const comment = (await guild.items()).find(
    ({ commentId, type }) => commentId === id && type === 'Comment',
  )
  await owner.store.writeMany({
    deletes: [
      { PK: comment?.PK ?? '', SK: comment?.SK ?? '' },
      { PK: `COMMENT#${id}`, SK: 'STATS' },
    ],
  })
  const problems = (await guild.verify()).map((text) => text.replaceAll(/[0-9A-Z]{26}/g, '…'))
  expect(problems).toEqual([
    '… replyCount says 0, and there are 1',
    '… 👍 says 0, and there are 1',
    'comment … answers …, which does not exist',
    'comment … is not found by its id',
    expect.stringMatching(/^edit .* hangs on comment …$/),
    'the way to comment … leads nowhere',
    '👍 of … hangs on comment …',
  ])
})
