import { type Page, type PageRequest, readPage } from '@longtable/entity'
import type { Item, Query } from '@longtable/store'
import * as z from 'zod'
import { assistThreadsOf } from '../assistance/assist.patterns.ts'
import { messagesBy } from '../chat/chat.patterns.ts'
import { type GuildContext, registered } from '../context.ts'
import { newestFollowedBy } from '../follows/follow.patterns.ts'
import { aliveGoals } from '../goals/find-tasks.ts'
import { milestonesOf, newestGoalsOf } from '../goals/goal.patterns.ts'
import { groupsOf } from '../groups/group.patterns.ts'
import { questsOf } from '../quests/quest.patterns.ts'
import { entitiesOf, OWN_PREFIX } from './timeline.patterns.ts'
import { type TimelineEntryView, timelineKinds, toEntry } from './entry.ts'

export const TimelineInput = z.object({ kind: z.enum(timelineKinds).nullish() })

/** Tombstones are hidden, and with them what is below. */
const keepFor = (context: GuildContext) => async (entries: readonly TimelineEntryView[]) => {
  const alive = await aliveGoals(
    context,
    entries.flatMap(({ goalId }) => (goalId === undefined ? [] : [goalId])),
  )
  return entries.map(
    ({ goalId, isDeleted }) => !isDeleted && (goalId === undefined || alive.has(goalId)),
  )
}

const sourceOf = (query: Query) => ({ query, decode: toEntry })

/** Mine as documented: by the kind's name, then as its key says; or one kind of it. */
export async function timeline(
  context: GuildContext,
  { kind }: z.infer<typeof TimelineInput>,
  page: PageRequest,
): Promise<Page<TimelineEntryView>> {
  const { id: userId } = await registered(context)
  const whole = entitiesOf.query({ userId })
  const asked = kind ? { ...whole, sort: { begins: `${OWN_PREFIX}${kind}#` } } : whole
  return readPage(context, [sourceOf(asked)], { ...page, keep: keepFor(context) })
}

/** The third part of the index key is the time of every kind that is merged here. */
const timeOfItem = (item: Item): string => String(item.GSI1SK).split('#')[2] ?? ''

/**
 * Mine of all kinds that carry their creation time, newest first: one descending query per kind,
 * merged by that time. Tasks are sorted by another time and have a list of their own.
 */
export async function newestEntities(
  context: GuildContext,
  _input: unknown,
  page: PageRequest,
): Promise<Page<TimelineEntryView>> {
  const { id: userId } = await registered(context)
  const queries = [
    newestGoalsOf.query({ userId }),
    milestonesOf.query({ userId }),
    questsOf.query({ userId }),
    newestFollowedBy.query({ followerId: userId }),
    groupsOf.query({ userId }),
    messagesBy.query({ userId }),
    assistThreadsOf.query({ userId }),
  ]
  return readPage(context, queries.map(sourceOf), {
    ...page,
    orderBy: timeOfItem,
    keep: keepFor(context),
  })
}
