import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import {
  GroupBoard,
  GroupFeed,
  GroupGoals,
  GroupInvites,
  GroupMembers,
  GroupRequests,
  GroupsByTag,
  MyGroupInvites,
  MyGroups,
  MyJoinRequests,
  ShownGroup,
} from './groups.operations.ts'

/** Lists of groups, and whatever is shown of one: what an act in a group may change. */
export const GROUPS = ['groups']
export const groupKey = (groupId: string) => ['group', groupId]

export const myGroupsListing = listing([...GROUPS, 'mine'], MyGroups, {
  variables: {},
  pageOf: ({ myGroups }) => myGroups,
})
export const invitesListing = listing([...GROUPS, 'invites'], MyGroupInvites, {
  variables: {},
  pageOf: ({ myGroupInvites }) => myGroupInvites,
})
export const myRequestsListing = listing([...GROUPS, 'requests'], MyJoinRequests, {
  variables: {},
  pageOf: ({ myJoinRequests }) => myJoinRequests,
})
export const groupsByTagListing = (tag: string) =>
  listing([...GROUPS, 'tag', tag], GroupsByTag, {
    variables: { tag },
    pageOf: ({ groupsByTag }) => groupsByTag,
  })

export const groupReading = (groupId: string) =>
  reading([...groupKey(groupId), 'one'], ShownGroup, { groupId })

export const groupFeedListing = (groupId: string) =>
  listing([...groupKey(groupId), 'feed'], GroupFeed, {
    variables: { groupId },
    pageOf: ({ activitiesOfGroup }) => activitiesOfGroup,
  })
export const groupGoalsListing = (groupId: string) =>
  listing([...groupKey(groupId), 'goals'], GroupGoals, {
    variables: { groupId },
    pageOf: ({ groupGoals }) => groupGoals,
  })
export const membersListing = (groupId: string) =>
  listing([...groupKey(groupId), 'members'], GroupMembers, {
    variables: { groupId },
    pageOf: ({ groupMembers }) => groupMembers,
  })
export const requestsOfListing = (groupId: string) =>
  listing([...groupKey(groupId), 'requests'], GroupRequests, {
    variables: { groupId },
    pageOf: ({ joinRequests }) => joinRequests,
  })
export const invitesOfListing = (groupId: string) =>
  listing([...groupKey(groupId), 'invites'], GroupInvites, {
    variables: { groupId },
    pageOf: ({ groupInvites }) => groupInvites,
  })
export const boardListing = (groupId: string) =>
  listing([...groupKey(groupId), 'board'], GroupBoard, {
    variables: { groupId },
    pageOf: ({ groupLeaderboard }) => groupLeaderboard,
  })
