import { findCounted, PAGE_SIZE_DEFAULT, type Page, type PageRequest } from '@longtable/entity'
import { type GuildContext, registered } from '../context.ts'
import { followedBy } from '../follows/follow.patterns.ts'
import { followedUsers, listedUsers } from '../users/user.policy.ts'
import { peoplePage } from '../users/user-page.ts'
import { type UserView, publicView } from '../users/user-views.ts'
import { levelOf, xpOfLevel } from './xp.ts'
import { LEADERBOARD_SHARDS, type XpEntry, XpTotal } from './xp.entity.ts'
import { leaderboard, xpEntriesOf } from './xp.patterns.ts'

const FOLLOWED_MAX = 1000

export interface Standing {
  readonly user: UserView
  readonly xp: number
  readonly level: number
}

export type XpEntryView = Pick<XpEntry, 'id' | 'xp' | 'questId' | 'createdAt'>

export interface XpView {
  readonly xp: number
  readonly level: number
  /** The total at which the next level begins. */
  readonly nextLevelXp: number
}

export async function myXp(context: GuildContext): Promise<XpView> {
  const { id: userId } = await registered(context)
  const [total] = await findCounted(context, XpTotal, [{ userId }])
  const xp = total?.xp ?? 0
  const level = levelOf(xp)
  return { xp, level, nextLevelXp: xpOfLevel(level + 1) }
}

/** My ledger, newest first. */
export async function myXpEntries(
  context: GuildContext,
  _input: unknown,
  page: PageRequest,
): Promise<Page<XpEntryView>> {
  const { id: userId } = await registered(context)
  return xpEntriesOf(context, { userId }, { ...page, stale: true })
}

const SHARDS = Array.from({ length: LEADERBOARD_SHARDS }, (_, shard) => ({
  place: shard.toString(),
  shard,
}))

/** Everybody with experience, most first: one descending query per shard, merged. */
export async function overallLeaderboard(
  context: GuildContext,
  _input: unknown,
  page: PageRequest,
): Promise<Page<Standing>> {
  await registered(context)
  const found = await peoplePage<XpTotal>(context, {
    personOf: ({ userId }) => userId,
    read: (keep) => leaderboard.merged(context, SHARDS, { ...page, keep }),
  })
  const items = found.items.map(({ entry: { xp, level }, user }) => ({ user, xp, level }))
  return { ...found, items }
}

async function followedIds(context: GuildContext, followerId: string): Promise<string[]> {
  const ids: string[] = []
  for await (const follows of followedBy.each(context, { followerId })) {
    ids.push(...follows.map(({ followeeId }) => followeeId))
    if (ids.length >= FOLLOWED_MAX) break
  }
  return ids.slice(0, FOLLOWED_MAX)
}

/** Equal totals in the order of the ids, so that pages neither repeat nor skip. */
const byXp = (a: Standing, b: Standing): number => b.xp - a.xp || (a.user.id < b.user.id ? -1 : 1)

interface People {
  /** Cursors are bound to the list and the viewer. */
  readonly name: string
  readonly ids: readonly string[]
  /** Whom of them the viewer sees. */
  readonly seen?: typeof listedUsers
}

async function standingsOf(
  context: GuildContext,
  { ids, seen = listedUsers }: People,
): Promise<Standing[]> {
  const [people, totals] = await Promise.all([
    seen(context, ids),
    findCounted(
      context,
      XpTotal,
      ids.map((userId) => ({ userId })),
    ),
  ])
  return ids
    .flatMap((id, place) => {
      const [user, total] = [people.get(id), totals[place]]
      return user
        ? [{ user: publicView(user), xp: total?.xp ?? 0, level: total?.level ?? levelOf(0) }]
        : []
    })
    .sort(byXp)
}

/** A page of a board that is made in memory: of a thousand people at most. */
export async function pageOfStandings(
  context: GuildContext,
  people: People,
  { limit = PAGE_SIZE_DEFAULT, after }: PageRequest,
): Promise<Page<Standing>> {
  const { id } = await registered(context)
  const binding = JSON.stringify([people.name, id])
  const [last] = after ? context.cursors.open(binding, after) : []
  const standings = await standingsOf(context, people)
  const rest = last ? standings.filter((one) => isAfter(one, last)) : standings
  const items = rest.slice(0, limit)
  const end = items.at(-1)
  return rest.length > limit && end
    ? { items, after: context.cursors.seal(binding, [positionOf(end)]) }
    : { items }
}

/** The viewer and those they follow. */
export async function followedLeaderboard(
  context: GuildContext,
  _input: unknown,
  page: PageRequest,
): Promise<Page<Standing>> {
  const { id } = await registered(context)
  const ids = [id, ...(await followedIds(context, id))]
  const people = { name: 'followedLeaderboard', ids, seen: followedUsers }
  return pageOfStandings(context, people, page)
}

const positionOf = ({ xp, user }: Standing) => ({ xp: xp.toString(), userId: user.id })

const isAfter = ({ xp, user }: Standing, last: Readonly<Record<string, string>>): boolean =>
  xp < Number(last.xp) || (xp === Number(last.xp) && user.id > (last.userId ?? ''))
