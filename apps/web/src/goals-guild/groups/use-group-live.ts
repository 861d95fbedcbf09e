import { isOwnRequest } from '../../api/act.ts'
import { readAgain, readOnceMore } from '../../api/cache.ts'
import { useLive } from '../../api/live.ts'
import { GroupChanged } from './groups.operations.ts'
import {
  boardListing,
  groupFeedListing,
  groupGoalsListing,
  groupReading,
  invitesOfListing,
  membersListing,
  requestsOfListing,
} from './readings.ts'

/** What others do in a group comes to its place as it happens. */
export function useGroupLive(groupId: string): void {
  const group = groupReading(groupId)
  const listsOf = {
    group: [group],
    member: [membersListing(groupId), boardListing(groupId), group],
    request: [requestsOfListing(groupId), group],
    invite: [invitesOfListing(groupId), group],
    goal: [groupGoalsListing(groupId)],
    activity: [groupFeedListing(groupId)],
  }
  const keysOf = (part: keyof typeof listsOf) => listsOf[part].map(({ queryKey }) => queryKey)
  const all = Object.values(listsOf).flatMap((lists) => lists.map(({ queryKey }) => queryKey))
  useLive(
    GroupChanged,
    { groupId },
    {
      onListening: () => readOnceMore(...new Set(all)),
      onEvent: ({ groupChanged: { part, requestId } }) => {
        if (!isOwnRequest(requestId)) readAgain(...keysOf(part))
      },
    },
  )
}
