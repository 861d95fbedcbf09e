import { useNavigate } from '@tanstack/react-router'
import { newRequestId, useAct } from '../../api/act.ts'
import { OpenDirectRoom } from './chat.operations.ts'

/** The one room of the two of us, wherever one meets somebody. */
export function useOpenRoom() {
  const navigate = useNavigate()
  const { mutate, isPending } = useAct(OpenDirectRoom, {
    touches: [['inbox']],
    done: ({ openDirectRoom: { id } }) =>
      void navigate({ to: '/chat/$roomId', params: { roomId: id } }),
  })
  return {
    open: (userId: string) => mutate({ userId, requestId: newRequestId() }),
    isOpening: isPending,
  }
}
