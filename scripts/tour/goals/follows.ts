import { isDeepStrictEqual } from 'node:util'
import type { Report } from '../server/report.ts'
import type { Stage } from '../server/stage.ts'
import { type Person, settled, text } from './people.ts'
import type { Cast } from './users.ts'

interface SincePage {
  readonly items: readonly { readonly user: { readonly id: string }; readonly since: string }[]
}

interface Counts {
  readonly followerCount: number
  readonly followingCount: number
}

const follow = (me: Person, whom: Person, requestId?: string) =>
  me.ask<{ createdAt: string }>(`mutation { followUser(followeeId: ${text(whom.id)}
    ${requestId === undefined ? '' : `, requestId: ${text(requestId)}`}) { createdAt } }`)

const unfollow = (me: Person, whom: Person) =>
  me.ask(`mutation { unfollowUser(followeeId: ${text(whom.id)}) { isFollowing } }`)

export const countsOf = (viewer: Person, whom: Person) =>
  viewer.ask<Counts>(`{ user(id: ${text(whom.id)}) { followerCount followingCount } }`)

const listOf = async (viewer: Person, document: string) =>
  (await viewer.ask<SincePage>(document)).items.map(({ user }) => user.id)

const followersOf = (viewer: Person, whom: Person) =>
  listOf(viewer, `{ followers(userId: ${text(whom.id)}) { items { user { id } since } } }`)

const idsOf = (people: readonly Person[]) => people.map(({ id }) => id)

async function seeEdges({ ana, ben, cem, dora }: Cast, { see }: Report): Promise<void> {
  const first = await follow(ana, ben, 'tour-follow-1')
  const repeated = await follow(ana, ben, 'tour-follow-1')
  const again = await follow(ana, ben)
  see(
    'a repeat gives the first answer, with and without a requestId',
    isDeepStrictEqual([repeated, again], [first, first]),
    first,
  )
  const reused = await ana.refusal(
    `mutation { followUser(followeeId: ${text(cem.id)}, requestId: "tour-follow-1") { createdAt } }`,
  )
  see('a requestId of something else is refused', reused?.code === 'CONFLICT', reused?.message)
  await follow(cem, ben)
  await follow(dora, ben)
  await follow(ben, ana)
  const counts = await countsOf(ana, ben)
  see(
    'counters are exact',
    isDeepStrictEqual(counts, { followerCount: 3, followingCount: 1 }),
    counts,
  )
  const followers = await followersOf(ben, ben)
  see('followers, newest first', isDeepStrictEqual(followers, idsOf([dora, cem, ana])))
  await follow(ben, dora)
  const following = await listOf(
    ana,
    `{ following(userId: ${text(ben.id)}) { items { user { id } since } } }`,
  )
  see('following, newest first', isDeepStrictEqual(following, idsOf([dora, ana])))
  const mutual = await listOf(ana, '{ mutualFollows { items { user { id } since } } }')
  see('mutual', isDeepStrictEqual(mutual, [ben.id]))
  see('do I follow', await ana.ask<boolean>(`{ doIFollow(followeeId: ${text(ben.id)}) }`))
  const self = await ana.refusal(
    `mutation { followUser(followeeId: ${text(ana.id)}) { createdAt } }`,
  )
  see('nobody follows themselves', self?.reason === 'follows.self', self?.message)
}

/** Those who come back after each change get a place among the new shards. */
async function seeShards(cast: Cast, { see }: Report): Promise<void> {
  const { ana, ben, cem, dora } = cast
  const setShards = (shards: number) =>
    ana.ask(`mutation { setFollowerShards(userId: ${text(ben.id)}, shards: ${shards}) {
      shards highest } }`)
  const refused = await ben.refusal(
    `mutation { setFollowerShards(userId: ${text(ben.id)}, shards: 4) { shards } }`,
  )
  see('who is no admin cannot spread followers', refused?.reason === 'users.not-admin', refused)
  const seeAll = async (when: string, expected: readonly Person[]) => {
    const { followerCount } = await settled(
      () => countsOf(ana, ben),
      ({ followerCount: count }) => count === expected.length,
    )
    const followers = await followersOf(ana, ben)
    see(
      `${when} the counter and the list are right`,
      followerCount === expected.length && isDeepStrictEqual(followers, idsOf(expected)),
      { followerCount, followers: followers.length },
    )
  }
  const four = await setShards(4)
  await unfollow(cem, ben)
  await seeAll(`${JSON.stringify(four)}, one left:`, [dora, ana])
  await follow(cem, ben)
  await unfollow(ana, ben)
  await follow(ana, ben)
  await seeAll('two came to the shards:', [ana, cem, dora])
  const two = await setShards(2)
  await unfollow(dora, ben)
  await follow(dora, ben)
  await seeAll(`${JSON.stringify(two)}, one came again:`, [dora, ana, cem])
}

async function seeBlocks({ ana, ben, cem, dora }: Cast, { see }: Report): Promise<void> {
  await follow(ben, cem)
  const before = await settled(
    () => countsOf(ana, ben),
    ({ followerCount }) => followerCount === 3,
  )
  await ben.ask(`mutation { blockUser(userId: ${text(cem.id)}) { isBlocked } }`)
  const after = await settled(
    () => countsOf(ana, ben),
    ({ followerCount }) => followerCount === 2,
  )
  see(
    'a block removes both edges',
    after.followerCount === before.followerCount - 1 &&
      after.followingCount === before.followingCount - 1,
    { before, after },
  )
  const unseen = await cem.refusal(`{ user(id: ${text(ben.id)}) { id } }`)
  see('who blocks me is unknown to me', unseen?.code === 'NOT_FOUND', unseen?.message)
  const refused = await cem.refusal(
    `mutation { followUser(followeeId: ${text(ben.id)}) { createdAt } }`,
  )
  see('and cannot be followed', refused?.code === 'NOT_FOUND', refused?.message)
  await follow(cem, dora)
  const listed = await followersOf(ben, dora)
  see('I do not see whom I block in lists', isDeepStrictEqual(listed, [ben.id]), listed)
  const blocked = await listOf(ben, '{ blocks { items { user { id } since } } }')
  see('but in the list of blocks', isDeepStrictEqual(blocked, [cem.id]), blocked)
}

export async function tourFollows(cast: Cast, stage: Stage, report: Report): Promise<void> {
  report.line('Build 2: follows and blocks')
  await seeEdges(cast, report)
  const { email } = cast.ana
  const granted = await stage.command('admin', 'grant', email, '--system', 'goalsguild')
  report.see('`admin grant --system goalsguild`', granted.code === 0, granted.stdout)
  await seeShards(cast, report)
  await seeBlocks(cast, report)
}
