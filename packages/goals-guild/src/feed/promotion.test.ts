import { createJobWorker } from '@longtable/core'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { followUser } from '../follows/follow-user.ts'
import { unfollowUser } from '../follows/unfollow-user.ts'
import { ggCore } from '../table.ts'
import { deliver } from '@longtable/testing/system'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import type { PromotionRules } from './fan-out-rules.ts'
import { promotionOf } from './feed.patterns.ts'
import { postActivity } from './post-activity.ts'
import { promoteActor } from './promote-actor.ts'
import { promotionProcessors, reviewJob } from './promotion.processor.ts'

const DAY_MS = 86_400_000

const post = (person: GuildContext, text: string) =>
  postActivity(person, postActivity.input.parse({ text }))

const RULES: PromotionRules = {
  followers: 3,
  activitiesPerDay: 4,
  followersBelow: 2,
  activitiesPerDayBelow: 2,
  days: 7,
}

describe.each(stores)('promotion on $name', (store) => {
  async function run(given: GuildWorld): Promise<void> {
    for (const change of await given.world.deliverChanges(ggCore))
      await deliver(given, change, promotionProcessors(RULES))
    const { system, now, log } = given.deps
    const handlers = [reviewJob(given.deps, RULES)]
    await createJobWorker({ system, owner: 'test', now, log, handlers }).drain()
  }

  const stateOf = async (given: GuildWorld, actor: GuildContext) => {
    const promotion = await promotionOf(given.deps, { userId: idOf(actor) })
    return promotion && { isOn: promotion.fanoutEnabled, reason: promotion.reason }
  }

  it('comes with followers, and goes only after a week below both bounds', async () => {
    await using given = await createGuildWorld(store, { seed: 9 })
    const actor = await given.person('star')
    const fans: GuildContext[] = []
    for (let n = 0; n < 3; n++) {
      fans.push(await given.person(`fan-${n}`))
      expect(await stateOf(given, actor)).toBeUndefined()
      await followUser(fans[n] as GuildContext, { followeeId: idOf(actor) })
      await run(given)
    }
    expect(await stateOf(given, actor)).toEqual({ isOn: true, reason: 'followers' })
    // Between the bounds nothing happens, however long it lasts.
    await unfollowUser(fans[0] as GuildContext, { followeeId: idOf(actor) })
    for (let day = 0; day < 10; day++) {
      given.world.advance(DAY_MS)
      await run(given)
    }
    expect(await stateOf(given, actor)).toMatchObject({ isOn: true })
    await unfollowUser(fans[1] as GuildContext, { followeeId: idOf(actor) })
    for (let day = 0; day < 4; day++) {
      given.world.advance(DAY_MS)
      await run(given)
    }
    // A busy day in between begins the week anew.
    for (let n = 0; n < 2; n++) await post(actor, `busy ${n}`)
    given.world.advance(DAY_MS - 1000)
    await run(given)
    for (let day = 0; day < 6; day++) {
      given.world.advance(DAY_MS)
      await run(given)
    }
    expect(await stateOf(given, actor)).toMatchObject({ isOn: true })
    for (let day = 0; day < 4; day++) {
      given.world.advance(DAY_MS)
      await run(given)
    }
    expect(await stateOf(given, actor)).toEqual({ isOn: false, reason: 'followers' })
  })

  it('comes with a busy day, and stays when an admin has made it', async () => {
    await using given = await createGuildWorld(store, { seed: 10 })
    const [busy, calm] = [await given.person('busy'), await given.person('calm')]
    const admin = await given.admin('root')
    for (let n = 0; n < 4; n++) await post(busy, `post ${n}`)
    for (let n = 0; n < 3; n++) await post(calm, `post ${n}`)
    await run(given)
    expect(await stateOf(given, busy)).toEqual({ isOn: true, reason: 'volume' })
    expect(await stateOf(given, calm)).toBeUndefined()
    await promoteActor(admin, { actorId: idOf(calm), reason: 'volume' })
    for (let day = 0; day < 9; day++) {
      given.world.advance(DAY_MS)
      await run(given)
    }
    expect(await stateOf(given, busy)).toEqual({ isOn: false, reason: 'volume' })
    expect(await stateOf(given, calm)).toMatchObject({ isOn: true })
    await expect(
      promoteActor(admin, { actorId: given.world.stamp().id, reason: 'volume' }),
    ).rejects.toMatchObject({ reason: 'actors.unknown' })
  })
})
