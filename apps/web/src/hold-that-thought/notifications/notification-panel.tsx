import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { useListing } from '../../api/listing.ts'
import type { IconName } from '../../ui/icons.tsx'
import { NewsPanel, NewsRow, newsStyles } from '../../ui/news-panel.tsx'
import { To } from '../../shell/nav.tsx'
import {
  type FamilyNotification,
  MarkAllNotificationsRead,
  MarkNotificationRead,
} from './notifications.operations.ts'
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
    <NewsRow
      isRead={isRead}
      sign={SIGNS[kind]}
      time={createdAt}
      readLabel={words.read}
      onRead={onRead}
      opener={(className, inside) => (
        <To
          to={placeOf(notification)}
          className={className}
          onClick={() => {
            onRead()
            onClose()
          }}
        >
          {inside}
        </To>
      )}
    >
      <span className={newsStyles.title}>{saidOf(words, notification)}</span>
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
