import { deadJobs } from '@longtable/core'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { followUser } from '../follows/follow-user.ts'
import { createGroup } from '../groups/create-group.ts'
import { deleteGroup } from '../groups/delete-group.ts'
import { joinGroup } from '../groups/join-group.ts'
import { deliverShuffled } from '@longtable/testing/system'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { myFeed } from './my-feed.ts'
import { postActivity } from './post-activity.ts'
import { promoteActor } from './promote-actor.ts'

const HOUR_MS = 3_600_000
const MINUTES_MS = 4 * 60_000

const post = (person: GuildContext, text: string, fields: object = {}) =>
  postActivity(person, postActivity.input.parse({ text, ...fields }))

const FEED_KINDS = ['Activity', 'ActivityHead', 'Promotion']

const leftOf = async (given: GuildWorld, actorId: string) =>
  (await given.items())
    .filter(({ PK, type }) => FEED_KINDS.includes(String(type)) && PK.endsWith(actorId))
    .map(({ type }) => type)

async function busyGroup(given: GuildWorld) {
  const [admin, owner, member] = [
    await given.admin('root'),
    await given.person('owner'),
    await given.person('member'),
  ]
  const fields = createGroup.input.parse({ name: 'Runners', access: 'open' })
  const { id: groupId } = await createGroup(owner, fields)
  await joinGroup(member, { groupId })
  await promoteActor(admin, { actorId: groupId, reason: 'volume' })
  for (let n = 0; n < 5; n++) await post(n % 2 ? owner : member, `post ${n}`, { groupId })
  await post(owner, 'own')
  await given.settle()
  return { owner, member, groupId }
}

describe.each(stores)('an actor that has gone on $name', (store) => {
  it('leaves nothing when it was a promoted group, and its members keep what is theirs', async () => {
    await using given = await createGuildWorld(store)
    const { owner, groupId } = await busyGroup(given)
    await deleteGroup(owner, { groupId })
    const texts = async () => (await myFeed(given.again(owner), {})).items.map(({ text }) => text)
    expect(await texts()).toEqual(['own'])
    await given.settle()
    await given.settle()
    expect(await leftOf(given, groupId)).toEqual([])
    expect(await texts()).toEqual(['own'])
    expect(await given.verify()).toEqual([])
  })

  it('leaves nothing of a group though changes come shuffled and more than once', async () => {
    await using given = await createGuildWorld(store, { seed: 11 })
    const { owner, groupId } = await busyGroup(given)
    await deleteGroup(owner, { groupId })
    await deliverShuffled(given)
    await given.settle()
    await deliverShuffled(given)
    given.world.advance(HOUR_MS)
    await given.settle()
    expect(await leftOf(given, groupId)).toEqual([])
    expect(await given.verify()).toEqual([])
  })

  it('is not waited for by what still has to be settled', async () => {
    await using given = await createGuildWorld(store)
    const [admin, star, fan] = [
      await given.admin('root'),
      await given.person('star'),
      await given.person('fan'),
    ]
    await followUser(fan, { followeeId: idOf(star) })
    await promoteActor(admin, { actorId: idOf(star), reason: 'followers' })
    given.world.advance(1000)
    await post(star, 'Hello')
    await given.process()
    await deleteAccount(star, {})
    await given.settle()
    given.world.advance(MINUTES_MS)
    await given.settle()
    const problems = given.logged.filter((one) => JSON.stringify(one).includes('stand still'))
    expect(problems).toEqual([])
    given.world.advance(HOUR_MS)
    await given.settle()
    expect(await leftOf(given, idOf(star))).toEqual([])
    expect(await deadJobs(given.deps.system)).toEqual([])
    expect(await given.verify()).toEqual([])
  })
})
