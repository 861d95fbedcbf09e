import { change, find, put, remove } from '@longtable/entity'
import { ConditionFailedError } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { Block } from '../follows/block.entity.ts'
import { deleteGoal } from '../goals/delete-goal.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { join, makeGoal, makeTask } from '../testing/work.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { Collaborator } from './collaborator.entity.ts'
import { Resource } from './resource.entity.ts'
import {
  participantsAmong,
  type ResourceKey,
  seenResource,
  seenResources,
  stillParticipates,
} from './resource.policy.ts'

async function cast(world: GuildWorld) {
  const [ana, ben, eva] = [
    await world.person('ana'),
    await world.person('ben'),
    await world.person('eva'),
  ]
  const { id: goalId } = await makeGoal(ana, { visibility: 'public' })
  const { id: taskId } = await makeTask(ana, goalId)
  const onGoal = { resourceType: 'goal', resourceId: goalId } as const
  const onTask = { resourceType: 'task', resourceId: taskId } as const
  await join(ben, { ...onGoal, role: 'collaborator' })
  await join(eva, { ...onTask, role: 'collaborator' })
  return { ana, ben, eva, onGoal, onTask }
}

type Scene = Awaited<ReturnType<typeof cast>>

const removed = ({ ana, ben, onGoal }: Scene) =>
  ana.store.write([remove(Collaborator, { ...onGoal, userId: idOf(ben) })])

async function demoted({ ana, ben, onGoal }: Scene) {
  const row = await find(ana.store, Collaborator, { ...onGoal, userId: idOf(ben) })
  await ana.store.write([change(Collaborator, row as Collaborator, { patch: { role: 'viewer' } })])
}

const blocked = (by: 'ana' | 'ben') => (scene: Scene) => {
  const other = by === 'ana' ? scene.ben : scene.ana
  const block = { userId: idOf(scene[by]), blockedId: idOf(other) }
  return scene.ana.store.write([put(Block, { ...block, createdAt: scene.ana.stamp().at })])
}

const gone = (on: 'onGoal' | 'onTask') => (scene: Scene) =>
  scene.ana.store.write([remove(Resource, scene[on])])

const ends: readonly (readonly [
  what: string,
  who: 'ana' | 'ben',
  on: 'onGoal' | 'onTask',
  meanwhile: (scene: Scene) => Promise<unknown>,
])[] = [
  ['their row is gone', 'ben', 'onGoal', removed],
  ['their row on the goal is gone, for its task', 'ben', 'onTask', removed],
  ['they only look from now on', 'ben', 'onGoal', demoted],
  ['the owner blocks them', 'ben', 'onGoal', blocked('ana')],
  ['they block the owner', 'ben', 'onTask', blocked('ben')],
  ['the task is gone', 'ben', 'onTask', gone('onTask')],
  ['the goal is gone, for its owner', 'ana', 'onGoal', gone('onGoal')],
]

describe.each(stores)('what somebody is to a resource, on $name', (store) => {
  it.each(ends)('ends in the transaction when %s', async (...[, who, on, meanwhile]) => {
    await using world = await createGuildWorld(store)
    const scene = await cast(world)
    const seen = await seenResource(scene[who], scene[on])
    const checks = () => scene.ana.store.write(stillParticipates(seen, idOf(scene[who])))
    await checks()
    await meanwhile(scene)
    await expect(checks()).rejects.toThrow(ConditionFailedError)
  })

  it('is read for many at once, each as they are', async () => {
    await using world = await createGuildWorld(store)
    const { ana, ben, eva, onGoal, onTask } = await cast(world)
    const nothing = { resourceType: 'quest', resourceId: world.world.stamp().id } as const
    const roles = async (person: GuildContext) =>
      (await seenResources(world.again(person), [onGoal, nothing, onTask, onGoal])).map(
        (seen) => seen?.role,
      )
    expect(await roles(ana)).toEqual(['owner', undefined, 'owner', 'owner'])
    expect(await roles(ben)).toEqual(['collaborator', undefined, 'collaborator', 'collaborator'])
    // The goal is public, but who only works on a task of it does not see who works on the goal.
    expect(await roles(eva)).toEqual([undefined, undefined, 'collaborator', undefined])
    const among = async (key: ResourceKey) => {
      const resource = (await find(ana.store, Resource, key)) as Resource
      const ids = [ana, ben, eva, ben].map(idOf)
      return [...(await participantsAmong(ana, resource, [...ids, 'nobody'])).values()]
    }
    expect(await among(onGoal)).toEqual(['owner', 'collaborator'])
    expect(await among(onTask)).toEqual(['owner', 'collaborator', 'collaborator'])
    await deleteAccount(eva, {})
    expect(await among(onTask)).toEqual(['owner', 'collaborator'])
    await deleteGoal(ana, { goalId: onGoal.resourceId })
    expect(await among(onTask)).toEqual([])
    expect(await roles(ana)).toEqual([undefined, undefined, undefined, undefined])
  })
})
