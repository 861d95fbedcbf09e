import { newRequestId, useAct } from '../../api/act.ts'
import { useGo } from '../../shell/nav.tsx'
import {
  OpenDirectConversation,
  type OpenDirectConversationVariables,
  OpenStartupChannel,
} from './conversations.operations.ts'
import { TALKS } from './readings.ts'

type With = Pick<OpenDirectConversationVariables, 'applicationId' | 'accessId' | 'userId'>

/** Opens the one conversation of two people, or of a team, and goes there. */
export function useOpenTalk() {
  const go = useGo()
  const direct = useAct(OpenDirectConversation, {
    touches: [TALKS],
    done: ({ openDirectConversation }) => go(`/messages/${openDirectConversation.id}`),
  })
  const channel = useAct(OpenStartupChannel, {
    touches: [TALKS],
    done: ({ openStartupChannel }) => go(`/messages/${openStartupChannel.id}`),
  })
  return {
    write: (to: With) => direct.mutate({ ...to, requestId: newRequestId() }),
    openChannel: (startupId: string) => channel.mutate({ startupId, requestId: newRequestId() }),
    isBusy: direct.isPending || channel.isPending,
  }
}
