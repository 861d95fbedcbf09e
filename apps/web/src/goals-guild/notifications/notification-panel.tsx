import { useQuery } from '@tanstack/react-query'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { useListing } from '../../api/listing.ts'
import { Avatar, type Person } from '../../ui/avatar.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Ago } from '../../ui/time.tsx'
import { NotificationLink } from './notification-link.tsx'
import {
  MarkAllNotificationsRead,
  MarkNotificationRead,
  type NotificationFields,
} from './notifications.operations.ts'
import s from './notification-panel.module.css'
import { moveUnread, notificationsReading, unreadReading } from './readings.ts'
import { useNotificationsWords } from './words/index.ts'

const SIGNS: Partial<Record<NotificationFields['kind'], IconName>> = {
  task_due: 'clock',
  milestone: 'flag',
  quest_completed: 'trophy',
}

function useMarkRead() {
  const act = useAct(MarkNotificationRead, {
    touches: [unreadReading.queryKey],
    optimistic: ({ notificationId }) => {
      const undo = mergeEntity({ id: notificationId, isRead: true })
      const undoCount = moveUnread((count) => count - 1)
      return () => {
        undoCount()
        undo()
      }
    },
  })
  return ({ id, isRead }: NotificationFields) => {
    if (!isRead) act.mutate({ notificationId: id, requestId: newRequestId() })
  }
}

/** Who did it last, and before whom somebody else did. */
const Faces = ({
  actor,
  other,
}: {
  readonly actor: Person
  readonly other: Person | undefined
}) => (
  <span className={s.faces} data-two={other ? true : undefined}>
    <Avatar person={actor} size={other ? 32 : 40} />
    {other && <Avatar person={other} size={26} />}
  </span>
)

interface RowProps {
  readonly notification: NotificationFields
  readonly onRead: () => void
  readonly onClose: () => void
}

function Row({ notification, onRead, onClose }: RowProps) {
  const words = useNotificationsWords()
  const { kind, actor, others, excerpt, isRead, createdAt } = notification
  return (
    <li className={s.row} data-new={isRead ? undefined : true}>
      <NotificationLink
        notification={notification}
        className={s.item}
        onClick={() => {
          onRead()
          onClose()
        }}
      >
        {actor ? (
          <Faces actor={actor} other={others[0]} />
        ) : (
          <span className={s.sign}>
            <Icon name={SIGNS[kind] ?? 'bell'} />
          </span>
        )}
        <span className={s.text}>
          <span className={s.said}>{words.said(notification)}</span>
          {excerpt !== null && <span className={s.excerpt}>{excerpt}</span>}
          <small>
            <Ago time={createdAt} />
          </small>
        </span>
      </NotificationLink>
      {!isRead && <IconButton icon="check" label={words.read} onClick={onRead} />}
    </li>
  )
}

export function NotificationPanel({ onClose }: { readonly onClose: () => void }) {
  const words = useNotificationsWords()
  const unread = useQuery(unreadReading).data?.unreadCount ?? 0
  const list = useListing(notificationsReading)
  const markRead = useMarkRead()
  const markAll = useAct(MarkAllNotificationsRead, {
    touches: [['notifications']],
    optimistic: () => moveUnread(() => 0),
  })
  return (
    <Dialog title={words.title} onClose={onClose}>
      {unread > 0 && (
        <Button
          small
          look="quiet"
          icon="check"
          onClick={() => markAll.mutate({ requestId: newRequestId() })}
        >
          {words.allRead}
        </Button>
      )}
      <Listing list={list} empty={<Empty title={words.empty} text={words.emptyText} />}>
        {(items) => (
          <ul className={s.list}>
            {items.map((one) => (
              <Row key={one.id} notification={one} onRead={() => markRead(one)} onClose={onClose} />
            ))}
          </ul>
        )}
      </Listing>
    </Dialog>
  )
}
