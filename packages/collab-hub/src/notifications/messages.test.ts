import { partsFrom } from '@longtable/system'
import { stores } from '@longtable/testing'
import { deliver, deliverShuffled } from '@longtable/testing/system'
import { describe, expect, it } from 'vitest'
import { leaveConversation } from '../conversations/leave-conversation.ts'
import { markConversationRead } from '../conversations/mark-conversation-read.ts'
import { muteConversation } from '../conversations/mute-conversation.ts'
import type { HubContext } from '../context.ts'
import { collabHubTable } from '../table.ts'
import { amiss, createHubWorld, type HubWorld } from '../testing/hub-world.ts'
import { found, inbox, unread } from '../testing/inbox.ts'
import { crowd, groupOf, say, two } from '../testing/talks.ts'
import { markAllNotificationsRead } from './mark-all-notifications-read.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import { notificationsFeature } from './notifications.feature.ts'

const ofMessages = async (world: HubWorld, person: HubContext) =>
  (await inbox(world, person)).filter((one) => one.startsWith('New messages'))

async function sayAndDeliver(world: HubWorld, from: HubContext, conversationId: string) {
  world.world.advance(1000)
  await say(world, from, conversationId)
  await deliverShuffled(world)
}

describe.each(stores)('notifications of messages on $name', (store) => {
  it('are one per conversation until it is read, and then the next; mailed once', async () => {
    await using world = await createHubWorld(store)
    const { founder, talent, conversationId } = await two(world)
    await world.settle()
    for (let n = 0; n < 3; n++) await sayAndDeliver(world, founder, conversationId)
    expect(await ofMessages(world, talent)).toEqual(['New messages*'])
    expect(await ofMessages(world, founder)).toEqual([])
    const [newest] = await found(world, talent)
    expect(newest).toMatchObject({
      type: 'MESSAGE',
      relatedEntityType: 'CONVERSATION',
      relatedEntityId: conversationId,
    })
    await world.settle()
    expect(world.mails.filter(({ subject }) => subject.includes('New messages'))).toHaveLength(1)
    const all = { conversationId, upTo: undefined }
    await markConversationRead(world.again(talent), all)
    await deliverShuffled(world)
    expect(await ofMessages(world, talent)).toEqual(['New messages'])
    await sayAndDeliver(world, founder, conversationId)
    expect(await ofMessages(world, talent)).toEqual(['New messages*', 'New messages'])
    // Marked read without a look into the conversation: the next message is news again.
    world.world.advance(1000)
    await markAllNotificationsRead(world.again(talent), {})
    await sayAndDeliver(world, founder, conversationId)
    expect((await ofMessages(world, talent))[0]).toBe('New messages*')
    expect(await unread(world, talent)).toBe(1)
    expect(await amiss(world)).toEqual([])
  })

  it('do not come where it is muted, left or said by the server, nor again after they were read', async () => {
    await using world = await createHubWorld(store)
    const [root, ana, ben, cem] = (await crowd(world, 4)) as [
      HubContext,
      HubContext,
      HubContext,
      HubContext,
    ]
    const conversationId = await groupOf(world, [root, ana, ben, cem])
    await muteConversation(world.again(ana), { conversationId, isMuted: true })
    await leaveConversation(world.again(ben), { conversationId })
    await deliverShuffled(world)
    for (const one of [root, ana, ben, cem]) expect(await ofMessages(world, one)).toEqual([])
    world.world.advance(1000)
    for (let n = 0; n < 2; n++) await say(world, root, conversationId)
    const changes = await world.world.deliverChanges(collabHubTable)
    for (const change of changes) await deliver(world, change)
    for (const one of [ana, ben]) expect(await ofMessages(world, one)).toEqual([])
    expect(await ofMessages(world, cem)).toEqual(['New messages in a group*'])
    world.world.advance(1000)
    const [newest] = await found(world, cem)
    await markNotificationRead(world.again(cem), { notificationId: newest?.id ?? '' })
    const processors = partsFrom(notificationsFeature.processors, world.deps)
    for (const change of changes) await deliver(world, change, processors)
    expect(await ofMessages(world, cem)).toEqual(['New messages in a group'])
    expect(await amiss(world)).toEqual([])
  })
})
