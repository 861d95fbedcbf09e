import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../../context.ts'
import { deleteGoal } from '../../goals/delete-goal.ts'
import { discussion, say } from '../../testing/discussion.ts'
import { createGuildWorld } from '../../testing/guild-world.ts'
import { deleteComment } from './delete-comment.ts'

describe.each(stores)('comments on a goal, on $name', (store) => {
  it('are counted on their goal, for those who take part', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, viewer, on } = await discussion(guild, { visibility: 'public' })
    const stranger = await guild.person('stan')
    const asked = `{ goal(goalId: "${on.resourceId}") { commentCount } }`
    const countFor = async (who: GuildContext) =>
      (await guild.ask(guild.again(who), asked)).data?.goal.commentCount
    expect(await countFor(owner)).toBe(0)
    const { id: parentId } = await say(owner, on)
    await say(owner, on, { parentId })
    await guild.settle()
    expect(await countFor(viewer)).toBe(2)
    expect(await countFor(stranger)).toBeNull()
    await deleteComment(guild.again(owner), { commentId: parentId })
    await guild.settle()
    expect(await countFor(owner)).toBe(2)
    expect(await guild.verify()).toEqual([])
    expect(await guild.reconcile()).toEqual([])
    await deleteGoal(guild.again(owner), { goalId: on.resourceId })
    await guild.settle()
    const left = (await guild.items()).filter(({ type }) => type === 'CommentStats')
    expect(left).toEqual([])
  })

  it('that nobody has counted are, a minute after the next one', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, on } = await discussion(guild)
    for (let n = 0; n < 3; n++) await say(owner, on)
    await guild.settle()
    const key = { PK: `COMMENT#${on.resourceId}`, SK: 'STATS' }
    await guild.deps.store.write([{ kind: 'delete', key }])
    await say(guild.again(owner), on)
    await guild.settle()
    guild.world.advance(61_000)
    await guild.settle()
    const stats = (await guild.items()).find(({ PK, SK }) => PK === key.PK && SK === key.SK)
    expect(stats).toMatchObject({ replyCount: 4 })
    expect(await guild.verify()).toEqual([])
  })
})
