import type { Change, Store } from '@longtable/store'
import { partsFrom } from '@longtable/system'
import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { unfollowUser } from '../follows/unfollow-user.ts'
import { deleteGoal } from '../goals/delete-goal.ts'
import { updateGoal } from '../goals/update-goal.ts'
import { createGroup } from '../groups/create-group.ts'
import { joinGroup } from '../groups/join-group.ts'
import { leaveGroup } from '../groups/leave-group.ts'
import { ggCore } from '../table.ts'
import { deliver, deliverShuffled } from '@longtable/testing/system'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { makeGoal } from '../testing/work.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { exportMyData } from '../personal-data/export-my-data.ts'
import { suspendUser } from '../users/suspend-user.ts'
import { addHelper } from './add-helper.ts'
import { askForHelp } from './ask-for-help.ts'
import { assistanceFeature } from './assistance.feature.ts'
import { closeAssistThread } from './close-assist-thread.ts'
import { eraseAssistance } from './erase-assistance.ts'
import { assistMessages, assistThread } from './find-threads.ts'
import { joinAssistThread } from './join-assist-thread.ts'
import { leaveAssistThread } from './leave-assist-thread.ts'
import { removeHelper } from './remove-helper.ts'
import { reopenAssistThread } from './reopen-assist-thread.ts'
import { sendAssistMessage } from './send-assist-message.ts'

const refused = (reason: string) => expect.objectContaining({ reason })

async function scene(guild: GuildWorld, visibility = 'public') {
  const [ana, ben] = [await guild.person('ana'), await guild.person('ben')]
  const { id: goalId } = await makeGoal(ana, { visibility })
  const ask = () => askForHelp(ana, { goalId, title: 'Breathing', text: 'How?' })
  const { id: threadId } = await ask()
  return { ana, ben, goalId, threadId, ask }
}

const ofType = async (guild: GuildWorld, ...types: string[]) =>
  (await guild.items()).filter(({ type }) => types.includes(type as string))

const statuses = async (guild: GuildWorld) =>
  (await ofType(guild, 'AssistThread')).map(({ status }) => status)

describe.each(stores)('what changes while help is given on $name', (store) => {
  it('refuses a message to a thread that closes, and of who is removed or blocked', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, threadId } = await scene(guild)
    const say = (person: GuildContext, meanwhile: () => Promise<unknown>) =>
      sendAssistMessage(interrupted(guild.again(person), meanwhile), { threadId, text: 'Hello' })
    await joinAssistThread(ben, { threadId })
    const closing = () => closeAssistThread(guild.again(ana), { threadId })
    await expect(say(ben, closing)).rejects.toEqual(refused('assistance.closed'))
    await reopenAssistThread(ana, { threadId })
    await expect(say(ana, closing)).rejects.toEqual(refused('assistance.closed'))
    await reopenAssistThread(ana, { threadId })
    const removing = () => removeHelper(ana, { threadId, userId: idOf(ben) })
    await expect(say(ben, removing)).rejects.toEqual(refused('assistance.not-helping'))
    await joinAssistThread(ben, { threadId })
    const root = await guild.admin('root')
    const blocking = () => blockUser(guild.again(ana), { userId: idOf(ben) })
    await expect(say(ben, blocking)).rejects.toEqual(refused('assistance.unknown'))
    const suspending = () => suspendUser(root, { userId: idOf(ana) })
    await expect(say(ana, suspending)).rejects.toEqual(refused('users.suspended'))
    expect(await ofType(guild, 'AssistMsg')).toEqual([])
  })

  it('lets nobody join who may no longer see the goal, or whose help is not wanted', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, goalId, threadId } = await scene(guild, 'followers')
    await followUser(ben, { followeeId: idOf(ana) })
    const join = (meanwhile: () => Promise<unknown>) =>
      joinAssistThread(interrupted(guild.again(ben), meanwhile), { threadId })
    const unknown = refused('assistance.unknown')
    const seen = (visibility: string) => () =>
      updateGoal(guild.again(ana), updateGoal.input.parse({ goalId, visibility }))
    await expect(join(seen('private'))).rejects.toEqual(unknown)
    await seen('followers')()
    const unfollowing = () => unfollowUser(guild.again(ben), { followeeId: idOf(ana) })
    await expect(join(unfollowing)).rejects.toEqual(unknown)
    await seen('public')()
    const closing = () => closeAssistThread(guild.again(ana), { threadId })
    await expect(join(closing)).rejects.toEqual(refused('assistance.closed'))
    await reopenAssistThread(ana, { threadId })
    const add = (meanwhile: () => Promise<unknown>) =>
      addHelper(interrupted(guild.again(ana), meanwhile), { threadId, userId: idOf(ben) })
    await expect(add(closing)).rejects.toEqual(refused('assistance.closed'))
    await reopenAssistThread(ana, { threadId })
    const blocking = () => blockUser(guild.again(ben), { userId: idOf(ana) })
    await expect(add(blocking)).rejects.toEqual(refused('users.unknown'))
    await expect(join(async () => {})).rejects.toEqual(unknown)
    const cem = await guild.person('cem')
    const leaving = interrupted(guild.again(cem), () => deleteAccount(guild.again(ana), {}))
    await expect(joinAssistThread(leaving, { threadId })).rejects.toEqual(unknown)
    expect(await ofType(guild, 'AssistHelper')).toEqual([])
  })

  it('lets members of a group help with its goals, as long as they are in it', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben, cem] = [
      await guild.person('ana'),
      await guild.person('ben'),
      await guild.person('cem'),
    ]
    const { id: groupId } = await createGroup(ana, createGroup.input.parse({ name: 'Runners' }))
    for (const person of [ben, cem]) await joinGroup(person, { groupId })
    const { id: goalId } = await makeGoal(ana, { visibility: 'followers', groupId })
    const { id: threadId } = await askForHelp(ana, { goalId, title: 'Breathing', text: 'How?' })
    expect(await joinAssistThread(guild.again(ben), { threadId })).toMatchObject({ role: 'helper' })
    const leaving = interrupted(guild.again(cem), () => leaveGroup(guild.again(cem), { groupId }))
    await expect(joinAssistThread(leaving, { threadId })).rejects.toEqual(
      refused('assistance.unknown'),
    )
  })

  it('opens no thread on a goal that is deleted at the same moment', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, goalId, threadId } = await scene(guild)
    await closeAssistThread(ana, { threadId })
    const other = await makeGoal(ana)
    const deleting = (id: string) =>
      interrupted(guild.again(ana), () => deleteGoal(guild.again(ana), { goalId: id }))
    await expect(
      askForHelp(deleting(other.id), { goalId: other.id, title: 'Late', text: 'Too late' }),
    ).rejects.toEqual(refused('goals.unknown'))
    await expect(reopenAssistThread(deleting(goalId), { threadId })).rejects.toEqual(
      refused('goals.unknown'),
    )
    await guild.settle()
    expect(await statuses(guild)).toEqual(['closed'])
    expect(await guild.verify()).toEqual([])
  })
})

describe.each(stores)('the end of a goal or an account on $name', (store) => {
  it('closes the threads in whatever order it is told; what was said stays', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, goalId, threadId, ask } = await scene(guild)
    await ask()
    await joinAssistThread(ben, { threadId })
    await sendAssistMessage(ben, { threadId, text: 'Slowly' })
    await deleteGoal(ana, { goalId })
    await deliverShuffled(guild)
    await deliverShuffled(guild)
    expect(await statuses(guild)).toEqual(['closed', 'closed'])
    expect(await ofType(guild, 'AssistLink')).toEqual([])
    const seen = await assistThread(guild.again(ben), { threadId })
    expect(seen).toMatchObject({ role: 'helper', status: 'closed' })
    expect((await assistMessages(guild.again(ana), { threadId }, {})).items).toHaveLength(1)
    expect(await guild.verify()).toEqual([])
  })

  it.each([0, 1, 2, 3])('closes all threads though it stopped at write %i', async (failing) => {
    await using guild = await createGuildWorld(store)
    const { ana, goalId, ask } = await scene(guild)
    await ask()
    await ask()
    await guild.settle()
    await guild.world.deliverChanges(ggCore)
    await deleteGoal(ana, { goalId })
    const tombstone = (await guild.world.deliverChanges(ggCore)).find(
      ({ key }) => key.SK === `GOAL#${goalId}`,
    ) as Change
    let writes = 0
    const counted =
      <A extends unknown[], R>(run: (...given: A) => Promise<R>) =>
      (...given: A): Promise<R> =>
        writes++ === failing ? Promise.reject(new Error('ended')) : run(...given)
    const real = guild.deps.store
    const failingStore: Store = {
      ...real,
      write: counted(real.write.bind(real)),
      writeMany: counted(real.writeMany.bind(real)),
    }
    const processors = partsFrom(assistanceFeature.processors, guild.deps)
    const deps = { ...guild.deps, store: failingStore }
    await expect(deliver({ ...guild, deps }, tombstone, processors)).rejects.toThrow('ended')
    expect(await ofType(guild, 'AssistLink')).toHaveLength(3)
    await deliver(guild, tombstone, processors)
    expect(await statuses(guild)).toEqual(['closed', 'closed', 'closed'])
    expect(await ofType(guild, 'AssistLink')).toEqual([])
  })

  it('takes a helper out of every thread, and leaves what they said', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, threadId } = await scene(guild)
    await joinAssistThread(ben, { threadId })
    await sendAssistMessage(ben, { threadId, text: 'Slowly' })
    await deleteAccount(ben, {})
    await guild.settle()
    expect(await ofType(guild, 'AssistHelper')).toEqual([])
    const { data } = await guild.ask(
      ana,
      'query ($id: ID!) { assistMessages(threadId: $id) { items { text author { id } } } }',
      { id: threadId },
    )
    expect(data.assistMessages.items).toEqual([{ text: 'Slowly', author: null }])
    expect(await guild.verify()).toEqual([])
  })

  it('closes the threads of an account; those without helpers go', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, threadId, ask } = await scene(guild)
    const { id: alone } = await ask()
    await sendAssistMessage(ana, { threadId: alone, text: 'Nobody there?' })
    await joinAssistThread(ben, { threadId })
    await sendAssistMessage(ben, { threadId, text: 'Slowly' })
    await deleteAccount(ana, {})
    await guild.settle()
    const left = await ofType(guild, 'AssistThread', 'AssistMsg', 'AssistHelper', 'AssistLink')
    expect(left.map(({ type, PK }) => `${type} ${PK}`).sort()).toEqual([
      `AssistHelper ASSIST#${threadId}`,
      `AssistMsg ASSIST#${threadId}`,
      `AssistThread ASSIST#${threadId}`,
    ])
    const asBen = guild.again(ben)
    expect(await assistThread(asBen, { threadId })).toMatchObject({ status: 'closed' })
    expect((await assistMessages(asBen, { threadId }, {})).items).toHaveLength(1)
    expect(await guild.verify()).toEqual([])
    await leaveAssistThread(asBen, { threadId })
    await deliverShuffled(guild)
    expect(await ofType(guild, 'AssistThread', 'AssistMsg', 'AssistHelper')).toEqual([])
  })

  it('is preceded by an export of what the person asked and said', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, threadId } = await scene(guild)
    await joinAssistThread(ben, { threadId })
    await sendAssistMessage(ben, { threadId, text: 'Slowly' })
    await guild.settle()
    const typesOf = async (person: GuildContext) => {
      const { items } = await exportMyData(guild.again(person), { limit: 200 })
      return items.map((text) => (JSON.parse(text) as { type: string }).type)
    }
    expect(await typesOf(ana)).toContain('AssistThread')
    expect(await typesOf(ben)).toEqual(expect.arrayContaining(['AssistHelper', 'AssistMsg']))
  })
})

it('is told by verify where something hangs on nothing, or is open without a goal', async () => {
  const lmdb = stores.find(({ name }) => name === 'LMDB')
  if (!lmdb) throw new Error('The LMDB store is missing.')
  await using guild = await createGuildWorld(lmdb)
  const { ana, ben, threadId, goalId } = await scene(guild)
  await joinAssistThread(ben, { threadId })
  await sendAssistMessage(ben, { threadId, text: 'Slowly' })
  expect(await guild.verify()).toEqual([])
  const { store } = guild.deps
  await store.write([{ kind: 'delete', key: { PK: `GOAL#${goalId}`, SK: `ASSIST#${threadId}` } }])
  expect(await guild.verify()).toEqual([`thread ${threadId} is not linked to its goal`])
  const goal = { PK: `USER#${idOf(ana)}`, SK: `GOAL#${goalId}` }
  await store.write([{ kind: 'delete', key: goal }])
  expect(await guild.verify()).toContain(`thread ${threadId} is open, but its goal is gone`)
  const key = { PK: `ASSIST#${threadId}`, SK: `ASSIST#${threadId}` }
  await store.write([{ kind: 'delete', key }])
  const problems = (await guild.verify()).filter((text) => text.includes('hangs on no thread'))
  expect(problems).toHaveLength(2)
})

it('looks a second time for what an index shows only later', async () => {
  const lmdb = stores.find(({ name }) => name === 'LMDB')
  if (!lmdb) throw new Error('The LMDB store is missing.')
  await using guild = await createGuildWorld(lmdb, { lagging: true })
  const { ana, ben, threadId, goalId } = await scene(guild)
  await joinAssistThread(ben, { threadId })
  // A goal's own threads are found without an index.
  await deleteGoal(ana, { goalId })
  await guild.process()
  expect(await statuses(guild)).toEqual(['closed'])
  await deleteAccount(ben, {})
  const erasure = { userId: idOf(ben), isLast: false }
  await eraseAssistance.erase(guild.deps, erasure)
  expect(await ofType(guild, 'AssistHelper')).toHaveLength(1)
  guild.world.settleIndexes()
  await eraseAssistance.erase(guild.deps, { ...erasure, isLast: true })
  expect(await ofType(guild, 'AssistHelper')).toEqual([])
})
