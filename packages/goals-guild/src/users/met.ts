import { memory } from '@longtable/core'
import { areThere, type KeyOf, keyOf, readLately, wereThere } from '@longtable/entity'
import type { Item } from '@longtable/store'
import type { GuildContext } from '../context.ts'
import { Block } from '../follows/block.entity.ts'
import { blocksOf } from '../follows/block.patterns.ts'
import { User } from './user.entity.ts'

/** Whom most people block fits into a read unit or two; of who blocks more, each is looked up. */
const MINE_MAX = 40

type Known<T> = Map<string, Promise<T>>

/** What a request knows of the people it has met: nobody is read twice for it. */
interface Met {
  readonly profiles: Known<Item | undefined>
  readonly theirs: Known<boolean>
  readonly theirsLately: Known<boolean>
  readonly mine: Known<boolean>
  /** The sort keys of all whom the viewer blocks; undefined where they are too many. */
  all?: Promise<ReadonlySet<string> | undefined>
}

const requests = memory<Met>('met')

function metIn(context: GuildContext): Met {
  const known = requests.get(context)
  if (known) return known
  const met: Met = {
    profiles: new Map(),
    theirs: new Map(),
    theirsLately: new Map(),
    mine: new Map(),
  }
  requests.set(context, met)
  return met
}

/** A mutation looks anew: what it decides may hang on what came before it in the same request. */
export const forgetMet = (context: GuildContext): void => requests.forget(context)

function remembered<T>(
  known: Known<T>,
  ids: readonly string[],
  read: (missing: readonly string[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const missing = ids.filter((id) => !known.has(id))
  if (missing.length > 0) {
    const reading = read(missing)
    missing.forEach((id, place) => {
      const one = reading.then((all) => all[place] as T)
      known.set(id, one)
      one.catch(() => known.delete(id))
    })
  }
  return Promise.all(ids.map((id) => known.get(id) as Promise<T>))
}

/** As they were a moment ago: for what is shown of them. Each id once. */
export const profilesMet = (
  context: GuildContext,
  ids: readonly string[],
): Promise<(Item | undefined)[]> =>
  remembered(metIn(context).profiles, ids, (missing) =>
    readLately(
      context.store,
      missing.map((id) => keyOf(User, { id })),
    ),
  )

async function allBlocked({ store }: GuildContext, viewerId: string) {
  const found = await store.query({ ...blocksOf.query({ userId: viewerId }), limit: MINE_MAX })
  return found.next ? undefined : new Set(found.items.map(({ SK }) => SK))
}

/** Whom of these the viewer blocks, now: one read for all, as few block many. */
async function blockedByMe(context: GuildContext, viewerId: string, ids: readonly string[]) {
  const met = metIn(context)
  const all = await (met.all ??= allBlocked(context, viewerId))
  const keys = (some: readonly string[]) =>
    some.map((blockedId) => keyOf(Block, { userId: viewerId, blockedId }))
  if (all) return keys(ids).map(({ SK }) => all.has(SK))
  return remembered(met.mine, ids, async (missing) =>
    (await context.store.getMany(keys(missing))).map((item) => item !== undefined),
  )
}

/**
 * `now` decides; a moment ago is enough for whether a name is shown. Nobody follows across a block, so
 * of who follows the viewer, or is followed by them, it is not asked.
 */
export type AsOf = 'now' | 'lately' | 'followed'

interface Meeting {
  readonly viewerId: string
  readonly ids: readonly string[]
  readonly asOf: AsOf
}

async function blockingMe(context: GuildContext, { viewerId, ids, asOf }: Meeting) {
  const { theirs, theirsLately } = metIn(context)
  const read = (stale: boolean) => (missing: readonly string[]) =>
    wereOrAreThere(
      context,
      stale,
      missing.map((userId) => ({ userId, blockedId: viewerId })),
    )
  if (asOf === 'followed') return []
  if (asOf === 'now') return remembered(theirs, ids, read(false))
  const unknown = ids.filter((id) => !theirs.has(id))
  const lately = await remembered(theirsLately, unknown, read(true))
  const found = new Map(unknown.map((id, place) => [id, lately[place]]))
  return Promise.all(ids.map(async (id) => (await theirs.get(id)) ?? found.get(id)))
}

const wereOrAreThere = (
  { store }: GuildContext,
  stale: boolean,
  keys: readonly KeyOf<typeof Block>[],
) => (stale ? wereThere(store, Block, keys) : areThere(store, Block, keys))

export interface Blocks {
  readonly blocksMe: boolean
  readonly isBlockedByMe: boolean
}

/**
 * Who of these and the viewer block each other; whatever is in a block, it stands. Whom the viewer blocks
 * is known now in any case: they see at once what they have done. Each id once.
 */
export async function blocksWith(context: GuildContext, meeting: Meeting): Promise<Blocks[]> {
  const { viewerId, ids } = meeting
  if (ids.length === 0) return []
  const [mine, theirs] = await Promise.all([
    blockedByMe(context, viewerId, ids),
    blockingMe(context, meeting),
  ])
  return ids.map((_, place) => ({
    blocksMe: theirs[place] === true,
    isBlockedByMe: mine[place] === true,
  }))
}
