import { useQuery } from '@tanstack/react-query'
import { reading } from '../../api/cache.ts'
import { DraftsWaiting } from './waiting.operations.ts'

const ASKED_MS = 60_000

/** Below the lists of drafts: who changes them has it counted anew. On every page, so it knows nothing else of drafts. */
const waitingReading = {
  ...reading(['letters', 'drafts', 'lists', 'waiting'], DraftsWaiting, {}),
  refetchInterval: ASKED_MS,
}

/** How many wait to be looked over; of many the first ones. */
export const useWaitingDrafts = (): number =>
  useQuery(waitingReading).data?.drafts.items.length ?? 0
