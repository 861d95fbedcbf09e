import { keyOf } from '@longtable/entity'
import { whoMayNot } from '@longtable/testing/permissions'
import { blockUser } from '../../follows/block-user.ts'
import { idOf } from '../../testing/guild-world.ts'
import {
  type Cast,
  everyone,
  type FurtherRole,
  guildRoles,
  type Made,
  type Outcome,
  type PermissionRow,
} from '../../testing/roles.ts'
import { join, makeGoal } from '../../testing/work.ts'
import { Collaborator } from '../collaborator.entity.ts'
import { inviteCollaborator } from '../invite-collaborator.ts'
import { leaveResource } from '../leave-resource.ts'
import { addComment } from './add-comment.ts'
import { commentsFeature } from './comments.feature.ts'

const HIDDEN = 'NOT_FOUND comments.unknown'
const NO_RESOURCE = 'NOT_FOUND resources.unknown'
const VIEWER = 'FORBIDDEN collaboration.viewer'
const NOT_AUTHOR = 'FORBIDDEN comments.not-author'

/** Public, so that being allowed to read the goal does not let anybody into its comments. */
async function commented({ owner }: Cast) {
  const { id: goalId } = await makeGoal(owner, { visibility: 'public' })
  const on = { resourceType: 'goal', resourceId: goalId }
  const { id } = await addComment(owner, addComment.input.parse({ ...on, text: 'Hello' }))
  return { goalId, id }
}

const joins = (role: Collaborator['role'], outcome: Outcome): FurtherRole => ({
  become: ({ asker }, { goalId }) =>
    join(asker, { resourceType: 'goal', resourceId: goalId, role }),
  outcome,
})

const place = ({ goalId }: Made, asker: Cast['asker']) => ({
  resourceType: 'goal' as const,
  resourceId: goalId as string,
  userId: idOf(asker),
})

/** Those who may take part or did, and for whom the comments are as if they did not exist. */
const outside = (outcome: Outcome): Record<string, FurtherRole> => ({
  invitee: {
    async become({ asker, owner }, made) {
      const input = { ...place(made, asker), role: 'collaborator' }
      await inviteCollaborator(owner, inviteCollaborator.input.parse(input))
    },
    outcome,
  },
  leftCollaborator: {
    async become({ asker }, made) {
      await join(asker, { ...place(made, asker), role: 'collaborator' })
      await leaveResource(asker, place(made, asker))
    },
    outcome,
  },
  removedCollaborator: {
    async become({ asker, owner }, made) {
      await join(asker, { ...place(made, asker), role: 'collaborator' })
      await owner.store.writeMany({ deletes: [keyOf(Collaborator, place(made, asker))] })
    },
    outcome,
  },
  blockedCollaborator: {
    async become({ asker, owner }, made) {
      await join(asker, { ...place(made, asker), role: 'collaborator' })
      await blockUser(owner, { userId: idOf(asker) })
    },
    outcome,
  },
})

interface Expected {
  readonly hidden: Outcome
  readonly viewer: Outcome
  readonly collaborator: Outcome
}

const row = (
  operation: string,
  document: string,
  { hidden, viewer, collaborator }: Expected,
): PermissionRow => ({
  operation,
  document,
  variables: commented,
  outcomes: everyone(hidden),
  also: {
    viewer: joins('viewer', viewer),
    collaborator: joins('collaborator', collaborator),
    ...outside(hidden),
  },
  allowedFor: 'owner',
})

const reading = { hidden: HIDDEN, viewer: 'allowed', collaborator: 'allowed' } as const
const listing = { ...reading, hidden: NO_RESOURCE } as const
const changing = { hidden: HIDDEN, viewer: NOT_AUTHOR, collaborator: NOT_AUTHOR } as const

/** Comments are for those who take part; a viewer only reads. */
whoMayNot(commentsFeature, guildRoles, [
  row('Query.comment', 'query ($id: ID!) { comment(commentId: $id) { text } }', reading),
  row('Query.replies', 'query ($id: ID!) { replies(commentId: $id) { after } }', reading),
  row('Query.commentEdits', 'query ($id: ID!) { commentEdits(commentId: $id) { after } }', reading),
  row('Query.reactions', 'query ($id: ID!) { reactions(commentId: $id) { after } }', reading),
  row(
    'Query.comments',
    'query ($goalId: ID!) { comments(resourceType: goal, resourceId: $goalId) { after } }',
    listing,
  ),
  row(
    'Query.allComments',
    'query ($goalId: ID!) { allComments(resourceType: goal, resourceId: $goalId) { after } }',
    listing,
  ),
  row(
    'Mutation.addComment',
    `mutation ($goalId: ID!, $id: ID!) {
      addComment(resourceType: goal, resourceId: $goalId, parentId: $id, text: "Yes") { id }
    }`,
    { hidden: NO_RESOURCE, viewer: VIEWER, collaborator: 'allowed' },
  ),
  row(
    'Mutation.editComment',
    'mutation ($id: ID!) { editComment(commentId: $id, text: "No") { id } }',
    changing,
  ),
  row(
    'Mutation.deleteComment',
    'mutation ($id: ID!) { deleteComment(commentId: $id) { commentId } }',
    changing,
  ),
  row(
    'Mutation.addReaction',
    'mutation ($id: ID!) { addReaction(commentId: $id, emoji: "👍🏽") { emoji } }',
    { hidden: HIDDEN, viewer: VIEWER, collaborator: 'allowed' },
  ),
  row(
    'Mutation.removeReaction',
    'mutation ($id: ID!) { removeReaction(commentId: $id, emoji: "👍🏽") { emoji } }',
    reading,
  ),
  row(
    'Subscription.commentsChanged',
    'subscription ($goalId: ID!) { commentsChanged(resourceType: goal, resourceId: $goalId) { id } }',
    listing,
  ),
])
