import { useEffect } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity } from '../../api/cache.ts'
import { MarkRoomRead, type RoomFields } from './chat.operations.ts'

/** What is on the screen is read: at once here, and on the server while the page is looked at. */
export function useMarkRead(room: RoomFields | undefined): void {
  const { mutate } = useAct(MarkRoomRead, {
    isQuiet: true,
    done: ({ markRoomRead }) => mergeEntity(markRoomRead),
    // It is tried again with the next message.
    failed: () => undefined,
  })
  const roomId = room?.id
  const unread = room?.unread ?? 0
  useEffect(() => {
    if (roomId === undefined || unread === 0) return
    const read = () => {
      if (document.visibilityState !== 'visible') return
      mergeEntity({ id: roomId, unread: 0 })
      mutate({ roomId, requestId: newRequestId() })
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [roomId, unread, mutate])
}
