import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { admin, type GuildContext } from '../context.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'

const PER_HOUR = 20
const PER_QUERY = 30

/** As many denied fields as a query may have, each for another person. */
const DENIED = `{ ${Array.from({ length: PER_QUERY }, (_, n) => `p${n}: profile(id: "${n}-0000000000000000000000000") { id }`).join(' ')} }`

async function deniedIn(given: GuildWorld, who: GuildContext): Promise<number> {
  const items = await given.items()
  return items.filter(({ action, userId }) => action === 'ADMIN_DENIED' && userId === idOf(who))
    .length
}

describe.each(stores)('denials on $name', (store) => {
  it('are all refused, and of one person so many an hour are written down', async () => {
    await using given = await createGuildWorld(store)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    const refused = async (who: GuildContext, times: number) => {
      const outcomes = await Promise.allSettled(
        Array.from({ length: times }, () => admin(given.again(who), 'profile')),
      )
      for (const outcome of outcomes)
        expect(outcome).toMatchObject({
          reason: { code: 'FORBIDDEN', reason: 'users.not-admin' },
        })
    }
    await refused(ana, 12)
    expect(await deniedIn(given, ana)).toBe(12)
    await refused(ana, 90)
    expect(await deniedIn(given, ana)).toBe(PER_HOUR)
    expect((await given.ask(ana, DENIED)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN', reason: 'users.not-admin' } },
    ])
    expect(await deniedIn(given, ana)).toBe(PER_HOUR)
    expect(await deniedIn(given, ben)).toBe(0)
    await refused(ben, 1)
    expect(await deniedIn(given, ben)).toBe(1)
    given.world.advance(3_600_000)
    await refused(ana, 90)
    expect(await deniedIn(given, ana)).toBe(2 * PER_HOUR)
  })
})
