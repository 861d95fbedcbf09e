import { areThere, findShown } from '@longtable/entity'
import { type GuildContext, registered } from '../context.ts'
import { seatsIn } from '../chat/chat.policy.ts'
import { Message } from '../chat/message.entity.ts'
import { Comment, CommentRef } from '../collaboration/comment.entity.ts'
import { InviteGuard } from '../collaboration/invite.entity.ts'
import { placeInView } from '../collaboration/comments/place.policy.ts'
import { liveResources, type ResourceKey, seenResources } from '../collaboration/resource.policy.ts'
import { ResourceType } from '../fields.ts'
import { blockedAmong } from '../follows/block.policy.ts'
import { Milestone } from '../goals/goal.entity.ts'
import { seenGroups } from '../groups/find-groups.ts'
import { leftOut } from '../left-out.ts'
import type { NotificationView } from './notification-views.ts'

export type NewsSubject = Pick<
  NotificationView,
  'kind' | 'resourceType' | 'resourceId' | 'commentId' | 'goalId'
>

/** What the viewer sees of it now: whoever may not see the thing any more sees neither. */
export interface Shown {
  readonly title: string | null
  readonly excerpt: string | null
}

const EXCERPT_LETTERS_MAX = 140
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The beginning, in one line; no letter is cut in two. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  let [end, count] = [0, 0]
  for (const { index, segment } of letters.segment(line)) {
    if (++count > EXCERPT_LETTERS_MAX) return `${line.slice(0, end).trimEnd()}…`
    end = index + segment.length
  }
  return line
}

type Reading<T> = (context: GuildContext, subjects: readonly NewsSubject[]) => Promise<T[]>
type Titles = Reading<string | undefined>

const keyIn = ({ resourceType, resourceId }: NewsSubject): ResourceKey | undefined => {
  const type = ResourceType.safeParse(resourceType).data
  return type && resourceId !== null ? { resourceType: type, resourceId } : undefined
}

/** Asks for those that have something to ask for, in one go; the others get nothing. */
async function askedFor<Key, Value>(
  keys: readonly (Key | undefined)[],
  read: (keys: readonly Key[]) => Promise<readonly (Value | undefined)[]>,
): Promise<(Value | undefined)[]> {
  const wanted = keys.filter((key) => key !== undefined)
  if (wanted.length === 0) return keys.map(() => undefined)
  const found = await read(wanted)
  let next = 0
  return keys.map((key) => (key === undefined ? undefined : found[next++]))
}

/** Goals, quests and tasks: for those who take part, and while one is asked in; activities for who sees them. */
const resourceTitles: Titles = async (context, subjects) => {
  const { id: invitee } = await registered(context)
  const invited = subjects.map((one) => (one.kind === 'invite' ? keyIn(one) : undefined))
  const keys = subjects.map(keyIn)
  const ofKind = (isActivity: boolean) =>
    keys.map((key) => ((key?.resourceType === 'activity') === isActivity ? key : undefined))
  const [taken, watched, asked] = await Promise.all([
    askedFor(ofKind(false), (wanted) => seenResources(context, wanted)),
    askedFor(ofKind(true), (wanted) => Promise.all(wanted.map((key) => placeInView(context, key)))),
    askedFor(invited, async (wanted) => {
      const [there, guards] = await Promise.all([
        liveResources(context, wanted),
        areThere(
          context.store,
          InviteGuard,
          wanted.map((key) => ({ ...key, invitee })),
        ),
      ])
      return there.map((resource, place) => (guards[place] ? resource : undefined))
    }),
  ])
  return subjects.map((_, place) => {
    const seen = taken[place] ?? watched[place]
    return (seen?.resource ?? asked[place])?.title
  })
}

const milestoneTitles: Titles = async (context, subjects) => {
  const { id: userId } = await registered(context)
  const keys = subjects.map(({ resourceType, resourceId, goalId }) =>
    resourceType === 'milestone' && resourceId !== null && goalId !== null
      ? { userId, goalId, id: resourceId }
      : undefined,
  )
  const found = await askedFor(keys, (wanted) => findShown(context, Milestone, wanted))
  return found.map((milestone) => milestone?.name)
}

const groupTitles: Titles = async (context, subjects) => {
  const ids = subjects.map(({ resourceType, resourceId }) =>
    resourceType === 'group' ? (resourceId ?? undefined) : undefined,
  )
  const found = await askedFor(ids, (wanted) => seenGroups(context, wanted))
  return found.map((seen) => seen?.group.name)
}

interface Said {
  readonly title?: string | undefined
  readonly text?: string | undefined
  readonly userId?: string | undefined
}

/** The last that was said in a room in which the viewer still sits. */
const lastSaid: Reading<Said | undefined> = async (context, subjects) => {
  const ids = subjects.map(({ kind, resourceId }) =>
    kind === 'message' ? (resourceId ?? undefined) : undefined,
  )
  const seats = await askedFor(ids, (wanted) =>
    seatsIn(context, [...wanted], { reading: leftOut(context), isListed: () => true }),
  )
  const keys = seats.map((seat) => {
    const { room, row } = seat ?? {}
    return room?.lastMessageId === undefined || row?.leftAt !== undefined
      ? undefined
      : { roomId: room.id, createdAt: room.lastMessageAt, id: room.lastMessageId }
  })
  const messages = await askedFor(keys, (wanted) => findShown(context, Message, wanted))
  return seats.map((seat, place) => {
    const message = messages[place]
    const isThere = message && message.deletedAt === undefined
    return (
      seat && {
        title: seat.group?.name,
        ...(isThere && { text: message.text, userId: message.userId }),
      }
    )
  })
}

/** What a comment says, for those who still see what it is on. */
const commentSaid = async (
  context: GuildContext,
  subjects: readonly NewsSubject[],
  titles: readonly (string | undefined)[],
): Promise<(Said | undefined)[]> => {
  const ids = subjects.map(({ commentId }, place) =>
    commentId !== null && titles[place] !== undefined ? { commentId } : undefined,
  )
  const refs = await askedFor(ids, (wanted) => findShown(context, CommentRef, wanted))
  const found = await askedFor(refs, (wanted) => findShown(context, Comment, wanted))
  return found.map((comment) => (comment && comment.deletedAt === null ? comment : undefined))
}

/**
 * How the things are called that notifications are about, and what was said, in a few reads for a
 * whole page. The policy is asked now: who has lost access, or is blocked, is shown nothing.
 */
export async function shownSubjects(
  context: GuildContext,
  subjects: readonly NewsSubject[],
): Promise<Shown[]> {
  const [resources, milestones, groups, rooms] = await Promise.all([
    resourceTitles(context, subjects),
    milestoneTitles(context, subjects),
    groupTitles(context, subjects),
    lastSaid(context, subjects),
  ])
  const comments = await commentSaid(context, subjects, resources)
  const said = subjects.map((_, place) => comments[place] ?? rooms[place])
  const hidden = await blockedAmong(
    context,
    said.flatMap((one) => one?.userId ?? []),
  )
  return subjects.map((_, place) => {
    const { text, userId } = said[place] ?? {}
    const isShown = text !== undefined && userId !== undefined && !hidden.has(userId)
    const title = resources[place] ?? milestones[place] ?? groups[place] ?? rooms[place]?.title
    return { title: title ? excerptOf(title) : null, excerpt: isShown ? excerptOf(text) : null }
  })
}
