import { newRequestId, useAct } from '../../api/act.ts'
import { useGo } from '../../shell/nav.tsx'
import { OpenDirectConversation } from './conversations.operations.ts'
import { TALKS } from './use-inbox-live.ts'

/** Opens the one conversation of two people, and goes there. */
export function useOpenTalk() {
  const go = useGo()
  const open = useAct(OpenDirectConversation, {
    touches: [TALKS],
    done: ({ openDirectConversation }) => go(`/messages/${openDirectConversation.id}`),
  })
  return {
    write: (userId: string) => open.mutate({ userId, requestId: newRequestId() }),
    isBusy: open.isPending,
  }
}
