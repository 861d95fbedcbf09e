import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { blockUser } from '../follows/block-user.ts'
import { followUser } from '../follows/follow-user.ts'
import { unfollowUser } from '../follows/unfollow-user.ts'
import { createGroup } from '../groups/create-group.ts'
import { joinGroup } from '../groups/join-group.ts'
import { leaveGroup } from '../groups/leave-group.ts'
import type { GuildContext } from '../context.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../testing/guild-world.ts'
import { deleteActivity } from './delete-activity.ts'
import { HEAD_KEYS_MAX } from './activity-head.ts'
import { activitiesOfUser } from './find-activities.ts'
import { feedMarker, markFeedSeen, newSince } from './mark-feed-seen.ts'
import { myFeed } from './my-feed.ts'
import { postActivity } from './post-activity.ts'
import { activityHeadOf } from './feed.patterns.ts'

const post = (person: GuildContext, text: string, fields: object = {}) =>
  postActivity(person, postActivity.input.parse({ text, ...fields }))

const follow = (person: GuildContext, other: GuildContext) =>
  followUser(person, { followeeId: idOf(other) })

/** The texts of the whole feed, in pages of this size. */
async function feedOf(given: GuildWorld, person: GuildContext, limit = 20): Promise<string[]> {
  const texts: string[] = []
  let after: string | undefined
  do {
    const page = await myFeed(given.again(person), { limit, after })
    expect(page.items.length).toBeGreaterThan(after === undefined ? -1 : 0)
    texts.push(...page.items.map(({ text }) => text))
    after = page.after
  } while (after !== undefined)
  return texts
}

const variants = stores.flatMap((store) =>
  store.name === 'LMDB'
    ? [
        { ...store, variant: 'LMDB by its index', options: {} },
        { ...store, variant: 'LMDB by heads', options: { feedIndex: false } as const },
        {
          ...store,
          variant: 'LMDB with a small index',
          options: { feedIndex: { activitiesMax: 3 } },
        },
      ]
    : [{ ...store, variant: store.name, options: {} }],
)

describe.each(variants)('a feed on $variant', ({ options, name, open }) => {
  const store = { name, open }

  it('holds what I, the people I follow and my groups do, newest first', async () => {
    await using given = await createGuildWorld(store, options)
    const [ana, ben, cem] = [
      await given.person('ana'),
      await given.person('ben'),
      await given.person('cem'),
    ]
    const { id: groupId } = await createGroup(
      cem,
      createGroup.input.parse({ name: 'Runners', access: 'open' }),
    )
    await joinGroup(ana, { groupId })
    await follow(ana, ben)
    await post(ben, 'from ben 👩🏽‍🚀')
    await post(cem, 'from cem')
    await post(cem, 'to the group', { groupId })
    await post(ana, 'mine', { visibility: 'private' })
    await post(ben, 'only for ben', { visibility: 'private' })
    expect(await feedOf(given, ana)).toEqual(['mine', 'to the group', 'from ben 👩🏽‍🚀'])
    expect(await feedOf(given, cem)).toEqual(['to the group', 'from cem'])
    const [, second, third] = (await myFeed(given.again(ana), {})).items
    expect(second).toMatchObject({ group: { name: 'Runners' }, author: { nickname: 'cem' } })
    expect(third).toMatchObject({ group: null, author: { nickname: 'ben' } })

    await leaveGroup(ana, { groupId })
    await unfollowUser(ana, { followeeId: idOf(ben) })
    expect(await feedOf(given, ana)).toEqual(['mine'])
    expect(await given.verify()).toEqual([])
  })

  it('is read in pages that neither repeat nor skip while others post and delete', async () => {
    await using given = await createGuildWorld(store, options)
    const [ana, ben, cem] = [
      await given.person('ana'),
      await given.person('ben'),
      await given.person('cem'),
    ]
    await follow(ana, ben)
    await follow(ana, cem)
    const posted = []
    for (let n = 0; n < 12; n++) posted.push(await post(n % 3 ? ben : cem, `post ${n}`))
    const first = await myFeed(given.again(ana), { limit: 5 })
    await post(ben, 'newer')
    await deleteActivity(ben, { activityId: posted[5]?.id as string })
    const second = await myFeed(given.again(ana), { limit: 5, after: first.after })
    const third = await myFeed(given.again(ana), { limit: 5, after: second.after })
    const texts = [first, second, third].flatMap(({ items }) => items.map(({ text }) => text))
    expect(texts).toEqual([11, 10, 9, 8, 7, 6, 4, 3, 2, 1, 0].map((n) => `post ${n}`))
    expect(third.after).toBeUndefined()
    await expect(myFeed(given.again(ben), { after: first.after })).rejects.toThrow('cursor')
    await expect(myFeed(given.again(ana), { limit: 51 })).rejects.toThrow('limit')
  })

  it('leaves out who blocks whom, also in a group', async () => {
    await using given = await createGuildWorld(store, options)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    const owner = await given.person('owner')
    const { id: groupId } = await createGroup(
      owner,
      createGroup.input.parse({ name: 'Runners', access: 'open' }),
    )
    for (const person of [ana, ben]) await joinGroup(person, { groupId })
    await follow(ana, ben)
    await post(ben, 'own')
    await post(ben, 'in the group', { groupId })
    await post(owner, 'from the owner', { groupId })
    await blockUser(ben, { userId: idOf(ana) })
    expect(await feedOf(given, ana)).toEqual(['from the owner'])
    expect(await feedOf(given, ben)).toEqual(['from the owner', 'in the group', 'own'])
  })

  it('keeps a head of the newest keys, and finds what is older', async () => {
    await using given = await createGuildWorld(store, options)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    await follow(ana, ben)
    const posted = []
    for (let n = 0; n < HEAD_KEYS_MAX + 8; n++) {
      if (n % 25 === 0) given.world.advance(120_000)
      posted.push(await post(ben, `post ${n}`))
    }
    const head = await activityHeadOf(given.deps, { actorId: idOf(ben) })
    expect(head?.newestKeys).toHaveLength(HEAD_KEYS_MAX)
    expect(head?.floorKey).toContain(posted[7]?.id)
    const all = posted.map(({ text }) => text).reverse()
    expect(await feedOf(given, ana, 13)).toEqual(all)
    for (const place of [HEAD_KEYS_MAX + 7, 8, 7])
      await deleteActivity(ben, { activityId: posted[place]?.id as string })
    const left = all.filter((text) => !['post 57', 'post 8', 'post 7'].includes(text))
    expect(await feedOf(given, ana, 50)).toEqual(left)
    expect(await given.verify()).toEqual([])
  })

  it('counts what is new since the marker, which never goes back', async () => {
    await using given = await createGuildWorld(store, options)
    const [ana, ben] = [await given.person('ana'), await given.person('ben')]
    await follow(ana, ben)
    const first = await post(ben, 'first')
    const second = await post(ben, 'second')
    expect(await newSince(given.again(ana))).toEqual({ count: 2, isMore: false })
    expect(await feedMarker(ana)).toBeNull()
    await markFeedSeen(ana, { activityId: second.id })
    await markFeedSeen(ana, { activityId: first.id })
    expect(await feedMarker(ana)).toEqual({ activityId: second.id, seenAt: second.createdAt })
    await post(ana, 'my own')
    expect(await newSince(given.again(ana))).toEqual({ count: 0, isMore: false })
    await post(ben, 'third')
    expect(await newSince(given.again(ana))).toEqual({ count: 1, isMore: false })
    const tomorrow = given.world.stamp().id
    given.world.advance(-86_400_000)
    await expect(markFeedSeen(ana, { activityId: tomorrow })).rejects.toThrow('seen this yet')
  })

  it('shows activities of a person as far as the viewer may see them', async () => {
    await using given = await createGuildWorld(store, options)
    const [ana, ben, eve] = [
      await given.person('ana'),
      await given.person('ben'),
      await given.person('eve'),
    ]
    await follow(ana, ben)
    for (const visibility of ['private', 'followers', 'public'])
      await post(ben, visibility, { visibility })
    const seenBy = async (person: GuildContext) =>
      (await activitiesOfUser(given.again(person), { userId: idOf(ben) }, {})).items.map(
        ({ text }) => text,
      )
    expect(await seenBy(ben)).toEqual(['public', 'followers', 'private'])
    expect(await seenBy(ana)).toEqual(['public', 'followers'])
    expect(await seenBy(eve)).toEqual(['public'])
  })
})
