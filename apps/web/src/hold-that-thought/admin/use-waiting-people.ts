import { useQuery } from '@tanstack/react-query'
import { reading } from '../../api/cache.ts'
import { isAdmin, useMe } from '../users/me.ts'
import { WaitingPeople } from './pending.operations.ts'

/** Nothing tells of who comes. */
const ASK_MS = 60_000

/** How many wait for a yes; nobody but admins asks. */
export function useWaitingPeople(): number {
  const enabled = isAdmin(useMe())
  const waiting = reading(['letters', 'admin', 'waiting'], WaitingPeople, {})
  const { data } = useQuery({ ...waiting, enabled, refetchInterval: ASK_MS })
  return data?.pendingUsers.items.length ?? 0
}
