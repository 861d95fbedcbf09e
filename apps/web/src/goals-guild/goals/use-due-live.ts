import { isOwnRequest } from '../../api/act.ts'
import { readAgain, readOnceMore } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { DueChanged } from './steps.operations.ts'

/** What others do with one's steps; what one does oneself is shown already, and stays where it is. */
export const useDueLive = (): void =>
  useLive(
    DueChanged,
    {},
    {
      onListening: () => readOnceMore(['home'], ['tasks']),
      onEvent: ({ dueChanged: { requestId } }) => {
        if (!isOwnRequest(requestId)) readAgain(['home'], ['tasks'])
      },
    },
  )
