import { whoMayNot } from '@longtable/testing/permissions'
import { createGroup } from '../groups/create-group.ts'
import { inviteToGroup } from '../groups/invite-to-group.ts'
import { joinGroup } from '../groups/join-group.ts'
import { leaveGroup } from '../groups/leave-group.ts'
import { setMemberRole } from '../groups/set-member-role.ts'
import { idOf } from '../testing/guild-world.ts'
import {
  type Cast,
  everyone,
  forEveryone,
  type FurtherRole,
  guildRoles,
  type PermissionRow,
} from '../testing/roles.ts'
import { feedFeature } from './feed.feature.ts'
import { postActivity } from './post-activity.ts'

const UNKNOWN = 'NOT_FOUND activities.unknown'
const NO_GROUP = 'NOT_FOUND groups.unknown'

const post = (author: Cast['owner'], fields: object = {}) =>
  postActivity(author, postActivity.input.parse({ text: 'Hello', ...fields }))

/** For followers, so that a row shows both: who sees it but may not, and who does not see it. */
async function postOf({ owner }: Cast) {
  const { id: activityId, actorId } = await post(owner)
  return { activityId, actorId }
}

async function groupPostOf({ owner }: Cast) {
  const fields = { name: 'Runners', access: 'invite' }
  const { id: groupId } = await createGroup(owner, createGroup.input.parse(fields))
  const { id: activityId } = await post(owner, { groupId })
  return { groupId, activityId }
}

const beMember: FurtherRole['become'] = async ({ owner, asker }, { groupId }) => {
  await inviteToGroup(owner, { groupId, userId: idOf(asker) })
  await joinGroup(asker, { groupId })
}
const haveLeft: FurtherRole['become'] = async (cast, made) => {
  await beMember(cast, made)
  await leaveGroup(cast.asker, { groupId: made.groupId })
}
const beGroupAdmin: FurtherRole['become'] = async (cast, made) => {
  await beMember(cast, made)
  const place = { groupId: made.groupId, userId: idOf(cast.asker) }
  await setMemberRole(cast.owner, { ...place, role: 'admin' })
}

const ofActor = (operation: string, document: string): PermissionRow => ({
  operation,
  document,
  variables: ({ owner }) => ({ actorId: idOf(owner) }),
  outcomes: everyone('FORBIDDEN users.not-admin'),
  allowedFor: 'admin',
})

whoMayNot(feedFeature, guildRoles, [
  ofActor('Query.promotion', 'query ($actorId: ID!) { promotion(actorId: $actorId) { since } }'),
  ofActor(
    'Mutation.promoteActor',
    'mutation ($actorId: ID!) { promoteActor(actorId: $actorId) { isPromoted } }',
  ),
  ofActor(
    'Mutation.demoteActor',
    'mutation ($actorId: ID!) { demoteActor(actorId: $actorId) { isPromoted } }',
  ),
  forEveryone('Query.myFeed', '{ myFeed { items { id } } }'),
  forEveryone('Query.feedMarker', '{ feedMarker { seenAt } }'),
  forEveryone('Query.newSince', '{ newSince { count } }'),
  forEveryone('Subscription.feedChanged', 'subscription { feedChanged { id } }'),
  {
    operation: 'Query.activitiesOf',
    document: 'query ($userId: ID!) { activitiesOf(userId: $userId) { items { id } } }',
    variables: ({ owner }) => ({ userId: idOf(owner) }),
    outcomes: everyone('allowed', { blocked: 'NOT_FOUND users.unknown' }),
    allowedFor: 'stranger',
  },
  {
    operation: 'Query.activity',
    document:
      'query ($actorId: ID!, $activityId: ID!) { activity(actorId: $actorId, activityId: $activityId) { id } }',
    variables: postOf,
    outcomes: everyone(UNKNOWN, { follower: 'allowed' }),
    allowedFor: 'owner',
  },
  {
    operation: 'Query.activitiesOfGroup',
    document: 'query ($groupId: ID!) { activitiesOfGroup(groupId: $groupId) { items { id } } }',
    variables: groupPostOf,
    outcomes: everyone(NO_GROUP),
    also: {
      leftMember: { become: haveLeft, outcome: NO_GROUP },
      member: { become: beMember, outcome: 'allowed' },
    },
    allowedFor: 'also',
  },
  {
    operation: 'Mutation.postActivity',
    document:
      'mutation ($groupId: ID!) { postActivity(text: "Hi", groupId: $groupId) { id groupName } }',
    variables: groupPostOf,
    outcomes: everyone(NO_GROUP),
    also: {
      leftMember: { become: haveLeft, outcome: NO_GROUP },
      member: { become: beMember, outcome: 'allowed' },
    },
    allowedFor: 'also',
  },
  {
    operation: 'Mutation.deleteActivity',
    document:
      'mutation ($groupId: ID!, $activityId: ID!) { deleteActivity(activityId: $activityId, groupId: $groupId) { activityId } }',
    variables: groupPostOf,
    outcomes: everyone(NO_GROUP),
    also: {
      leftMember: { become: haveLeft, outcome: NO_GROUP },
      member: { become: beMember, outcome: 'FORBIDDEN activities.not-author' },
      groupAdmin: { become: beGroupAdmin, outcome: 'allowed' },
    },
    allowedFor: 'also',
  },
  {
    operation: 'Mutation.markFeedSeen',
    document: 'mutation ($activityId: ID!) { markFeedSeen(activityId: $activityId) { seenAt } }',
    variables: async (cast) => ({ activityId: (await postOf(cast)).activityId }),
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
  },
])
