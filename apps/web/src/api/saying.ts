import type { QueryKey } from '@tanstack/react-query'
import { useRef } from 'react'
import { toast } from '../ui/toasts.tsx'
import { newRequestId, useAct } from './act.ts'
import { draft, settle } from './drafts.ts'
import type { Operation } from './operation.ts'

interface Requested {
  readonly requestId?: string | null | undefined
}

interface SayingOptions<Data, Variables, Message> {
  readonly touches: readonly QueryKey[]
  readonly sentIn: (data: Data) => Message
  /** The draft of this id is this one now; without one it is gone. */
  readonly replace: (draftId: string, message?: Message) => void
  readonly failed: (variables: Variables) => void
}

/** What is said stands there at once, also without a connection; what was refused comes back to who wrote it. */
export function useSaying<
  Data,
  Variables extends Requested,
  Message extends { readonly id: string },
>(
  operation: Operation<Data, Variables>,
  { touches, sentIn, replace, failed }: SayingOptions<Data, Variables, Message>,
) {
  const drafts = useRef(new Map<string, string>())
  const draftOf = ({ requestId }: Requested) => drafts.current.get(requestId ?? '') ?? ''
  const { mutate } = useAct(operation, {
    touches,
    done: (data, variables) => {
      const [draftId, message] = [draftOf(variables), sentIn(data)]
      settle(draftId, message.id)
      replace(draftId, message)
    },
    failed: (error, variables) => {
      replace(draftOf(variables))
      failed(variables)
      toast({ tone: 'bad', text: error.message })
    },
  })
  return (show: (draftId: string) => void, variablesOf: (requestId: string) => Variables) => {
    const [requestId, draftId] = [newRequestId(), crypto.randomUUID()]
    drafts.current.set(requestId, draftId)
    draft(draftId)
    show(draftId)
    mutate(variablesOf(requestId))
  }
}
