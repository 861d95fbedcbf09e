import { partsFrom } from '@longtable/system'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { declineMessageRequest } from '../chat/decline-message-request.ts'
import { leaveRoom } from '../chat/leave-room.ts'
import { markRoomRead } from '../chat/mark-room-read.ts'
import { muteRoom } from '../chat/mute-room.ts'
import type { GuildContext } from '../context.ts'
import { ggCore } from '../table.ts'
import { deliver, deliverShuffled } from '@longtable/testing/system'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { found, inbox, unread } from '../testing/inbox.ts'
import { friends, groupOf, say, strangers } from '../testing/rooms.ts'
import { markAllNotificationsRead } from './mark-all-notifications-read.ts'
import { markNotificationRead } from './mark-notification-read.ts'
import { notificationsFeature } from './notifications.feature.ts'

/** A message of its own moment, and everything that follows from it. */
async function sayAndSettle(guild: GuildWorld, from: GuildContext, roomId: string) {
  guild.world.advance(1000)
  await say(guild, from, roomId, 'Hi 👩🏽‍🚀')
  await guild.settle()
}

const ofRoom = async (guild: GuildWorld, person: GuildContext) =>
  (await inbox(guild, person)).filter((one) => one.startsWith('message'))

describe.each(stores)('notifications of messages on $name', (store) => {
  it('are one per room until it is read, and then the next', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    await guild.settle()
    for (let n = 0; n < 3; n++) await sayAndSettle(guild, ana, roomId)
    expect(await ofRoom(guild, ben)).toEqual(['message room*'])
    expect(await ofRoom(guild, ana)).toEqual([])
    const [newest] = await found(guild, ben)
    expect(newest).toMatchObject({ actorId: idOf(ana), resourceId: roomId })

    await markRoomRead(guild.again(ben), markRoomRead.input.parse({ roomId }))
    await guild.settle()
    expect(await ofRoom(guild, ben)).toEqual(['message room'])
    for (let n = 0; n < 2; n++) await sayAndSettle(guild, ana, roomId)
    expect(await ofRoom(guild, ben)).toEqual(['message room*', 'message room'])
    // Who answers has looked.
    await sayAndSettle(guild, ben, roomId)
    expect(await ofRoom(guild, ben)).toEqual(['message room', 'message room'])
    expect(await ofRoom(guild, ana)).toEqual(['message room*'])
    expect(await guild.verify()).toEqual([])
  })

  it('come again after they were marked read, though the room was not', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    await sayAndSettle(guild, ana, roomId)
    guild.world.advance(1000)
    const [newest] = await found(guild, ben)
    await markNotificationRead(ben, { notificationId: newest?.id ?? '' })
    for (let n = 0; n < 2; n++) await sayAndSettle(guild, ana, roomId)
    expect(await ofRoom(guild, ben)).toEqual(['message room*', 'message room'])
    guild.world.advance(1000)
    await markAllNotificationsRead(guild.again(ben), {})
    for (let n = 0; n < 2; n++) await sayAndSettle(guild, ana, roomId)
    expect(await ofRoom(guild, ben)).toEqual(['message room*', 'message room', 'message room'])
    expect(await unread(guild, ben)).toBe(1)
    expect(await guild.verify()).toEqual([])
  })

  it('tell a request as such, and nothing of a room that is muted, left or declined', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await strangers(guild)
    await sayAndSettle(guild, ana, roomId)
    expect(await ofRoom(guild, ben)).toEqual(['message request*'])
    await declineMessageRequest(guild.again(ben), { roomId })
    await guild.settle()
    expect(await ofRoom(guild, ben)).toEqual(['message request'])

    const people = [ana, ben, await guild.person('cleo'), await guild.person('dora')] as const
    const { roomId: groupRoom } = await groupOf(guild, people)
    await guild.settle()
    await muteRoom(guild.again(people[2]), { roomId: groupRoom, until: undefined })
    await leaveRoom(guild.again(people[3]), { roomId: groupRoom })
    await sayAndSettle(guild, ana, groupRoom)
    expect(await ofRoom(guild, ben)).toContain('message room*')
    expect(await ofRoom(guild, people[2])).toEqual([])
    expect(await ofRoom(guild, people[3])).toEqual([])
    expect(await guild.verify()).toEqual([])
  })

  it('are the same when changes come shuffled and again', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    await deliverShuffled(guild)
    for (let n = 0; n < 5; n++) {
      guild.world.advance(1000)
      await say(guild, ana, roomId)
    }
    await deliverShuffled(guild)
    expect(await ofRoom(guild, ben)).toEqual(['message room*'])
    guild.world.advance(1000)
    await markRoomRead(guild.again(ben), markRoomRead.input.parse({ roomId }))
    await deliverShuffled(guild)
    expect(await ofRoom(guild, ben)).toEqual(['message room'])
    expect(await guild.verify()).toEqual([])
  })

  it('do not come of a message that comes again after it was read', async () => {
    await using guild = await createGuildWorld(store)
    const { ana, ben, roomId } = await friends(guild)
    await deliverShuffled(guild)
    const again = async () => {
      for (let n = 0; n < 2; n++) {
        guild.world.advance(1000)
        await say(guild, ana, roomId)
      }
      const changes = await guild.world.deliverChanges(ggCore)
      for (const change of changes) await deliver(guild, change)
      guild.world.advance(1000)
      return async () => {
        for (const change of changes)
          await deliver(guild, change, partsFrom(notificationsFeature.processors, guild.deps))
      }
    }
    const first = await again()
    const [newest] = await found(guild, ben)
    await markNotificationRead(ben, { notificationId: newest?.id ?? '' })
    await first()
    expect(await ofRoom(guild, ben)).toEqual(['message room'])
    const second = await again()
    expect(await ofRoom(guild, ben)).toEqual(['message room*', 'message room'])
    await markAllNotificationsRead(guild.again(ben), {})
    await second()
    await first()
    expect(await ofRoom(guild, ben)).toEqual(['message room', 'message room'])
    const third = await again()
    await markRoomRead(guild.again(ben), markRoomRead.input.parse({ roomId }))
    await third()
    await deliverShuffled(guild)
    expect(await ofRoom(guild, ben)).toEqual(['message room', 'message room', 'message room'])
    expect(await guild.verify()).toEqual([])
  })
})
