import { lookup, pattern } from '@longtable/entity'
import { Group, GroupGoal, GroupInvite, GroupMember, JoinRequest } from './group.entity.ts'

export const groupById = lookup(Group, { source: '001: Get group' })
export const membersOf = pattern(GroupMember, 'table', { source: '001: List members' })
export const groupsOf = pattern(GroupMember, 'GSI1', {
  source: '001: Groups I’m in',
  descending: true,
})
export const membership = lookup(GroupMember, { source: 'spec: role in a group' })
export const joinRequestsTo = pattern(JoinRequest, 'table', { source: 'spec: who asks to join' })
export const joinRequestsBy = pattern(JoinRequest, 'GSI1', {
  source: 'spec: groups I asked to join',
  descending: true,
  ownedBy: 'userId',
})
export const joinRequest = lookup(JoinRequest, { source: 'spec: decide a request to join' })
export const groupInvitesFrom = pattern(GroupInvite, 'table', { source: 'spec: who is invited' })
export const groupInvitesFor = pattern(GroupInvite, 'GSI1', {
  source: 'spec: groups I am invited to',
  descending: true,
  ownedBy: 'userId',
})
export const groupInvite = lookup(GroupInvite, { source: 'spec: decide a group invite' })
export const goalsOfGroup = pattern(GroupGoal, 'table', { source: 'spec: goals of a project' })
