import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import type { GuildContext } from '../context.ts'
import { blockUser } from '../follows/block-user.ts'
import { deleteGoal } from '../goals/delete-goal.ts'
import { updateGoal } from '../goals/update-goal.ts'
import { createOffer } from '../offers/create-offer.ts'
import { makeGroup } from '../testing/groups.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { makePartner } from '../testing/partners.ts'
import { makeGoal } from '../testing/work.ts'
import { deleteAccount } from '../users/delete-account.ts'

const SEARCH = `query ($text: String!, $kinds: [SearchKind!]) { search(text: $text, kinds: $kinds) {
  items { kind person { nickname } goal { title } group { name } offer { title } snippet { text hits } } } }`

type Hit = { kind: string; snippet: { text: string; hits: number[] } } & Record<
  string,
  Record<string, string> | null
>

async function hitsFor(world: GuildWorld, who: GuildContext, variables: object): Promise<Hit[]> {
  const { data, errors } = await world.ask(who, SEARCH, variables)
  if (errors) throw new Error(JSON.stringify(errors))
  return data.search.items
}

const found = async (world: GuildWorld, who: GuildContext, text: string, kinds?: string[]) =>
  (await hitsFor(world, who, { text, kinds }))
    .map((hit) => `${hit.kind} ${Object.values(hit[hit.kind] ?? {})[0] ?? ''}`)
    .toSorted()

describe.each(stores)('search in GoalsGuild on $name', (store) => {
  it('finds people, public goals, groups open to view and open offers, and nothing private', async () => {
    await using world = await createGuildWorld(store)
    const ana = await world.person('ana', { fullName: 'Ana Łukasz', bio: 'I walk to lighthouses.' })
    const ben = await world.person('ben')
    const goal = await makeGoal(ana, { title: 'See every lighthouse', visibility: 'public' })
    for (const visibility of ['private', 'followers'])
      await makeGoal(world.again(ana), { title: 'A secret lighthouse', visibility })
    await makeGroup(world.again(ana), { name: 'Lighthouse walkers', access: 'open' })
    await makeGroup(world.again(ana), { name: 'Lighthouse owners', access: 'invite' })
    await makePartner(world, ana)
    const input = { companyId: 'acme', title: 'Boots', description: 'For a lighthouse walk.' }
    await createOffer(world.again(ana), createOffer.input.parse(input))
    await world.settle()
    const all = [
      'goal See every lighthouse',
      'group Lighthouse walkers',
      'offer Boots',
      'person ana',
    ]
    expect(await found(world, ben, 'lighthouse')).toEqual(all)
    // Also of one's own: what is private is in one's lists.
    expect(await found(world, ana, 'lighthouse')).toEqual(all)
    expect(await found(world, ben, 'lukasz', ['person'])).toEqual(['person ana'])
    expect(await found(world, ben, 'lighthouse', ['group', 'offer'])).toEqual(all.slice(1, 3))
    expect(await found(world, ben, '…')).toEqual([])
    const [person] = await hitsFor(world, ben, { text: 'lighthouse', kinds: ['person'] })
    expect(person?.snippet).toEqual({ text: 'I walk to lighthouses.', hits: [10, 21] })

    // Private from one moment to the next: the index is late, the answer is not.
    const asked = { goalId: goal.id, visibility: 'private' }
    await updateGoal(world.again(ana), updateGoal.input.parse(asked))
    expect(await found(world, ben, 'every')).toEqual([])
    await world.settle()
    expect(await found(world, ben, 'every')).toEqual([])
    await updateGoal(
      world.again(ana),
      updateGoal.input.parse({ ...asked, visibility: 'public', title: 'Lamps' }),
    )
    await world.settle()
    expect(await found(world, ben, 'lamps')).toEqual(['goal Lamps'])
    expect(await world.verify()).toEqual([])
    await deleteGoal(world.again(ana), { goalId: goal.id })
    await world.settle()
    expect(await found(world, ben, 'lamps')).toEqual([])
    expect(await world.verify()).toEqual([])
  })

  it('shows nothing across a block, and nothing of who is gone', async () => {
    await using world = await createGuildWorld(store)
    const [ana, ben, eve] = [
      await world.person('ana', { bio: 'lighthouse' }),
      await world.person('ben', { bio: 'lighthouse' }),
      await world.person('eve', { bio: 'lighthouse' }),
    ]
    await makeGoal(ana, { title: 'One lighthouse', visibility: 'public' })
    await world.settle()
    expect(await found(world, ben, 'lighthouse')).toHaveLength(4)
    await blockUser(world.again(ana), { userId: idOf(ben) })
    expect(await found(world, ben, 'lighthouse')).toEqual(['person ben', 'person eve'])
    expect(await found(world, ana, 'lighthouse')).toEqual([
      'goal One lighthouse',
      'person ana',
      'person eve',
    ])
    await deleteAccount(world.again(ana), {})
    expect(await found(world, eve, 'lighthouse')).toEqual(['person ben', 'person eve'])
    await world.settle()
    expect(await found(world, eve, 'lighthouse')).toEqual(['person ben', 'person eve'])
    expect(await world.verify()).toEqual([])
  })
})
