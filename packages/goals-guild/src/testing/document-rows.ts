import type { Query } from '@longtable/store'
import type { GuildContext } from '../context.ts'
import type { DocumentScene } from './document-scene.ts'
import { idOf } from './guild-world.ts'

export interface DocumentRow {
  /** The row's own words. */
  readonly row: string
  readonly asker: (scene: DocumentScene) => GuildContext
  readonly document: string
  readonly variables?: (scene: DocumentScene) => object
  /** What the client gets. */
  readonly gives: (scene: DocumentScene) => object
  /** What the row asks the table or an index for. */
  readonly query?: (scene: DocumentScene) => Partial<Query>
  readonly key?: (scene: DocumentScene) => { readonly PK: string; readonly SK: string }
}

const byOwner = ({ owner }: DocumentScene) => owner
const byMember = ({ member }: DocumentScene) => member
const byInvitee = ({ invitee }: DocumentScene) => invitee
const begins = (prefix: string) => ({ begins: prefix })
const onGoal = ({ goalId }: DocumentScene) => ({ goalId })
export const resourceKey = ({ goalId }: DocumentScene) => `RESOURCE#GOAL#${goalId}`
export const ON_GOAL = 'resourceType: goal, resourceId: $goalId'

const inviteRows: readonly DocumentRow[] = [
  {
    row: '000: List all invites for a resource',
    asker: byOwner,
    document: `query ($goalId: ID!) { resourceInvites(${ON_GOAL}) { items { status inviteeId } } }`,
    variables: onGoal,
    gives: ({ member, invitee }) => ({
      resourceInvites: {
        items: [
          { status: 'accepted', inviteeId: idOf(member) },
          { status: 'pending', inviteeId: idOf(invitee) },
        ],
      },
    }),
    query: (scene) => ({ partition: resourceKey(scene), sort: begins('INVITE#') }),
  },
  {
    row: "000: List user's received invites",
    asker: byMember,
    document: '{ receivedInvites { items { status resourceTitle } } }',
    gives: () => ({
      receivedInvites: { items: [{ status: 'accepted', resourceTitle: 'Run' }] },
    }),
    query: ({ member }) => ({
      index: 'GSI1',
      partition: `USER#${idOf(member)}`,
      sort: begins('INVITE#'),
    }),
  },
  {
    row: '000: Get specific invite',
    asker: byInvitee,
    document: `query ($goalId: ID!, $inviteId: ID!) {
      collaborationInvite(${ON_GOAL}, inviteId: $inviteId) { id status }
    }`,
    variables: ({ goalId, pendingInvite }) => ({ goalId, inviteId: pendingInvite }),
    gives: ({ pendingInvite }) => ({
      collaborationInvite: { id: pendingInvite, status: 'pending' },
    }),
    key: (scene) => ({ PK: resourceKey(scene), SK: `INVITE#${scene.pendingInvite}` }),
  },
  {
    row: '000: List pending invites',
    asker: byInvitee,
    document: '{ receivedInvites(status: pending) { items { id } } }',
    gives: ({ pendingInvite }) => ({ receivedInvites: { items: [{ id: pendingInvite }] } }),
    query: ({ invitee }) => ({
      index: 'GSI1',
      partition: `USER#${idOf(invitee)}`,
      sort: begins('INVITE#pending#'),
    }),
  },
]

const collaboratorRows: readonly DocumentRow[] = [
  {
    row: '000: List resource collaborators',
    asker: byOwner,
    document: `query ($goalId: ID!) {
      collaborators(${ON_GOAL}) { items { user { nickname } role } }
    }`,
    variables: onGoal,
    gives: () => ({
      collaborators: { items: [{ user: { nickname: 'member' }, role: 'collaborator' }] },
    }),
    query: (scene) => ({ partition: resourceKey(scene), sort: begins('COLLABORATOR#') }),
  },
  {
    row: "000: List user's collaborations",
    asker: byMember,
    document: '{ myCollaborations { items { title role } } }',
    gives: () => ({ myCollaborations: { items: [{ title: 'Run', role: 'collaborator' }] } }),
    query: ({ member }) => ({
      index: 'GSI1',
      partition: `USER#${idOf(member)}`,
      sort: begins('COLLAB#'),
    }),
  },
  {
    row: '000: Check if user is collaborator',
    asker: byMember,
    document: 'query ($goalId: ID!) { goal(goalId: $goalId) { role } }',
    variables: onGoal,
    gives: () => ({ goal: { role: 'collaborator' } }),
    key: (scene) => ({ PK: resourceKey(scene), SK: `COLLABORATOR#${idOf(scene.member)}` }),
  },
  {
    row: '000: List collaborations by type',
    asker: byMember,
    document: '{ myCollaborations(resourceType: goal) { items { resourceId } } }',
    gives: ({ goalId }) => ({ myCollaborations: { items: [{ resourceId: goalId }] } }),
    query: ({ member }) => ({
      index: 'GSI1',
      partition: `USER#${idOf(member)}`,
      sort: begins('COLLAB#goal#'),
    }),
  },
]

const onComment = ({ commentId }: DocumentScene) => ({ commentId })

const commentRows: readonly DocumentRow[] = [
  {
    row: '000: List comments for resource',
    asker: byOwner,
    document: `query ($goalId: ID!) { allComments(${ON_GOAL}) { items { id text } } }`,
    variables: onGoal,
    gives: ({ commentId, replyId }) => ({
      allComments: {
        items: [
          { id: commentId, text: 'Great progress!' },
          { id: replyId, text: 'Thanks' },
        ],
      },
    }),
    query: (scene) => ({ partition: resourceKey(scene), sort: begins('COMMENT#') }),
  },
  {
    row: '000: List replies to comment',
    asker: byMember,
    document: 'query ($commentId: ID!) { replies(commentId: $commentId) { items { id } } }',
    variables: onComment,
    gives: ({ replyId }) => ({ replies: { items: [{ id: replyId }] } }),
    query: ({ commentId }) => ({ index: 'GSI1', partition: `COMMENT#${commentId}` }),
  },
  {
    row: '000: Get specific comment',
    asker: byMember,
    document: 'query ($commentId: ID!) { comment(commentId: $commentId) { text replyCount } }',
    variables: onComment,
    gives: () => ({ comment: { text: 'Great progress!', replyCount: 1 } }),
    key: (scene) => ({
      PK: resourceKey(scene),
      SK: `COMMENT#${scene.commentAt}#${scene.commentId}`,
    }),
  },
]

const reactionRows: readonly DocumentRow[] = [
  {
    row: '000: List reactions for comment',
    asker: byMember,
    document: `query ($commentId: ID!) {
      reactions(commentId: $commentId) { items { user { nickname } emoji } }
    }`,
    variables: onComment,
    gives: () => ({ reactions: { items: [{ user: { nickname: 'owner' }, emoji: '👍' }] } }),
    query: ({ commentId }) => ({
      partition: `COMMENT#${commentId}`,
      sort: begins('REACTION#'),
    }),
  },
  {
    row: "000: Get user's reaction",
    asker: byOwner,
    document: 'query ($commentId: ID!) { comment(commentId: $commentId) { reactions { isMine } } }',
    variables: onComment,
    gives: () => ({ comment: { reactions: [{ isMine: true }] } }),
    key: ({ commentId, owner }) => ({
      PK: `COMMENT#${commentId}`,
      SK: `REACTION#${idOf(owner)}#👍`,
    }),
  },
  {
    row: '000: Aggregate reactions',
    asker: byMember,
    document: `query ($commentId: ID!) {
      comment(commentId: $commentId) { reactions { emoji count isMine } }
    }`,
    variables: onComment,
    gives: () => ({ comment: { reactions: [{ emoji: '👍', count: 1, isMine: false }] } }),
  },
  {
    row: '000: NotificationPreference',
    asker: byMember,
    document: '{ notificationPreferences { emailOnInvite emailOnComment } }',
    gives: () => ({ notificationPreferences: { emailOnInvite: true, emailOnComment: false } }),
    key: ({ member }) => ({ PK: `USER#${idOf(member)}`, SK: 'COLLAB_PREFS' }),
  },
]

const groupRows: readonly DocumentRow[] = [
  {
    row: '001: Get group',
    asker: byMember,
    document: 'query ($groupId: ID!) { group(groupId: $groupId) { name memberCount } }',
    variables: ({ groupId }) => ({ groupId }),
    gives: () => ({ group: { name: 'Runners', memberCount: 2 } }),
    key: ({ groupId }) => ({ PK: `GROUP#${groupId}`, SK: `GROUP#${groupId}` }),
  },
  {
    row: '001: List members',
    asker: byMember,
    document: `query ($groupId: ID!) {
      groupMembers(groupId: $groupId) { items { user { nickname } role } }
    }`,
    variables: ({ groupId }) => ({ groupId }),
    gives: () => ({
      groupMembers: {
        items: [
          { user: { nickname: 'owner' }, role: 'owner' },
          { user: { nickname: 'member' }, role: 'member' },
        ],
      },
    }),
    query: ({ groupId }) => ({ partition: `GROUP#${groupId}`, sort: begins('MEMBER#') }),
  },
  {
    row: '001: Groups I’m in',
    asker: byMember,
    document: '{ myGroups { items { group { name } role } } }',
    gives: () => ({ myGroups: { items: [{ group: { name: 'Runners' }, role: 'member' }] } }),
    query: ({ member }) => ({
      index: 'GSI1',
      partition: `USER#${idOf(member)}`,
      sort: begins('ENTITY#Group#'),
    }),
  },
]

const chatRows: readonly DocumentRow[] = [
  {
    row: '001: Read history, and 004: Chat history',
    asker: byOwner,
    document: 'query ($roomId: ID!) { messages(roomId: $roomId) { items { text } after } }',
    variables: ({ roomId }) => ({ roomId }),
    gives: () => ({
      messages: { items: [{ text: 'Hello again' }, { text: 'Hello' }], after: null },
    }),
    query: ({ roomId }) => ({
      partition: `ROOM#${roomId}`,
      sort: begins('MSG#'),
      descending: true,
    }),
  },
]

/** Rows of document 000, and of 001's groups and chat, as the operations that answer them. */
export const documentRows: readonly DocumentRow[] = [
  ...inviteRows,
  ...collaboratorRows,
  ...commentRows,
  ...reactionRows,
  ...groupRows,
  ...chatRows,
]
