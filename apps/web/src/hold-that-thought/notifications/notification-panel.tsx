import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { useListing } from '../../api/listing.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Switch } from '../../ui/segments.tsx'
import { Ago } from '../../ui/time.tsx'
import { To } from '../nav.tsx'
import {
  type FamilyNotification,
  MarkAllNotificationsRead,
  MarkNotificationRead,
} from './notifications.operations.ts'
import s from './notification-panel.module.css'
import { moveUnread, NEWS, notificationsListing, unreadReading } from './readings.ts'
import { placeOf, saidOf } from './said.ts'
import { useNotificationsWords } from './words/index.ts'

const SIGNS: Readonly<Record<FamilyNotification['kind'], IconName>> = {
  approved: 'key',
  comment: 'pen',
  invitation_accepted: 'person-plus',
  message: 'chat',
  reaction: 'star',
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
  return ({ id, isRead }: FamilyNotification) => {
    if (!isRead) act.mutate({ notificationId: id, requestId: newRequestId() })
  }
}

interface RowProps {
  readonly notification: FamilyNotification
  readonly onRead: () => void
  readonly onClose: () => void
}

function Row({ notification, onRead, onClose }: RowProps) {
  const words = useNotificationsWords()
  const { kind, isRead, createdAt } = notification
  return (
    <li className={s.row} data-new={isRead ? undefined : true}>
      <To
        to={placeOf(notification)}
        className={s.item}
        onClick={() => {
          onRead()
          onClose()
        }}
      >
        <span className={s.sign}>
          <Icon name={SIGNS[kind]} size={17} />
        </span>
        <span className={s.text}>
          <span className={s.title}>{saidOf(words, notification)}</span>
          <small>
            <Ago time={createdAt} />
          </small>
        </span>
      </To>
      {!isRead && <IconButton icon="check" label={words.read} onClick={onRead} />}
    </li>
  )
}

export function NotificationPanel({ onClose }: { readonly onClose: () => void }) {
  const words = useNotificationsWords()
  const [isUnread, setUnread] = useState(false)
  const unread = useQuery(unreadReading).data?.unreadNotificationCount ?? 0
  const list = useListing(notificationsListing(isUnread))
  const markRead = useMarkRead()
  const markAll = useAct(MarkAllNotificationsRead, {
    touches: [NEWS],
    optimistic: () => moveUnread(() => 0),
  })
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className={s.bar}>
        <Switch
          label={words.show}
          value={isUnread ? 'unread' : 'all'}
          choices={[
            ['all', words.all],
            ['unread', words.unread],
          ]}
          onChoose={(next) => setUnread(next === 'unread')}
        />
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
      </div>
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
