import type { ProcessorContext } from '@longtable/core'
import type { Check } from '@longtable/store'
import type { Told } from '@longtable/system'
import { familyInbox } from './family-inbox.ts'
import type { Notification } from './notification.entity.ts'

type Subject = Pick<Notification, 'itemId' | 'commentId' | 'conversationId'>

/** Something that somebody is to be told of. */
export interface News extends Subject, Pick<Notification, 'userId' | 'kind'> {
  /** Whose act it was; nobody is told of their own. */
  readonly actorId?: string
  /** What makes it one: it follows from the change, so that a replay tells nothing. */
  readonly key: string
  /** When it happened, which does not hang on when it is told. */
  readonly at: string
  readonly markerDays?: number
  /** Takes the marker's place that says this time, where one key may be told of anew. */
  readonly replaces?: string | undefined
  /** What must still be so. */
  readonly when?: readonly Check[]
}

export async function tell(
  context: Pick<ProcessorContext, 'store' | 'now'>,
  { userId, key, at, markerDays, replaces, when = [], ...told }: News,
): Promise<Told> {
  if (told.actorId === userId) return 'known'
  return familyInbox.tell(context, {
    userId,
    key,
    at,
    markerDays,
    replaces,
    when,
    noteOf: ({ id, wave }) => ({
      ...told,
      id,
      userId,
      isRead: false,
      ...(wave !== undefined && { wave }),
      createdAt: at,
    }),
  })
}
