import { ConditionFailedError } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { deleteAccount } from '../users/delete-account.ts'
import { promotionOf } from './feed.patterns.ts'
import { demoted, promoted } from './promotion.ts'
import { PROMOTION_RULES } from './fan-out-rules.ts'

describe.each(stores)('a promotion on $name', (store) => {
  const planned = async ({ deps, world }: GuildWorld, actorId: string) => {
    const { at } = world.stamp()
    const thresholds = { ...PROMOTION_RULES }
    const asked = { actorId, kind: 'user', at, reason: 'followers', thresholds } as const
    return (await promoted(deps, asked)) ?? []
  }

  it('is not made for somebody who has left meanwhile', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const plan = await planned(guild, idOf(ana))
    await deleteAccount(guild.again(ana), {})
    await expect(guild.deps.store.write(plan)).rejects.toThrow(ConditionFailedError)
    expect(await promotionOf(guild.deps, { userId: idOf(ana) })).toBeUndefined()
  })

  it('is made of what was read: of two at once one is refused, and looks again', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const userId = idOf(ana)
    await guild.deps.store.write(await planned(guild, userId))
    const first = await promotionOf(guild.deps, { userId })
    if (!first) throw new Error('There is no promotion.')
    guild.world.advance(1000)
    await guild.deps.store.write([demoted(first, guild.world.stamp().at)])
    guild.world.advance(1000)
    const [early, late] = [await planned(guild, userId), await planned(guild, userId)]
    await guild.deps.store.write(early)
    // Its own part, without the head that both would move.
    await expect(guild.deps.store.write(late.slice(0, 1))).rejects.toThrow(ConditionFailedError)
  })
})
