import { text } from '@longtable/core'
import { wereThere } from '@longtable/entity'
import * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import { Follow } from '../follows/follow.entity.ts'
import { newestFollowedBy } from '../follows/follow.patterns.ts'
import { foldedName, startOf } from './folded-name.ts'
import { foundBy } from './name-rows.ts'
import { peopleNamed } from './user.patterns.ts'
import { listedUsers } from './user.policy.ts'
import { type UserView, publicView } from './user-views.ts'

export const PEOPLE_MAX = 10
/** Each key that is pressed costs at most so many names, and as many looks at whom one follows. */
const NAMES_MAX = 60
/** When more begin so, those whom one has followed last are looked through as well. */
const FOLLOWED_MAX = 100
const PREFIX_CHARACTERS_MAX = 100
/** Behind every text that begins with a prefix. */
const LAST = '\u{10ffff}'

export const PrefixInput = z.object({ prefix: text({ max: PREFIX_CHARACTERS_MAX }) })

async function namedSo(context: GuildContext, prefix: string) {
  const start = startOf(prefix)
  const bounds = { from: prefix, to: prefix + LAST }
  const options = { limit: NAMES_MAX, stale: true }
  const { items, after } = await peopleNamed(context, { start, ...bounds }, options)
  return { ids: items.map(({ userId }) => userId), isMore: after !== undefined }
}

/** Those of whom I follow most lately who are called so: they may stand behind too many others. */
async function followedSo(context: GuildContext, viewerId: string, prefix: string) {
  const { items } = await newestFollowedBy(
    context,
    { followerId: viewerId },
    { limit: FOLLOWED_MAX },
  )
  const users = await listedUsers(
    context,
    items.map(({ followeeId }) => followeeId),
  )
  return [...users.values()]
    .filter((user) => foundBy(user).some((name) => name.startsWith(prefix)))
    .map(({ id }) => id)
}

/** Those whom I follow first, then by name. */
async function inOrder(context: GuildContext, viewerId: string, prefix: string) {
  const { ids, isMore } = await namedSo(context, prefix)
  const others = [...new Set(ids)].filter((id) => id !== viewerId)
  const [isFollowed, further] = await Promise.all([
    wereThere(
      context.store,
      Follow,
      others.map((followeeId) => ({ followerId: viewerId, followeeId })),
    ),
    isMore ? followedSo(context, viewerId, prefix) : [],
  ])
  const followed = others.filter((_, place) => isFollowed[place])
  return [...new Set([...followed, ...further, ...others])]
}

/** Whoever is called so, while the name is typed; without those whom one of the two blocks. */
export async function peopleMatching(
  context: GuildContext,
  input: z.infer<typeof PrefixInput>,
): Promise<UserView[]> {
  const { id: viewerId } = await registered(context)
  const prefix = foldedName(input.prefix.replace(/^@/, ''))
  if (prefix === '') return []
  const ids = await inOrder(context, viewerId, prefix)
  const found: UserView[] = []
  for (let at = 0; at < ids.length && found.length < PEOPLE_MAX; at += PEOPLE_MAX) {
    const chunk = ids.slice(at, at + PEOPLE_MAX)
    const listed = await listedUsers(context, chunk)
    for (const id of chunk) {
      const user = listed.get(id)
      // The row may be older than the profile.
      if (user && foundBy(user).some((name) => name.startsWith(prefix)))
        found.push(publicView(user))
    }
  }
  return found.slice(0, PEOPLE_MAX)
}
