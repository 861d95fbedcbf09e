import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { completeTask } from '../goals/complete-task.ts'
import { deleteGoal } from '../goals/delete-goal.ts'
import { deleteTask } from '../goals/delete-task.ts'
import { task } from '../goals/find-tasks.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { invite, refusedAs } from '../testing/invites.ts'
import { makeGoal, makeQuest, makeTask } from '../testing/work.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { exportMyData } from '../personal-data/export-my-data.ts'
import { acceptInvite } from './accept-invite.ts'
import { collaborators, myCollaborations } from './find-collaborators.ts'
import { leaveResource } from './leave-resource.ts'
import { markResourceSeen } from './mark-resource-seen.ts'
import { removeCollaborator } from './remove-collaborator.ts'
import { type ResourceKey, seenResource, writableResource } from './resource.policy.ts'

/** Invited and accepted. */
async function joined(owner: GuildContext, on: ResourceKey, person: GuildContext, role: string) {
  const { id: inviteId } = await invite(owner, on, { userId: idOf(person), role })
  await acceptInvite(person, { ...on, inviteId })
}

async function cast(world: GuildWorld) {
  const [ana, ben, eva] = [
    await world.person('ana'),
    await world.person('ben'),
    await world.person('eva'),
  ]
  const { id: goalId } = await makeGoal(ana)
  const on = { resourceType: 'goal', resourceId: goalId } as const
  await joined(ana, on, ben, 'collaborator')
  await joined(ana, on, eva, 'viewer')
  return { ana, ben, eva, goalId, on }
}

const UNKNOWN = refusedAs('NOT_FOUND', 'resources.unknown')

describe.each(stores)('collaborators on $name', (store) => {
  it('work on a goal and its tasks, while viewers only look', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, eva, goalId, on } = await cast(world)
    const made = await makeTask(ben, goalId)
    await completeTask(ben, { taskId: made.id })
    expect(await task(eva, { taskId: made.id })).toMatchObject({ done: true })
    await expect(makeTask(eva, goalId)).rejects.toMatchObject(
      refusedAs('FORBIDDEN', 'tasks.not-collaborator'),
    )
    const onTask = { resourceType: 'task', resourceId: made.id } as const
    for (const place of [on, onTask]) {
      expect(await writableResource(ana, place)).toMatchObject({ role: 'owner' })
      expect(await writableResource(ben, place)).toMatchObject({ role: 'collaborator', via: on })
      expect(await seenResource(eva, place)).toMatchObject({ role: 'viewer', via: on })
      await expect(writableResource(eva, place)).rejects.toMatchObject(
        refusedAs('FORBIDDEN', 'collaboration.viewer'),
      )
    }
    // A viewer of the goal may be asked to work on one of its tasks.
    await joined(ana, onTask, eva, 'collaborator')
    expect(await writableResource(eva, onTask)).toMatchObject({ via: onTask })
    await completeTask(eva, { taskId: (await makeTask(ana, goalId)).id }).then(
      () => expect.unreachable(),
      (error: unknown) => expect(error).toMatchObject({ reason: 'tasks.not-collaborator' }),
    )
  })

  it('are listed to each other, without those who block one another', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, eva, on } = await cast(world)
    const names = async (person: GuildContext) =>
      (await collaborators(world.again(person), on, {})).items
        .map(({ user, role }) => `${user.nickname} ${role}`)
        .sort()
    for (const person of [ana, ben, eva])
      expect(await names(person)).toEqual(['ben collaborator', 'eva viewer'])
    await blockUser(eva, { userId: idOf(ben) })
    expect(await names(ben)).toEqual(['ben collaborator'])
    expect(await names(ana)).toEqual(['ben collaborator', 'eva viewer'])
    await blockUser(ana, { userId: idOf(eva) })
    await expect(collaborators(world.again(eva), on, {})).rejects.toMatchObject(UNKNOWN)
  })

  it('are removed by the owner and leave by themselves; both act at once', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, eva, goalId, on } = await cast(world)
    await removeCollaborator(ana, { ...on, userId: idOf(ben) })
    await expect(seenResource(world.again(ben), on)).rejects.toMatchObject(UNKNOWN)
    await expect(makeTask(world.again(ben), goalId)).rejects.toMatchObject(
      refusedAs('NOT_FOUND', 'goals.unknown'),
    )
    await expect(removeCollaborator(ana, { ...on, userId: idOf(ben) })).rejects.toMatchObject(
      refusedAs('NOT_FOUND', 'collaborators.unknown'),
    )
    await leaveResource(eva, on)
    await expect(leaveResource(world.again(eva), on)).rejects.toMatchObject(UNKNOWN)
    await expect(leaveResource(ana, on)).rejects.toMatchObject(
      refusedAs('CONFLICT', 'collaboration.owner'),
    )
    expect((await collaborators(ana, on, {})).items).toEqual([])
    // They may come back.
    await joined(ana, on, ben, 'viewer')
    expect(await seenResource(world.again(ben), on)).toMatchObject({ role: 'viewer' })
    const { id } = await makeTask(ana, goalId)
    await expect(
      leaveResource(world.again(ben), { resourceType: 'task', resourceId: id }),
    ).rejects.toMatchObject(refusedAs('CONFLICT', 'collaboration.via-goal'))
    await world.settle()
    expect(world.events.filter(({ name }) => name === 'goalsguild.collaborator.left')).toHaveLength(
      2,
    )
    expect(await world.verify()).toEqual([])
  })

  it('may leave although the owner blocks them', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, on } = await cast(world)
    await blockUser(ana, { userId: idOf(ben) })
    await expect(seenResource(world.again(ben), on)).rejects.toMatchObject(UNKNOWN)
    expect(await leaveResource(world.again(ben), on)).toMatchObject({ userId: idOf(ben) })
  })

  it('see what they take part in, all of it and by type', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, goalId, on } = await cast(world)
    const { id: taskId } = await makeTask(ana, goalId)
    const quest = await makeQuest(ana, { kind: 'linked', linkedTaskIds: [taskId] })
    await joined(ana, { resourceType: 'quest', resourceId: quest.id }, ben, 'viewer')
    const { id: second } = await makeGoal(ana, { title: 'Swim 🏊🏿‍♀️' })
    await joined(ana, { ...on, resourceId: second }, ben, 'viewer')
    world.world.settleIndexes()
    const mine = async (fields: object, limit = 50) =>
      (await myCollaborations(world.again(ben), fields, { limit })).items
    expect((await mine({})).map(({ resourceType }) => resourceType)).toEqual([
      'quest',
      'goal',
      'goal',
    ])
    expect(await mine({ resourceType: 'goal' })).toMatchObject([
      { title: 'Swim 🏊🏿‍♀️', role: 'viewer', ownerId: idOf(ana) },
      { title: 'Run', role: 'collaborator' },
    ])
    await deleteGoal(ana, { goalId: second })
    // The tombstone hides it at once, and the page is filled with the next one.
    expect(await mine({ resourceType: 'goal' }, 1)).toMatchObject([{ resourceId: goalId }])
    await blockUser(ana, { userId: idOf(ben) })
    expect(await mine({})).toEqual([])
  })

  it('are marked as having seen it, once a minute', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, goalId, on } = await cast(world)
    const audits = async () =>
      (await world.items()).filter(({ action }) => action === 'RESOURCE_SEEN').length
    await markResourceSeen(ben, on)
    expect(await audits()).toBe(0)
    world.world.advance(61_000)
    const seen = await markResourceSeen(ben, on)
    expect(Date.parse(seen.lastSeenAt as string)).toBe(world.world.now())
    world.world.advance(59_000)
    expect(await markResourceSeen(ben, on)).toEqual(seen)
    expect(await audits()).toBe(1)
    world.world.advance(1000)
    const { id } = await makeTask(ana, goalId)
    const onTask = await markResourceSeen(ben, { resourceType: 'task', resourceId: id })
    expect((await collaborators(ana, on, {})).items.map(({ lastSeenAt }) => lastSeenAt)).toContain(
      onTask.lastSeenAt,
    )
    expect(await markResourceSeen(ana, on)).toMatchObject({ lastSeenAt: null })
  })

  it('go with the goal, the task and their own account', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, eva, goalId, on } = await cast(world)
    const { id } = await makeTask(ana, goalId)
    const onTask = { resourceType: 'task', resourceId: id } as const
    await joined(ana, onTask, eva, 'collaborator')
    const rows = async () =>
      (await world.items())
        .filter(({ type }) => type === 'Collaborator')
        .map(({ resourceType, userId }) => `${resourceType} ${userId}`)
        .sort()
    expect((await exportMyData(ben, {})).items.join()).toContain('"type":"Collaborator"')
    await deleteTask(ana, { taskId: id })
    await world.settle()
    expect(await rows()).toEqual([`goal ${idOf(ben)}`, `goal ${idOf(eva)}`].sort())
    await deleteAccount(world.again(ben), {})
    await world.settle()
    expect(await rows()).toEqual([`goal ${idOf(eva)}`])
    await invite(ana, on, { email: 'late@example.org' })
    await deleteGoal(ana, { goalId })
    await world.settle()
    const types = (await world.items()).map(({ type }) => type)
    for (const type of ['Collaborator', 'CollaborationInvite', 'InviteGuard', 'Resource'])
      expect(types).not.toContain(type)
    expect(await world.verify()).toEqual([])
  })
})
