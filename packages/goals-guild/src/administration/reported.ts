import { type Reader, UnreadableItemError } from '@longtable/entity'
import { resourceById } from '../collaboration/collaborator.patterns.ts'
import { commentById, commentRef } from '../collaboration/comment.patterns.ts'
import { commentInView } from '../collaboration/comments/comments.policy.ts'
import type { GuildContext } from '../context.ts'
import { activity } from '../feed/find-activities.ts'
import { goalInView } from '../goals/goals.policy.ts'
import { groupInView } from '../groups/groups.policy.ts'
import { groupById } from '../groups/group.patterns.ts'
import { profileById } from '../users/user.patterns.ts'
import { visibleUser } from '../users/user.policy.ts'
import type { Report, ReportedType } from './report.entity.ts'

type Key = Pick<Report, 'reportedType' | 'reportedId'>

const seen: Readonly<
  Record<ReportedType, (context: GuildContext, id: string) => Promise<unknown>>
> = {
  user: visibleUser,
  group: groupInView,
  goal: goalInView,
  activity: (context, activityId) => activity(context, { activityId }),
  comment: commentInView,
}

/** Who does not see something cannot report it either: it is unknown to them. */
export const refuseUnseen = async (
  context: GuildContext,
  { reportedType, reportedId }: Key,
): Promise<void> => void (await seen[reportedType](context, reportedId))

/** What a report is about, as it is now: whose it is and what it says. For admins only. */
export interface ReportedView {
  readonly ownerId: string | null
  readonly text: string
}

const found: Readonly<
  Record<ReportedType, (reader: Pick<Reader, 'store'>, id: string) => Promise<ReportedView | null>>
> = {
  async user(reader, id) {
    const user = await profileById(reader, { id })
    return user && user.status !== 'deleted'
      ? { ownerId: id, text: user.bio ?? user.fullName }
      : null
  },
  async group(reader, id) {
    const group = await groupById(reader, { id })
    return group && group.deletedAt === undefined
      ? { ownerId: group.ownerId, text: [group.name, group.description].filter(Boolean).join('\n') }
      : null
  },
  goal: (reader, resourceId) => resource(reader, 'goal', resourceId),
  activity: (reader, resourceId) => resource(reader, 'activity', resourceId),
  async comment(reader, commentId) {
    const ref = await commentRef(reader, { commentId })
    const comment = ref && (await commentById(reader, ref))
    return comment && comment.deletedAt === null
      ? { ownerId: comment.userId, text: comment.text }
      : null
  },
}

async function resource(
  reader: Pick<Reader, 'store'>,
  resourceType: 'goal' | 'activity',
  resourceId: string,
): Promise<ReportedView | null> {
  const row = await resourceById(reader, { resourceType, resourceId })
  return row ? { ownerId: row.ownerId, text: row.title } : null
}

/** What cannot be read stands in the way of no list. */
export async function reportedAt(
  reader: Pick<Reader, 'store' | 'onUnreadable'>,
  { reportedType, reportedId }: Key,
): Promise<ReportedView | null> {
  try {
    return await found[reportedType](reader, reportedId)
  } catch (error) {
    if (!(error instanceof UnreadableItemError)) throw error
    reader.onUnreadable?.(error)
    return null
  }
}
