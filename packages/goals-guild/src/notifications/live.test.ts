import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { createGuildWorld, type GuildAnswer, idOf } from '../testing/guild-world.ts'
import { suspendUser } from '../users/suspend-user.ts'

const LISTEN = 'subscription { notificationAdded { kind isRead actor { nickname } } }'

const streamOf = (listening: AsyncIterableIterator<GuildAnswer> | GuildAnswer) => {
  if (Symbol.asyncIterator in listening) return listening
  throw new Error(JSON.stringify(listening.errors))
}

describe.each(stores)('live notifications on $name', (store) => {
  it('reach their recipient and nobody else, and end with a refusal', async () => {
    await using guild = await createGuildWorld(store)
    const [ana, ben, cleo] = [
      await guild.person('ana'),
      await guild.person('ben'),
      await guild.person('cleo'),
    ]
    const mine = streamOf(await guild.listen(ana, LISTEN))
    const others = streamOf(await guild.listen(cleo, LISTEN))
    const [first, theirs] = [mine.next(), others.next()]
    await followUser(ben, { followeeId: idOf(ana) })
    await guild.process()
    await expect.poll(() => guild.live().then(() => true)).toBe(true)
    expect((await first).value).toEqual({
      data: { notificationAdded: { kind: 'follow', isRead: false, actor: { nickname: 'ben' } } },
    })

    // Read anew for each event: by now they do not see each other.
    await followUser(cleo, { followeeId: idOf(ana) })
    await guild.process()
    await blockUser(ana, { userId: idOf(cleo) })
    await guild.live()
    expect((await mine.next()).value).toMatchObject({
      data: { notificationAdded: { kind: 'follow', actor: null } },
    })
    await suspendUser(await guild.admin('warden'), { userId: idOf(ana) })
    await followUser(await guild.person('dora'), { followeeId: idOf(ana) })
    await guild.process()
    await guild.live()
    expect((await mine.next()).value).toMatchObject({
      errors: [{ extensions: { reason: 'users.suspended' } }],
    })
    expect((await mine.next()).done).toBe(true)
    await others.return?.()
    expect((await theirs).done).toBe(true)
  })
})
