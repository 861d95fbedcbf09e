import { derivedId } from '@longtable/entity'
import type { Notification } from './notification.entity.ts'

/** More are counted, and not named. */
const NAMED_MAX = 50

const peopleIn = ({ actorId, otherIds = [] }: Notification): string[] => [
  ...(actorId === undefined ? [] : [actorId]),
  ...otherIds,
]

/** Both as one: it tells of the later of the two, and of everybody who is in either. */
export function grownBy(news: Notification, before: Notification | undefined): Notification {
  if (!before) return news
  const [late, early] = news.createdAt >= before.createdAt ? [news, before] : [before, news]
  const [first, ...others] = [...new Set([...peopleIn(late), ...peopleIn(early)])]
  const isNew = news.actorId !== undefined && !peopleIn(before).includes(news.actorId)
  return {
    ...late,
    id:
      late === news ? news.id : derivedId(Date.parse(late.createdAt), `${news.userId} ${news.id}`),
    isRead: false,
    ...(news.wave !== undefined && { wave: news.wave }),
    readAt: undefined,
    actorId: first,
    otherIds: others.slice(0, NAMED_MAX - 1),
    otherCount: (before.otherCount ?? 0) + (isNew ? 1 : 0),
    replacedId: before.id,
  } as Notification
}
