import { useNavigate } from '@tanstack/react-router'
import { newRequestId, useAct } from '../../api/act.ts'
import { mergeEntity, queries } from '../../api/cache.ts'
import { toast } from '../../ui/toasts.tsx'
import {
  AcceptMessageRequest,
  DeclineMessageRequest,
  LeaveRoom,
  MuteRoom,
  RejoinRoom,
  type RoomFields,
  SetMessageTtl,
  UnmuteRoom,
} from './chat.operations.ts'
import { messagesListing } from './readings.ts'
import { INBOX } from './unread-rooms.ts'
import { useChatWords } from './words/index.ts'

/** Farther away than anybody lives: until it is unmuted. */
const FOR_EVER = '9999-12-31T23:59:59.999Z'

const until = (hours: number | null) =>
  hours === null ? null : new Date(Date.now() + hours * 3_600_000).toISOString()

/** What somebody can do with a conversation as a whole. */
export function useRoomActs({ id: roomId }: Pick<RoomFields, 'id'>) {
  const words = useChatWords()
  const navigate = useNavigate()
  const touches = [INBOX]
  const mute = useAct(MuteRoom, {
    touches,
    optimistic: ({ until: time }) => mergeEntity({ id: roomId, mutedUntil: time ?? FOR_EVER }),
    done: () => toast({ tone: 'good', text: words.mutedNow }),
  })
  const unmute = useAct(UnmuteRoom, {
    touches,
    optimistic: () => mergeEntity({ id: roomId, mutedUntil: null }),
    done: () => toast({ tone: 'good', text: words.unmutedNow }),
  })
  const leave = useAct(LeaveRoom, { touches, done: () => void navigate({ to: '/chat' }) })
  const rejoin = useAct(RejoinRoom, {
    touches,
    done: ({ rejoinRoom }) => {
      mergeEntity(rejoinRoom)
      void queries.resetQueries({ queryKey: messagesListing(roomId).queryKey })
    },
  })
  const setTtl = useAct(SetMessageTtl, {
    optimistic: ({ ttlSeconds = null }) => mergeEntity({ id: roomId, ttlSeconds }),
  })
  const accept = useAct(AcceptMessageRequest, {
    touches,
    optimistic: () => mergeEntity({ id: roomId, request: null }),
  })
  const decline = useAct(DeclineMessageRequest, {
    touches,
    optimistic: () => mergeEntity({ id: roomId, request: 'declined' }),
    done: () => toast({ tone: 'good', text: words.declinedNow }),
  })
  const once = () => ({ roomId, requestId: newRequestId() })
  return {
    /** Null: until it is unmuted. */
    mute: (hours: number | null) => mute.mutate({ ...once(), until: until(hours) }),
    unmute: () => unmute.mutate(once()),
    leave: () => leave.mutate(once()),
    rejoin: () => rejoin.mutate(once()),
    isRejoining: rejoin.isPending,
    setTtl: (ttlSeconds: number | null) => setTtl.mutate({ ...once(), ttlSeconds }),
    accept: () => accept.mutate(once()),
    decline: () => decline.mutate(once()),
  }
}
