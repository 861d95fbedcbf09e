import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { useListing } from '../../api/listing.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { useLocale } from '../../i18n/language.ts'
import type { IconName } from '../../ui/icons.tsx'
import { NewsPanel, NewsRow, newsStyles } from '../../ui/news-panel.tsx'
import { toast } from '../../ui/toasts.tsx'
import { useGo } from '../../shell/nav.tsx'
import { formatDate } from '../kit/formats.ts'
import { useMe } from '../users/me.ts'
import {
  type HubNotification,
  MarkAllNotificationsRead,
  MarkNotificationRead,
} from './notifications.operations.ts'
import { placeOf } from './place-of.ts'
import { moveUnread, NEWS, notificationsListing, unreadReading } from './readings.ts'
import { isCountSaid, saidOf } from './said/said.ts'
import { useSaidWords } from './said/words/index.ts'
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
  const { type, count, isRead, createdAt } = notification
  const locale = useLocale()
  const { title, body } = saidOf(useSaidWords(), (time) => formatDate(locale, time), notification)
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
    <NewsRow
      isRead={isRead}
      sign={SIGNS[type]}
      time={createdAt}
      readLabel={words.read}
      onRead={onRead}
      opener={(className, inside) => (
        <button type="button" className={className} onClick={() => void open()}>
          {inside}
        </button>
      )}
    >
      <span className={newsStyles.title}>
        {title}
        {!isCountSaid(notification) && <b>×{count}</b>}
      </span>
      <span className={newsStyles.body}>{body}</span>
    </NewsRow>
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
    <NewsPanel
      words={{
        title: words.title,
        show: words.show,
        all: words.all,
        unread: words.unread,
        allRead: words.allRead,
        empty: words.empty,
        emptyText: words.emptyText,
      }}
      list={list}
      isUnread={isUnread}
      onShow={setUnread}
      unread={unread}
      onAllRead={() => markAll.mutate({ requestId: newRequestId() })}
      onClose={onClose}
    >
      {(one) => (
        <Row key={one.id} notification={one} onRead={() => markRead(one)} onClose={onClose} />
      )}
    </NewsPanel>
  )
}
