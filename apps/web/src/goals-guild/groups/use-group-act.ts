import { newRequestId, useAct } from '../../api/act.ts'
import type { Operation } from '../../api/operation.ts'
import { toast } from '../../ui/toasts.tsx'
import { GROUPS, groupKey } from './readings.ts'

interface InGroup {
  readonly groupId: string
  readonly requestId?: string | null | undefined
}

interface GroupActOptions<Data> {
  readonly said?: string
  readonly done?: (data: Data) => void
}

/** Something that is done in a group: afterwards all that is shown of it is read again. */
export function useGroupAct<Data, Variables extends InGroup>(
  operation: Operation<Data, Variables>,
  groupId: string,
  { said, done }: GroupActOptions<Data> = {},
) {
  const { mutate, isPending } = useAct(operation, {
    touches: [GROUPS, groupKey(groupId)],
    done: (data) => {
      if (said !== undefined) toast({ tone: 'good', text: said })
      done?.(data)
    },
  })
  const act = (given: Omit<Variables, keyof InGroup>) =>
    mutate({ ...given, groupId, requestId: newRequestId() } as Variables)
  return { act, isPending }
}
