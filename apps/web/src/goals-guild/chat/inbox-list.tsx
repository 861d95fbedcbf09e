import { Link } from '@tanstack/react-router'
import { useListing } from '../../api/listing.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { Ago } from '../../ui/time.tsx'
import type { RoomFields } from './chat.operations.ts'
import s from './inbox-list.module.css'
import { inboxListing, requestsListing } from './readings.ts'
import { RoomPicture, useRoomName } from './room-name.tsx'
import { useChatWords } from './words/index.ts'

/** What was said last, and by whom where that is not plain. */
function LastSaid({ room: { lastMessage: last, scope, unread } }: { readonly room: RoomFields }) {
  const words = useChatWords()
  const text = last ? (last.text ?? words.deleted) : words.nothingSaid
  const first = last?.author?.fullName.split(' ')[0]
  const who = last?.isMine ? words.you : scope === 'group' ? first : undefined
  return (
    <span className={s.last} data-unread={unread > 0 || undefined}>
      {who === undefined ? text : words.said(who, text)}
    </span>
  )
}

export function RoomLink({ room }: { readonly room: RoomFields }) {
  const words = useChatWords()
  const name = useRoomName(room)
  return (
    <Link
      to="/chat/$roomId"
      params={{ roomId: room.id }}
      className={s.room}
      activeProps={{ 'aria-current': 'page' }}
    >
      <RoomPicture room={room} size={48} />
      <span className={s.text}>
        <span className={s.line}>
          <strong>{name}</strong>
          <Ago time={room.lastMessageAt} />
        </span>
        <span className={s.line}>
          <LastSaid room={room} />
          {room.mutedUntil && (
            <span className={s.muted} title={words.muted}>
              <Icon name="muted" size={15} />
              <span className="hidden-text">{words.muted}</span>
            </span>
          )}
          {room.unread > 0 && (
            <span className={s.unread} data-muted={room.mutedUntil !== null || undefined}>
              <span aria-hidden="true">{room.unread > 99 ? '99+' : room.unread}</span>
              <span className="hidden-text">{words.unread(room.unread)}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}

/** Strangers wait behind one line, so that they do not push friends away. */
function RequestsLink() {
  const words = useChatWords()
  const count = useListing(requestsListing).items?.length ?? 0
  return count === 0 ? null : (
    <Link to="/chat/requests" className={s.requests} activeProps={{ 'aria-current': 'page' }}>
      <Icon name="mail" size={20} />
      <span>{words.requestsCount(count)}</span>
      <Icon name="chevron" size={16} />
    </Link>
  )
}

export function InboxList() {
  const words = useChatWords()
  const list = useListing(inboxListing)
  return (
    <>
      <RequestsLink />
      <Listing
        list={list}
        empty={
          <Empty
            title={words.empty}
            text={words.emptyText}
            action={
              <Link to="/people" className={buttonClass('brand')}>
                {words.findPeople}
              </Link>
            }
          />
        }
      >
        {(rooms) => (
          <ul>
            {rooms.map((room) => (
              <li key={room.id}>
                <RoomLink room={room} />
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </>
  )
}
