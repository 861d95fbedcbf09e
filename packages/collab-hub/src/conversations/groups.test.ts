import { change } from '@longtable/entity'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { removeMember } from '../applications/remove-member.ts'
import type { HubContext } from '../context.ts'
import { deleteStartup } from '../startups/delete-startup.ts'
import { reviewStartup } from '../startups/review-startup.ts'
import { setStartupStatus } from '../startups/set-startup-status.ts'
import { appliedTo, decided, join, newTalent } from '../testing/applications.ts'
import { amiss, createHubWorld, idOf } from '../testing/hub-world.ts'
import { crowd, groupOf, listed, read, say, seen, teamOf, two } from '../testing/talks.ts'
import { addParticipant } from './add-participant.ts'
import { Conversation } from './conversation.entity.ts'
import { conversationById, participantOf } from './conversation.patterns.ts'
import { leaveConversation } from './leave-conversation.ts'
import { openStartupChannel } from './open-startup-channel.ts'
import { removeParticipant } from './remove-participant.ts'
import { renameConversation } from './rename-conversation.ts'

type Four = [HubContext, HubContext, HubContext, HubContext]

const refused = (reason: string) => expect.objectContaining({ reason })
const UNKNOWN = refused('conversations.unknown')

describe.each(stores)('groups on $name', (store) => {
  it('are of those whom one writes with, and of one’s own team', async () => {
    await using world = await createHubWorld(store)
    const { founder, talent, startupId } = await two(world)
    const [member, stranger] = [await newTalent(world), await world.person('eve')]
    await join(world, member, startupId)
    const make = (others: Parameters<typeof groupOf>[1], given: object = {}) =>
      groupOf(world, [founder, ...others], given)
    await expect(make([talent])).rejects.toEqual(refused('conversations.too-few'))
    await expect(make([talent, talent, founder])).rejects.toEqual(refused('conversations.too-few'))
    await expect(make([talent, stranger])).rejects.toEqual(refused('conversations.stranger'))
    await expect(make([talent, member])).rejects.toEqual(refused('conversations.stranger'))
    const id = await make([talent, member], { startupId })
    expect(await seen(world, talent, id)).toMatchObject({ unread: 1, title: 'Plans' })
    await expect(groupOf(world, [stranger, talent, member], { startupId })).rejects.toEqual(
      refused('startups.unknown'),
    )
    const root = await world.admin('root')
    await groupOf(world, [root, stranger, member])
    await world.settle()
    expect(await amiss(world)).toEqual([])
  })

  it('belong to who made them, who adds, removes and renames, each with its message', async () => {
    await using world = await createHubWorld(store)
    const [root, ana, ben, cem] = (await crowd(world, 4)) as Four
    const conversationId = await groupOf(world, [root, ana, ben])
    const userId = idOf(cem)
    await expect(addParticipant(world.again(ana), { conversationId, userId })).rejects.toEqual(
      refused('conversations.not-owner'),
    )
    await say(world, ana, conversationId, 'Before')
    for (let n = 0; n < 2; n++) await addParticipant(world.again(root), { conversationId, userId })
    // Who comes can read what was said before, and it counts as read.
    expect(await seen(world, cem, conversationId)).toMatchObject({ unread: 1, messageCount: 3 })
    await renameConversation(world.again(root), { conversationId, title: 'Bench' })
    expect(await seen(world, ben, conversationId)).toMatchObject({ title: 'Bench', unread: 4 })
    await removeParticipant(world.again(root), { conversationId, userId })
    await expect(seen(world, cem, conversationId)).rejects.toEqual(UNKNOWN)
    expect(await listed(world, cem)).toEqual([])
    await leaveConversation(world.again(root), { conversationId })
    expect(await conversationById(world.deps, { conversationId })).toMatchObject({
      participants: [idOf(ana), idOf(ben)],
      ownerId: idOf(ana),
    })
    const said = (await read(world, ben, conversationId)).map(({ event, content, subjectId }) => [
      event ?? content,
      subjectId,
    ])
    expect(said).toEqual([
      ['LEFT', null],
      ['REMOVED', userId],
      ['RENAMED', null],
      ['JOINED', userId],
      ['Before', null],
      ['CREATED', null],
    ])
    expect(await amiss(world)).toEqual([])
    for (const one of [ana, ben]) await leaveConversation(world.again(one), { conversationId })
    await world.settle()
    expect((await world.items()).filter(({ PK }) => PK.startsWith('CONVERSATION#'))).toEqual([])
    expect(await amiss(world)).toEqual([])
  })

  it('have fifty people at most', async () => {
    await using world = await createHubWorld(store)
    const [root, ana, ben, cem] = (await crowd(world, 4)) as Four
    const conversationId = await groupOf(world, [root, ana, ben])
    const group = (await conversationById(world.deps, { conversationId })) as Conversation
    const more = Array.from({ length: 47 }, () => world.world.stamp().id)
    const patch = { participants: [...group.participants, ...more] }
    await world.deps.store.write([change(Conversation, group, { patch })])
    const last = { conversationId, userId: idOf(cem) }
    await expect(addParticipant(world.again(root), last)).rejects.toEqual(
      refused('conversations.full'),
    )
  })
})

describe.each(stores)('channels on $name', (store) => {
  it('follow the team: who is accepted comes, who is removed is out at once', async () => {
    await using world = await createHubWorld(store)
    const { founder, members, startupId, conversationId } = await teamOf(world, 2)
    const [ana, ben] = members as Four
    expect((await openStartupChannel(world.again(ana), { startupId })).id).toBe(conversationId)
    await say(world, ana, conversationId, 'Hello, team')
    const stranger = await newTalent(world)
    await expect(openStartupChannel(stranger, { startupId })).rejects.toEqual(
      refused('conversations.not-team'),
    )
    const { talent, applicationId } = await appliedTo(world, founder)
    await expect(seen(world, talent, conversationId)).rejects.toEqual(UNKNOWN)
    // Of another startup of theirs, whose channel is another.
    await decided(world, founder, { applicationId, status: 'ACCEPTED' })
    await join(world, stranger, startupId)
    await world.settle()
    await expect(seen(world, talent, conversationId)).rejects.toEqual(UNKNOWN)
    expect(await seen(world, stranger, conversationId)).toMatchObject({ unread: 0 })
    await expect(leaveConversation(world.again(ana), { conversationId })).rejects.toEqual(
      refused('conversations.of-the-team'),
    )
    await removeMember(world.again(founder), { startupId, userId: idOf(ben) })
    await expect(seen(world, ben, conversationId)).rejects.toEqual(UNKNOWN)
    await expect(say(world, ben, conversationId)).rejects.toEqual(UNKNOWN)
    await world.settle()
    expect(await participantOf(world.deps, { conversationId, userId: idOf(ben) })).toBeUndefined()
    const [last] = await read(world, ana, conversationId)
    expect(last).toMatchObject({ event: 'LEFT', senderId: idOf(ben) })
    expect(await amiss(world)).toEqual([])
  })

  it('are read-only while the startup is suspended, and go with it', async () => {
    await using world = await createHubWorld(store)
    const { founder, members, startupId, conversationId } = await teamOf(world, 1)
    const [ana] = members as Four
    await say(world, ana, conversationId)
    const root = await world.admin('root')
    const notes = 'Somebody has complained.'
    await reviewStartup(world.again(root), { startupId, status: 'SUSPENDED', notes })
    await expect(say(world, ana, conversationId)).rejects.toEqual(
      refused('conversations.suspended'),
    )
    expect(await read(world, ana, conversationId)).toHaveLength(2)
    await reviewStartup(world.again(root), { startupId, status: 'ACTIVE' })
    await setStartupStatus(world.again(founder), { startupId, status: 'DRAFT' })
    await say(world, ana, conversationId)
    await deleteStartup(world.again(founder), { startupId })
    await expect(read(world, ana, conversationId)).rejects.toEqual(UNKNOWN)
    await world.settle()
    expect((await world.items()).filter(({ PK }) => PK.startsWith('CONVERSATION#'))).toEqual([])
    expect(await amiss(world)).toEqual([])
  })

  it('bring a larger team in by the stream', async () => {
    await using world = await createHubWorld(store)
    const { members, conversationId } = await teamOf(world, 25)
    await world.settle()
    for (const one of members)
      expect(await seen(world, one, conversationId)).toMatchObject({ type: 'STARTUP_CHANNEL' })
    expect(await amiss(world)).toEqual([])
  })
})
