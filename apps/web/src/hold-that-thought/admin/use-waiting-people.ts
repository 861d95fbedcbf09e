import { useQuery } from '@tanstack/react-query'
import { readAgain, reading, readOnceMore } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { MEMBERS } from '../family/readings.ts'
import { isAdmin, useMe } from '../users/me.ts'
import { MembersChanged, WaitingPeople } from './pending.operations.ts'

/** As `ADMIN` of the admins' pages, which are not loaded here. */
const UNDER = ['letters', 'admin'] as const

const waitingReading = reading([...UNDER, 'waiting'], WaitingPeople, {})

/** How many wait for a yes; nobody but admins asks. */
export function useWaitingPeople(): number {
  const { data } = useQuery({ ...waitingReading, enabled: isAdmin(useMe()) })
  return data?.pendingUsers.items.length ?? 0
}

/** Who comes, is let in and goes, to every admin as it happens. */
export function useMembersLive(): void {
  useLive(MembersChanged, isAdmin(useMe()) ? {} : undefined, {
    onListening: () => readOnceMore([...UNDER, 'waiting'], [...UNDER, 'pending']),
    onEvent: () => readAgain(UNDER, MEMBERS),
  })
}
