import { DomainError } from '@longtable/core'
import { areThere, fromItem, keyOf } from '@longtable/entity'
import type { Check } from '@longtable/store'
import type { GuildContext } from '../../context.ts'
import { Block } from '../../follows/block.entity.ts'
import { stillUnblocked } from '../../follows/block.policy.ts'
import { NickUnique } from '../../users/user.entity.ts'
import { type SeenResource, stillParticipates } from '../resource.policy.ts'
import { placesOf } from './place.policy.ts'

export const MENTIONS_MAX = 10
/** Each name is looked up, whether it is somebody's or not. */
const NAMES_MAX = 50

/** Not within a word or an address: `a@ben` mentions nobody. */
const MENTION = /(?<![\p{L}\p{N}_@.-])@([0-9A-Za-z_-]{3,32})(?![\p{L}\p{N}_@-])/gu

/** Folded, each once, in the order of the text. */
export const nicknamesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(MENTION), ([, name = '']) => name.toLowerCase())),
]

export interface Mentions {
  readonly userIds: readonly string[]
  /** That each of them still sees the resource, and that no block stands between. */
  readonly checks: readonly Check[]
}

const tooMany = (rule: string) =>
  new DomainError('INVALID', 'comments.too-many-mentions', {
    message: `text: must ${rule}.`,
    field: 'text',
  })

async function idsOf({ store }: GuildContext, names: readonly string[]): Promise<string[]> {
  const locks = await store.getMany(names.map((nickname) => keyOf(NickUnique, { nickname })))
  return locks.flatMap((lock) => (lock ? [fromItem(NickUnique, lock).userId] : []))
}

async function areBlocked(
  { store }: GuildContext,
  authorId: string,
  ids: readonly string[],
): Promise<boolean[]> {
  const blocks = await areThere(
    store,
    Block,
    ids.flatMap((id) => [
      { userId: authorId, blockedId: id },
      { userId: id, blockedId: authorId },
    ]),
  )
  return ids.map((_, place) => Boolean(blocks[2 * place] || blocks[2 * place + 1]))
}

/** Who of those that a text names is mentioned; every other name stays text, and tells nothing. */
export async function mentionsIn(
  context: GuildContext,
  text: string,
  { seen: { resource }, authorId }: { seen: SeenResource; authorId: string },
): Promise<Mentions> {
  const names = nicknamesIn(text)
  if (names.length === 0) return { userIds: [], checks: [] }
  if (names.length > NAMES_MAX) throw tooMany(`hold at most ${NAMES_MAX} names with @`)
  const others = (await idsOf(context, names)).filter((id) => id !== authorId)
  const [found, blocked] = await Promise.all([
    placesOf(
      context,
      others.map((userId) => ({ resource, userId })),
    ),
    areBlocked(context, authorId, others),
  ])
  const mentioned = others.flatMap((userId, place) => {
    const theirs = found[place]
    return theirs && !blocked[place] ? [{ userId, theirs }] : []
  })
  if (mentioned.length > MENTIONS_MAX) throw tooMany(`mention at most ${MENTIONS_MAX} people`)
  return {
    userIds: mentioned.map(({ userId }) => userId),
    checks: mentioned.flatMap(({ userId, theirs }) => [
      ...stillParticipates(theirs, userId),
      ...stillUnblocked(authorId, userId),
    ]),
  }
}

/** What several people have in common is checked once: nothing may stand twice in a transaction. */
export function eachOnce(checks: readonly Check[]): Check[] {
  return [...new Map(checks.map((one) => [`${one.key.PK}\n${one.key.SK}`, one])).values()]
}
