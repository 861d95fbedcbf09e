import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { useListing } from '../../api/listing.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Switch } from '../../ui/segments.tsx'
import { Ago } from '../../ui/time.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useGo } from '../nav.tsx'
import { useMe } from '../users/me.ts'
import {
  type HubNotification,
  MarkAllNotificationsRead,
  MarkNotificationRead,
} from './notifications.operations.ts'
import s from './notification-panel.module.css'
import { placeOf } from './place-of.ts'
import { moveUnread, NEWS, notificationsListing, unreadReading } from './readings.ts'
import { useNotificationsWords } from './words/index.ts'

const SIGNS: Readonly<Record<HubNotification['type'], IconName>> = {
  APPLICATION_UPDATE: 'send',
  ACCESS_REQUEST: 'key',
  MESSAGE: 'chat',
  SYSTEM: 'bell',
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
  return ({ id, isRead }: HubNotification) => {
    if (!isRead) act.mutate({ notificationId: id, requestId: newRequestId() })
  }
}

interface RowProps {
  readonly notification: HubNotification
  readonly onRead: () => void
  readonly onClose: () => void
}

function Row({ notification, onRead, onClose }: RowProps) {
  const words = useNotificationsWords()
  const common = useCommon()
  const go = useGo()
  const me = useMe()
  const { type, title, body, count, isRead, createdAt } = notification
  const open = async () => {
    onRead()
    try {
      const { to, asked } = await placeOf(notification, me?.id ?? '')
      onClose()
      go(to, asked && { asked })
    } catch {
      toast({ tone: 'bad', text: common.missing })
    }
  }
  return (
    <li className={s.row} data-new={isRead ? undefined : true}>
      <button type="button" className={s.item} onClick={() => void open()}>
        <span className={s.sign}>
          <Icon name={SIGNS[type]} size={17} />
        </span>
        <span className={s.text}>
          <span className={s.title}>
            {title}
            {count > 1 && <b>×{count}</b>}
          </span>
          <span className={s.body}>{body}</span>
          <small>
            <Ago time={createdAt} />
          </small>
        </span>
      </button>
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
