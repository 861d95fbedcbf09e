import type { Answer } from '@longtable/testing/system'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { suspendUser } from '../users/suspend-user.ts'

const LISTEN = 'subscription { notificationAdded { kind isRead actor { nickname } } }'

const streamOf = (listening: AsyncIterableIterator<Answer> | Answer) => {
  if (Symbol.asyncIterator in listening) return listening
  throw new Error(JSON.stringify(listening.errors))
}

/** The next event, however long a log takes to show what was written. */
async function arrived(guild: GuildWorld, next: Promise<IteratorResult<Answer>>) {
  let isThere = false
  void next.then(() => {
    isThere = true
  })
  await expect
    .poll(async () => {
      await guild.live()
      return isThere
    })
    .toBe(true)
  return (await next).value as Answer
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
    expect(await arrived(guild, first)).toEqual({
      data: { notificationAdded: { kind: 'follow', isRead: false, actor: { nickname: 'ben' } } },
    })

    // Read anew for each event: by now they do not see each other.
    await followUser(cleo, { followeeId: idOf(ana) })
    await guild.process()
    await blockUser(ana, { userId: idOf(cleo) })
    expect(await arrived(guild, mine.next())).toMatchObject({
      data: { notificationAdded: { kind: 'follow', actor: null } },
    })
    await suspendUser(await guild.admin('warden'), { userId: idOf(ana) })
    await followUser(await guild.person('dora'), { followeeId: idOf(ana) })
    await guild.process()
    expect(await arrived(guild, mine.next())).toMatchObject({
      errors: [{ extensions: { reason: 'users.suspended' } }],
    })
    expect((await mine.next()).done).toBe(true)
    await others.return?.()
    expect((await theirs).done).toBe(true)
  })
})
