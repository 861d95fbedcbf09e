import { ThingId } from '@longtable/core'
import {
  findListed,
  findShown,
  type Page,
  type PageOptions,
  type PageRequest,
} from '@longtable/entity'
import * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import type { Since } from '../follows/follow-lists.ts'
import { goalInView } from '../goals/goals.policy.ts'
import { peoplePage } from '../users/user-page.ts'
import { type ThreadInput, ThreadStatus } from './assist-fields.ts'
import {
  type AssistMessageView,
  type AssistThreadView,
  assistMessageView,
  assistThreadView,
} from './assist-views.ts'
import { AssistHelper, type AssistLink, type AssistMsg, AssistThread } from './assist.entity.ts'
import {
  assistLinksOf,
  assistMessagesIn,
  assistThreadsOf,
  helpersIn,
  helpingOf,
} from './assist.patterns.ts'
import { type AssistRole, threadInView, threadOfMine } from './assist.policy.ts'
import { blockedAmong } from '../follows/block.policy.ts'

export const GoalThreadsInput = z.object({ goalId: ThingId, status: ThreadStatus })
export const MyThreadsInput = z.object({ status: ThreadStatus })

export const assistThread = async (
  context: GuildContext,
  { threadId }: z.infer<typeof ThreadInput>,
): Promise<AssistThreadView> => assistThreadView(await threadInView(context, threadId))

interface ThreadList<T> {
  readonly idOf: (entry: T) => string
  readonly read: (keep: NonNullable<PageOptions<T>['keep']>) => Promise<Page<T>>
  /** What the viewer is to each; undefined hides it. */
  readonly roles: (
    threads: readonly (AssistThread | undefined)[],
  ) => Promise<(AssistRole | undefined)[]>
  readonly status: z.infer<typeof ThreadStatus>
}

/** The list says which; what they are now, and whether they are seen, the table says. */
async function threadPage<T>(
  context: GuildContext,
  { idOf, read, roles, status }: ThreadList<T>,
): Promise<Page<AssistThreadView>> {
  const seen = new Map<string, AssistThreadView>()
  const page = await read(async (entries) => {
    const found = await findShown(
      context,
      AssistThread,
      entries.map((entry) => ({ id: idOf(entry) })),
    )
    const mine = await roles(found)
    found.forEach((thread, place) => {
      const role = mine[place]
      if (thread && role && (!status || thread.status === status))
        seen.set(thread.id, assistThreadView({ thread, role }))
    })
    return entries.map((entry) => seen.has(idOf(entry)))
  })
  return { ...page, items: page.items.map((entry) => seen.get(idOf(entry)) as AssistThreadView) }
}

/** Newest first, for whoever sees the goal. */
export async function assistThreads(
  context: GuildContext,
  { goalId, status }: z.infer<typeof GoalThreadsInput>,
  page: PageRequest,
): Promise<Page<AssistThreadView>> {
  const { id: userId } = await registered(context)
  const { goal } = await goalInView(context, goalId)
  const isOwner = goal.userId === userId
  return threadPage<AssistLink>(context, {
    idOf: ({ threadId }) => threadId,
    status,
    read: (keep) => assistLinksOf(context, { goalId }, { ...page, keep }),
    async roles(threads) {
      if (isOwner) return threads.map(() => 'owner')
      const rows = await helperRows(context, threads)
      return threads.map((_, place) => (rows[place] ? 'helper' : 'reader'))
    },
  })
}

async function helperRows(
  context: GuildContext,
  threads: readonly (AssistThread | undefined)[],
): Promise<(AssistHelper | undefined)[]> {
  const { id: userId } = await registered(context)
  const there = threads.flatMap((thread) => (thread ? [{ threadId: thread.id, userId }] : []))
  const rows = await findListed(context, AssistHelper, there)
  const byThread = new Map(rows.map((row) => [row?.threadId, row]))
  return threads.map((thread) => thread && byThread.get(thread.id))
}

/** Newest first. */
export async function myAssistThreads(
  context: GuildContext,
  { status }: z.infer<typeof MyThreadsInput>,
  page: PageRequest,
): Promise<Page<AssistThreadView>> {
  const { id: userId } = await registered(context)
  return threadPage<AssistThread>(context, {
    idOf: ({ id }) => id,
    status,
    read: (keep) => assistThreadsOf(context, { userId }, { ...page, keep }),
    roles: async (threads) => threads.map(() => 'owner'),
  })
}

/** Those I help in, last joined first. */
export async function helpingThreads(
  context: GuildContext,
  { status }: z.infer<typeof MyThreadsInput>,
  page: PageRequest,
): Promise<Page<AssistThreadView>> {
  const { id: userId } = await registered(context)
  return threadPage<AssistHelper>(context, {
    idOf: ({ threadId }) => threadId,
    status,
    read: (keep) => helpingOf(context, { userId }, { ...page, keep }),
    async roles(threads) {
      const owners = threads.flatMap((thread) => thread?.userId ?? [])
      const [rows, blocked] = await Promise.all([
        helperRows(context, threads),
        blockedAmong(context, owners),
      ])
      return threads.map((thread, place) =>
        thread && rows[place] && !blocked.has(thread.userId) ? 'helper' : undefined,
      )
    },
  })
}

/** For owner and helpers. */
export async function assistHelpers(
  context: GuildContext,
  { threadId }: z.infer<typeof ThreadInput>,
  page: PageRequest,
): Promise<Page<Since>> {
  await threadOfMine(context, threadId)
  const found = await peoplePage<AssistHelper>(context, {
    personOf: ({ userId }) => userId,
    read: (keep) => helpersIn(context, { threadId }, { ...page, keep, stale: true }),
  })
  return {
    ...found,
    items: found.items.map(({ entry, user }) => ({ user, since: entry.joinedAt })),
  }
}

/** Newest first, for owner and helpers; without what people say whom a block parts. */
export async function assistMessages(
  context: GuildContext,
  { threadId }: z.infer<typeof ThreadInput>,
  page: PageRequest,
): Promise<Page<AssistMessageView>> {
  await threadOfMine(context, threadId)
  const keep = async (messages: readonly AssistMsg[]) => {
    const blocked = await blockedAmong(
      context,
      messages.map(({ userId }) => userId),
    )
    return messages.map(({ userId }) => !blocked.has(userId))
  }
  const found = await assistMessagesIn(context, { threadId }, { ...page, keep })
  return { ...found, items: found.items.map(assistMessageView) }
}
