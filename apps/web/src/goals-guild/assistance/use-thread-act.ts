import { newRequestId, useAct } from '../../api/act.ts'
import type { Operation } from '../../api/operation.ts'
import { toast } from '../../ui/toasts.tsx'
import { THREADS, threadReading } from './readings.ts'

interface InThread {
  readonly threadId: string
  readonly requestId?: string | null | undefined
}

interface ThreadActOptions {
  readonly said?: string
  readonly done?: () => void
}

/** Something that is done to a question: afterwards all that is shown of it is read again. */
export function useThreadAct<Data, Variables extends InThread>(
  operation: Operation<Data, Variables>,
  threadId: string,
  { said, done }: ThreadActOptions = {},
) {
  const { mutate, isPending } = useAct(operation, {
    touches: [THREADS, threadReading(threadId).queryKey],
    done: () => {
      if (said !== undefined) toast({ tone: 'good', text: said })
      done?.()
    },
  })
  const act = (given: Omit<Variables, keyof InThread>) =>
    mutate({ ...given, threadId, requestId: newRequestId() } as Variables)
  return { act, isPending }
}
