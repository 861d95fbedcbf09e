import type { Deps } from '@longtable/system'
import { enqueue, type JobHandler, marked, type ProcessorContext, settle } from '@longtable/core'
import { add, asRead, change, check, put } from '@longtable/entity'
import { type Condition, ConditionFailedError, type Operation, type Store } from '@longtable/store'
import * as z from 'zod'
import { goalsGuildRows } from '../../model/rows.ts'
import { resourceById } from '../collaborator.patterns.ts'
import { CommentRef, CommentStats, emojiCounts } from '../comment.entity.ts'
import { commentRef, commentsOn, repliesTo, statsOf } from '../comment.patterns.ts'
import { reactionsTo } from '../reaction.patterns.ts'
import { Resource } from '../resource.entity.ts'

const RECOUNT_JOB = 'goals-guild.recount-comment'
/** By then the changes that were under way are counted and the index shows all replies. */
const RECOUNT_DELAY_MS = 60_000
/** Each takes at most three operations: its marker, and the two of a comment of its own. */
const MOVES_PER_WRITE_MAX = 33

/** What a comment is on; a reaction that others have written does not say it. */
type ResourceOf = Partial<Pick<CommentStats, 'resourceType' | 'resourceId'>>

/** One change and what it does to one number. */
export interface StatsMove {
  readonly commentId: string
  readonly on: ResourceOf
  /** `replyCount` or an emoji. */
  readonly name: string
  readonly amount: 1 | -1
  readonly changeId: string
}

interface Counting {
  readonly processor: string
  readonly context: ProcessorContext
}

const markerOf = ({ processor, context }: Counting, { changeId }: StatsMove): Operation =>
  marked({ ...context, rows: goalsGuildRows }, { processor, changeId })

/**
 * Statistics are written only while what they count is there: what it leaves behind is not found. An
 * activity counts what is said about it under its own id.
 */
const isThere = (commentId: string, { resourceType, resourceId }: ResourceOf) =>
  resourceType === 'activity' && resourceId === commentId
    ? check(Resource, { resourceType, resourceId }, 'present')
    : check(CommentRef, { commentId }, 'present')

function moved(commentId: string, moves: readonly StatsMove[]): Operation[] {
  const sums = new Map<string, number>()
  for (const { name, amount } of moves) sums.set(name, (sums.get(name) ?? 0) + amount)
  const amounts = Object.fromEntries([...sums].filter(([, sum]) => sum !== 0))
  if (Object.keys(amounts).length === 0) return []
  const bounds = Object.entries(amounts).flatMap(([attribute, sum]) =>
    sum < 0 ? [{ attribute, atLeast: -sum }] : [],
  )
  const when: Condition | undefined = bounds.length > 0 ? { all: bounds } : undefined
  const on = Object.assign({}, ...moves.map((move) => move.on)) as ResourceOf
  return [
    isThere(commentId, on),
    add(
      CommentStats,
      { commentId },
      {
        amounts: { ...amounts, revision: 1 },
        set: on,
        orCreate: true,
        ...(when && { when }),
      },
    ),
  ]
}

/** The places of the conditions that did not hold; undefined when it is written. */
async function failures(
  { store }: Pick<ProcessorContext, 'store'>,
  operations: readonly Operation[],
): Promise<readonly number[] | undefined> {
  try {
    await store.write(operations)
    return undefined
  } catch (error) {
    if (error instanceof ConditionFailedError)
      return error.failures.map(({ operation }) => operation)
    throw error
  }
}

/** The same cause is the same job. */
const queueRecount = (
  { system, now }: Pick<Deps, 'system' | 'now'>,
  commentId: string,
  cause: string,
): Promise<boolean> =>
  enqueue(
    system,
    {
      kind: RECOUNT_JOB,
      jobId: `${commentId}-${cause}`,
      payload: { commentId },
      at: now() + RECOUNT_DELAY_MS,
    },
    now(),
  )

/** A change that comes again finds its marker; a wrong number is passed over and counted anew. */
async function countOne(counting: Counting, move: StatsMove): Promise<void> {
  const { context } = counting
  const { commentId, changeId } = move
  const marker = markerOf(counting, move)
  const failed = await failures(context, [marker, ...moved(commentId, [move])])
  if (!failed || failed.includes(0) || failed.includes(1)) return
  await queueRecount(context, commentId, changeId)
  await failures(context, [marker])
}

/** Many at once are one write; when one of them cannot be, each is counted alone. */
export async function moveStats(counting: Counting, moves: readonly StatsMove[]): Promise<void> {
  const once = [...new Map(moves.map((move) => [move.changeId, move])).values()]
  for (let from = 0; from < once.length; from += MOVES_PER_WRITE_MAX) {
    const some = once.slice(from, from + MOVES_PER_WRITE_MAX)
    const comments = [...new Set(some.map(({ commentId }) => commentId))]
    const operations = [
      ...some.map((move) => markerOf(counting, move)),
      ...comments.flatMap((one) =>
        moved(
          one,
          some.filter(({ commentId }) => commentId === one),
        ),
      ),
    ]
    if (some.length > 1 && !(await failures(counting.context, operations))) continue
    for (const move of some) await countOne(counting, move)
  }
}

async function realCounts(
  store: Store,
  commentId: string,
  on: ResourceOf,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = { replyCount: 0 }
  const answers =
    on.resourceType === 'activity' && on.resourceId === commentId
      ? commentsOn.each({ store }, { resourceType: 'activity', resourceId: commentId })
      : repliesTo.each({ store }, { parentId: commentId })
  for await (const replies of answers) counts.replyCount = (counts.replyCount ?? 0) + replies.length
  for await (const reactions of reactionsTo.each({ store }, { commentId }))
    for (const { emoji } of reactions) counts[emoji] = (counts[emoji] ?? 0) + 1
  return counts
}

/** What a comment is on, or an activity itself; undefined where neither is there. */
const placeOf = async (store: Store, commentId: string): Promise<ResourceOf | undefined> =>
  (await commentRef({ store }, { commentId })) ??
  (await resourceById({ store }, { resourceType: 'activity', resourceId: commentId }))

/** A number that is zero is as good as none. */
function areRight(stats: CommentStats | undefined, real: Record<string, number>): boolean {
  const kept: Record<string, number> = stats
    ? { replyCount: stats.replyCount, ...emojiCounts(stats) }
    : {}
  const names = new Set([...Object.keys(kept), ...Object.keys(real)])
  return [...names].every((name) => (kept[name] ?? 0) === (real[name] ?? 0))
}

/**
 * Sets the numbers to what there is, unless one of them moved meanwhile; then it counts anew. Says
 * which revision it has written; undefined when they were right.
 */
export const recountComment = (store: Store, commentId: string): Promise<number | undefined> =>
  settle(`The counts of comment ${commentId}`, async () => {
    const [place, stats] = await Promise.all([
      placeOf(store, commentId),
      statsOf({ store }, { commentId }),
    ])
    if (!place) return undefined
    const { resourceType, resourceId } = place
    const on = { resourceType, resourceId } as ResourceOf
    const real = await realCounts(store, commentId, on)
    if (areRight(stats, real)) return undefined
    const gone = Object.keys(stats ? emojiCounts(stats) : {}).map((emoji) => [emoji, undefined])
    const revision = (stats?.revision ?? 0) + 1
    const patch = { ...Object.fromEntries(gone), ...real, ...on, revision }
    const operation = stats
      ? change(CommentStats, stats, { patch, when: asRead(CommentStats, stats, 'revision') })
      : put(CommentStats, { commentId, ...patch } as CommentStats)
    await store.write([operation, isThere(commentId, on)])
    return revision
  })

const Payload = z.object({ commentId: z.string() })

/** What it counts may be the very thing whose change is still to come, so it looks a second time. */
export const recountCommentJob = (deps: Deps): JobHandler => ({
  kind: RECOUNT_JOB,
  async run({ job }) {
    const { commentId } = Payload.parse(job.payload)
    const revision = await recountComment(deps.store, commentId)
    if (revision !== undefined) await queueRecount(deps, commentId, `after-${revision}`)
  },
})
