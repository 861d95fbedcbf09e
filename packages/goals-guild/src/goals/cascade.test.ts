import { put, toItem } from '@longtable/entity'
import type { Change, Item, Store } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { Comment, CommentRef, CommentStats } from '../collaboration/comment.entity.ts'
import { CollaborationInvite, InviteGuard } from '../collaboration/invite.entity.ts'
import { Reaction } from '../collaboration/reaction.entity.ts'
import { goalsGuildSystem } from '../system.ts'
import { samples } from '../testing/samples.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { join, makeGoal, makeMilestone, makeQuest, makeTask } from '../testing/work.ts'
import { ggCore } from '../table.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { deleteGoal } from './delete-goal.ts'
import { deliver } from '@longtable/testing/system'
import { Task } from './task.entity.ts'

/** Rows that stay when their subject has gone, and what a person has without any goal. */
const STAYING = [
  'ActivityHead',
  'AuditLog',
  'Counter',
  'EmailUnique',
  'Marker',
  'NamePrefix',
  'NickUnique',
  'RateLimit',
  'User',
  'Quest',
  'Resource of a quest',
]

const kindOf = ({ type, PK }: Item) =>
  type === 'Resource' && PK.startsWith('RESOURCE#QUEST#') ? 'Resource of a quest' : String(type)

const left = async (guild: GuildWorld) =>
  (await guild.items()).filter((item) => !STAYING.includes(kindOf(item)))

/** A goal with something of every kind below it, more than one chunk of some. */
async function fullGoal(guild: GuildWorld) {
  const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
  const { id: goalId } = await makeGoal(ana, { visibility: 'public', tags: ['run', 'far'] })
  const { id: taskId } = await makeTask(ana, goalId)
  for (let n = 0; n < 3; n++) await makeMilestone(ana, goalId, 10 + n)
  await makeQuest(ana, { kind: 'linked', linkedGoalIds: [goalId], linkedTaskIds: [taskId] })
  const on = { resourceType: 'goal', resourceId: goalId } as const
  await join(ben, { ...on, role: 'viewer' })
  await join(ben, { resourceType: 'task', resourceId: taskId, role: 'collaborator' })
  const invite = { ...samples.CollaborationInvite[0], ...on, ttl: undefined } as CollaborationInvite
  const { inviteeId: invitee = '', inviteId, createdAt } = invite
  const comment = { ...samples.Comment[0], ...on } as Comment
  const { commentId } = comment
  await ana.store.write([
    put(CollaborationInvite, invite),
    put(InviteGuard, { ...on, invitee, inviteId, createdAt }),
    put(Comment, comment),
    put(CommentRef, { ...samples.CommentRef[0], ...on, commentId } as CommentRef),
    put(Reaction, { ...samples.Reaction[0], ...on, commentId } as Reaction),
    put(CommentStats, { commentId, replyCount: 0 } as CommentStats),
  ])
  // As many tasks as take several chunks, written as they are stored.
  const task = { goalId, userId: idOf(ana), title: 'More', done: false, createdBy: idOf(ana) }
  await ana.store.writeMany({
    puts: Array.from({ length: 110 }, () => {
      const { id, at } = guild.world.stamp()
      return toItem(Task, { ...task, id, createdAt: at, updatedAt: at })
    }),
  })
  return { ana, goalId }
}

/** Fails at one of its writes, as a process that is ended in between. */
function failingAt(store: Store, failing: number): Store {
  let turn = 0
  return {
    ...store,
    table: store.table,
    changes: store.changes,
    get: (...given) => store.get(...given),
    getMany: (...given) => store.getMany(...given),
    query: (...given) => store.query(...given),
    write: (...given) => store.write(...given),
    async writeMany(...given) {
      if (turn++ === failing) throw new Error('ended')
      await store.writeMany(...given)
    },
  }
}

describe.each(stores)('a deleted goal on $name', (store) => {
  it('takes everything below it along, links and people’s rows included', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, goalId } = await fullGoal(guild)
    await guild.settle()
    expect((await left(guild)).length).toBeGreaterThan(120)
    await deleteGoal(ana, { goalId })
    await guild.settle()
    expect(await left(guild)).toEqual([])
    expect(guild.events.map(({ name }) => name)).toContain('goalsguild.quest.cancelled')
  })

  it.each([0, 1, 3, 6])('is removed to the end though it stopped at write %i', async (n) => {
    await using guild = await createGuildWorld(store)
    const { ana, goalId } = await fullGoal(guild)
    await guild.settle()
    await guild.world.deliverChanges(ggCore)
    await deleteGoal(ana, { goalId })
    const tombstone = (await guild.world.deliverChanges(ggCore)).find(
      ({ key }) => key.SK === `GOAL#${goalId}`,
    )
    const deps = { ...guild.deps, store: failingAt(guild.deps.store, n) }
    const processors = goalsGuildSystem.work(guild.deps).processors
    await expect(deliver({ ...guild, deps }, tombstone as Change, processors)).rejects.toThrow(
      'ended',
    )
    const between = await left(guild)
    expect(between.some(({ SK }) => SK === `GOAL#${goalId}`)).toBe(true)
    await guild.settle()
    expect(await left(guild)).toEqual([])
  })

  it('goes with the account of its owner', async () => {
    await using guild = await createGuildWorld(store)
    const { ana } = await fullGoal(guild)
    await guild.settle()
    await deleteAccount(ana, {})
    await guild.settle()
    const types = (await guild.items()).map(kindOf)
    expect(types.filter((type) => !STAYING.includes(type))).toEqual([])
    expect(types).not.toContain('Quest')
    expect(types).not.toContain('Resource of a quest')
  })
})
