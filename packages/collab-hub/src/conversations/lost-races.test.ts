import { createStamp } from '@longtable/entity'
import { interrupted, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { HubContext } from '../context.ts'
import { removeMember } from '../applications/remove-member.ts'
import { withdrawApplication } from '../applications/withdraw-application.ts'
import { revokeAccess } from '../access/revoke-access.ts'
import { reviewStartup } from '../startups/review-startup.ts'
import { accessOf } from '../testing/access.ts'
import { appliedTo } from '../testing/applications.ts'
import { amiss, createHubWorld, type HubWorld, idOf } from '../testing/hub-world.ts'
import { ban } from '../testing/roles.ts'
import { crowd, groupOf, openDirect, read, say, seen, teamOf, two } from '../testing/talks.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { addParticipant } from './add-participant.ts'
import { blockUser } from './block-user.ts'
import { conversationById, participantOf } from './conversation.patterns.ts'
import { deleteMessage } from './delete-message.ts'
import { editMessage } from './edit-message.ts'
import { leaveConversation } from './leave-conversation.ts'
import { markConversationRead } from './mark-conversation-read.ts'
import { removeParticipant } from './remove-participant.ts'

const refused = (reason: string) => expect.objectContaining({ reason })

/** On a machine whose clock is ahead: what it writes is later than whatever comes meanwhile. */
function ahead({ again, world }: HubWorld, who: HubContext, minutes: number): HubContext {
  const now = () => world.now() + minutes * 60_000
  return { ...again(who), stamp: createStamp({ now, random: Math.random }) }
}

/** Each race is lost for certain: something happens between what is read and what is written. */
describe.each(stores)('between reading and writing on $name', (store) => {
  it('another message comes: both are there in one order, and in the inbox', async () => {
    await using world = await createHubWorld(store)
    const { founder, talent, conversationId } = await two(world)
    await say(world, founder, conversationId, 'Same')
    const slow = interrupted(ahead(world, founder, 1), () =>
      say(world, talent, conversationId, 'Early'),
    )
    // The same words as the last that were read: what the list shows is still the newest.
    const { id, createdAt } = await say({ again: () => slow }, founder, conversationId, 'Same')
    const said = await read(world, talent, conversationId)
    expect(said.map(({ content }) => content)).toEqual(['Same', 'Early', 'Same'])
    const newest = { lastMessageAt: createdAt, lastMessagePreview: 'Same' }
    expect(await conversationById(world.deps, { conversationId })).toMatchObject({
      ...newest,
      lastMessageId: id,
      messageCount: 3,
    })
    for (const one of [founder, talent])
      expect(await participantOf(world.deps, { conversationId, userId: idOf(one) })).toMatchObject(
        newest,
      )
    expect(await amiss(world)).toEqual([])
  })

  it('the sender is banned, the other one is gone, or blocks: nothing is said', async () => {
    await using world = await createHubWorld(store)
    const cases = [
      ['users.banned', 'founder', ban],
      ['conversations.partner-gone', 'talent', ban],
      [
        'conversations.partner-gone',
        'talent',
        (_: unknown, who: HubContext) => deleteAccount(world.again(who), {}),
      ],
    ] as const
    for (const [reason, whom, act] of cases) {
      const { founder, talent, conversationId } = await two(world)
      const who = whom === 'founder' ? founder : talent
      const slow = interrupted(world.again(founder), () => act(world, who))
      await expect(say({ again: () => slow }, founder, conversationId)).rejects.toEqual(
        refused(reason),
      )
    }
    const { founder, talent, conversationId } = await two(world)
    const blocked = interrupted(world.again(founder), () =>
      blockUser(world.again(talent), { userId: idOf(founder) }),
    )
    await expect(say({ again: () => blocked }, founder, conversationId)).rejects.toEqual(
      refused('conversations.blocked'),
    )
    const types = (await world.items()).map(({ entityType }) => entityType)
    expect(types).not.toContain('MESSAGE')
    await world.settle()
    expect(await amiss(world)).toEqual([])
  })

  it('what would let two write to each other ends: there is no conversation', async () => {
    await using world = await createHubWorld(store)
    const founder = await world.person('ana')
    const { applicationId, talent } = await appliedTo(world, founder, { status: 'REVIEWING' })
    const withdrawn = interrupted(world.again(founder), () =>
      withdrawApplication(world.again(talent), { applicationId }),
    )
    await expect(
      openDirect({ again: () => withdrawn }, founder, { applicationId }),
    ).rejects.toEqual(refused('conversations.not-reviewed'))
    const { accessId, investor } = await accessOf(world, founder, { status: 'APPROVED' })
    const revoked = interrupted(world.again(investor), () =>
      revokeAccess(world.again(founder), { accessId }),
    )
    await expect(openDirect({ again: () => revoked }, investor, { accessId })).rejects.toEqual(
      refused('conversations.no-access'),
    )
    const types = (await world.items()).map(({ entityType }) => entityType)
    expect(types).not.toContain('CONVERSATION')
  })

  it('somebody comes or goes while somebody writes: rows and names fit', async () => {
    await using world = await createHubWorld(store)
    const people = (await crowd(world, 5)) as HubContext[]
    const [root, ana, ben, cem, dan] = people as [
      HubContext,
      HubContext,
      HubContext,
      HubContext,
      HubContext,
    ]
    const conversationId = await groupOf(world, [root, ana, ben, cem])
    const goings = [
      () => addParticipant(world.again(root), { conversationId, userId: idOf(dan) }),
      () => leaveConversation(world.again(ben), { conversationId }),
      () => removeParticipant(world.again(root), { conversationId, userId: idOf(cem) }),
    ]
    for (const [place, go] of goings.entries()) {
      const slow = interrupted(ahead(world, ana, 1 + place), go)
      await say({ again: () => slow }, ana, conversationId)
    }
    expect(await seen(world, dan, conversationId)).toMatchObject({ messageCount: 7, unread: 6 })
    // Who leaves or is shown out at that moment says nothing, and reads nothing.
    const out = interrupted(world.again(dan), () =>
      removeParticipant(world.again(root), { conversationId, userId: idOf(dan) }),
    )
    await expect(say({ again: () => out }, dan, conversationId)).rejects.toEqual(
      refused('conversations.unknown'),
    )
    const reading = interrupted(world.again(ana), () =>
      leaveConversation(world.again(ana), { conversationId }),
    )
    await expect(
      markConversationRead(reading, { conversationId, upTo: undefined }),
    ).rejects.toEqual(refused('conversations.unknown'))
    expect(await participantOf(world.deps, { conversationId, userId: idOf(ana) })).toBeUndefined()
    await world.settle()
    expect(await amiss(world)).toEqual([])
  })

  it('a member is removed or the startup suspended: nothing is said in its channel', async () => {
    await using world = await createHubWorld(store)
    const { founder, members, startupId, conversationId } = await teamOf(world, 2)
    const [ana, ben] = members as [HubContext, HubContext]
    const removed = interrupted(world.again(ana), () =>
      removeMember(world.again(founder), { startupId, userId: idOf(ana) }),
    )
    await expect(say({ again: () => removed }, ana, conversationId)).rejects.toEqual(
      refused('conversations.unknown'),
    )
    const root = await world.admin('root')
    const notes = 'Somebody has complained.'
    const suspended = interrupted(world.again(ben), () =>
      reviewStartup(world.again(root), { startupId, status: 'SUSPENDED', notes }),
    )
    await expect(say({ again: () => suspended }, ben, conversationId)).rejects.toEqual(
      refused('conversations.suspended'),
    )
    expect(await read(world, ben, conversationId)).toHaveLength(1)
  })

  it('a message comes while others are read, edited or deleted: nothing is lost', async () => {
    await using world = await createHubWorld(store)
    const { founder, talent, conversationId } = await two(world)
    const { id: first } = await say(world, founder, conversationId, 'Seen')
    const later = () => say(world, founder, conversationId, 'Not seen')
    const reading = interrupted(world.again(talent), later)
    await markConversationRead(reading, { conversationId, upTo: undefined })
    expect(await seen(world, talent, conversationId)).toMatchObject({ unread: 1 })
    const { id: messageId } = await say(world, talent, conversationId, 'Oops')
    const editing = interrupted(world.again(talent), later)
    await editMessage(editing, { conversationId, messageId, content: 'Better' })
    const deleting = interrupted(world.again(talent), () =>
      deleteMessage(world.again(talent), { conversationId, messageId }),
    )
    await expect(
      editMessage(deleting, { conversationId, messageId, content: 'Back' }),
    ).rejects.toEqual(refused('conversations.deleted'))
    expect(await conversationById(world.deps, { conversationId })).toMatchObject({
      lastMessagePreview: 'Not seen',
      messageCount: 4,
    })
    await markConversationRead(world.again(talent), { conversationId, upTo: first })
    expect(await seen(world, talent, conversationId)).toMatchObject({ unread: 2 })
    expect(await amiss(world)).toEqual([])
  })
})
