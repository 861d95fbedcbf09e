import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity, readAgain } from '../../api/cache.ts'
import { ApiError } from '../../api/errors.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Trouble } from '../../ui/trouble.tsx'
import { DeleteMessage, EditMessage, type RoomFields } from './chat.operations.ts'
import { Log } from './log.tsx'
import { dropOutgoing } from './outgoing.ts'
import { roomReading } from './readings.ts'
import { INBOX } from './unread-rooms.ts'
import { RequestBar } from './request-bar.tsx'
import { RoomComposer } from './room-composer.tsx'
import { RoomHead } from './room-head.tsx'
import { useRoomName } from './room-name.tsx'
import s from './room.module.css'
import type { ShownMessage } from './runs.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useMessages, useSend } from './use-messages.ts'
import { useRoomActs } from './use-room-acts.ts'
import { useChatWords } from './words/index.ts'

function Left({ room }: { readonly room: RoomFields }) {
  const words = useChatWords()
  const { rejoin, isRejoining } = useRoomActs(room)
  return (
    <div className={s.middle}>
      <Empty
        title={words.left}
        text={words.leftText}
        action={
          <Button look="brand" onClick={rejoin} busy={isRejoining}>
            {words.rejoin}
          </Button>
        }
      />
    </div>
  )
}

/** Changing and deleting what one has said oneself. */
function useOwnMessages(roomId: string) {
  const edit = useAct(EditMessage, {
    optimistic: ({ messageId, text }) =>
      mergeEntity({ id: messageId, text, editedAt: new Date().toISOString() }),
    done: ({ editMessage }) => mergeEntity(editMessage),
  })
  const remove = useAct(DeleteMessage, {
    touches: [INBOX],
    optimistic: ({ messageId }) =>
      mergeEntity({ id: messageId, text: null, deletedAt: new Date().toISOString() }),
  })
  return {
    edit: ({ id: messageId }: ShownMessage, text: string) =>
      edit.mutate({ roomId, messageId, text, requestId: newRequestId() }),
    remove: ({ id: messageId }: ShownMessage) =>
      remove.mutate({ roomId, messageId, requestId: newRequestId() }),
  }
}

const isChangeable = ({ isMine, deletedAt, state }: ShownMessage) =>
  isMine && deletedAt === null && !state

function Talk({ room }: { readonly room: RoomFields }) {
  const words = useChatWords()
  const name = useRoomName(room)
  const [edited, setEdited] = useState<ShownMessage>()
  const [removed, setRemoved] = useState<ShownMessage>()
  const own = useOwnMessages(room.id)
  const send = useSend(room.id)
  const { messages, items, error, retry, more, isMoreBusy } = useMessages(room.id, () =>
    readAgain(INBOX, roomReading(room.id).queryKey),
  )
  const acts = {
    onEdit: setEdited,
    onRemove: setRemoved,
    onRetry: ({ id, text }: ShownMessage) => send(text ?? '', id),
    onDiscard: ({ id }: ShownMessage) => dropOutgoing(id),
  }
  const isGroup = room.scope === 'group'
  const begin = isGroup ? words.firstGroup : words.first(name)
  if (error) return <Trouble onRetry={retry} />
  return (
    <>
      {!items && (
        <div className={s.loading}>
          <Skeleton lines={6} height={36} />
        </div>
      )}
      {items && messages.length === 0 && <p className={s.middle}>{begin}</p>}
      {messages.length > 0 && <Log {...{ name, isGroup, messages, more, isMoreBusy, acts }} />}
      {room.request ? (
        <RequestBar room={room} />
      ) : room.group?.archivedAt ? (
        <p className={s.note}>{words.archived}</p>
      ) : (
        <RoomComposer
          edited={edited}
          onSend={send}
          onEdit={(text) => {
            if (edited && text !== edited.text) own.edit(edited, text)
            setEdited(undefined)
          }}
          onStopEditing={() => setEdited(undefined)}
          onEditLast={() => setEdited(messages.findLast(isChangeable))}
        />
      )}
      {removed && (
        <Confirm
          title={words.removeTitle}
          text={words.removeText}
          act={words.remove}
          isDanger
          onConfirm={() => own.remove(removed)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  )
}

export function RoomPage() {
  const { roomId } = useParams({ from: '/app/chat/$roomId' })
  const common = useCommon()
  const { data, error, refetch } = useQuery(roomReading(roomId))
  const room = data?.room
  useMarkRead(room)
  if (error instanceof ApiError && error.code === 'NOT_FOUND')
    return <Empty isPage title={common.missing} text={common.missingText} />
  if (error && !room) return <Trouble onRetry={() => void refetch()} />
  return (
    <section className={s.room} key={roomId}>
      {room ? <RoomHead room={room} /> : <div className={s.head} />}
      {room &&
        (room.hasLeft && room.scope === 'group' ? <Left room={room} /> : <Talk room={room} />)}
    </section>
  )
}
