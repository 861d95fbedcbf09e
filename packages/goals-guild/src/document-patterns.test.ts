import type { Query } from '@longtable/store'
import { stores } from '@longtable/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuildContext } from './context.ts'
import { type AskingWorld, createAskingWorld } from './testing/asking-world.ts'
import { type DocumentScene, documentScene } from './testing/document-scene.ts'
import { createGuildWorld, idOf } from './testing/guild-world.ts'
import { updateNotificationPreferences } from './notifications/update-notification-preferences.ts'
import { ggCore } from './table.ts'
import { registerUser, RegisterUserInput } from './users/register-user.ts'

interface Row {
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
const resource = ({ goalId }: DocumentScene) => `RESOURCE#GOAL#${goalId}`
const GOAL = 'resourceType: goal, resourceId: $goalId'

const inviteRows: readonly Row[] = [
  {
    row: '000: List all invites for a resource',
    asker: byOwner,
    document: `query ($goalId: ID!) { resourceInvites(${GOAL}) { items { status inviteeId } } }`,
    variables: onGoal,
    gives: ({ member, invitee }) => ({
      resourceInvites: {
        items: [
          { status: 'accepted', inviteeId: idOf(member) },
          { status: 'pending', inviteeId: idOf(invitee) },
        ],
      },
    }),
    query: (scene) => ({ partition: resource(scene), sort: begins('INVITE#') }),
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
      collaborationInvite(${GOAL}, inviteId: $inviteId) { id status }
    }`,
    variables: ({ goalId, pendingInvite }) => ({ goalId, inviteId: pendingInvite }),
    gives: ({ pendingInvite }) => ({
      collaborationInvite: { id: pendingInvite, status: 'pending' },
    }),
    key: (scene) => ({ PK: resource(scene), SK: `INVITE#${scene.pendingInvite}` }),
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

const collaboratorRows: readonly Row[] = [
  {
    row: '000: List resource collaborators',
    asker: byOwner,
    document: `query ($goalId: ID!) {
      collaborators(${GOAL}) { items { user { nickname } role } }
    }`,
    variables: onGoal,
    gives: () => ({
      collaborators: { items: [{ user: { nickname: 'member' }, role: 'collaborator' }] },
    }),
    query: (scene) => ({ partition: resource(scene), sort: begins('COLLABORATOR#') }),
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
    key: (scene) => ({ PK: resource(scene), SK: `COLLABORATOR#${idOf(scene.member)}` }),
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

const commentRows: readonly Row[] = [
  {
    row: '000: List comments for resource',
    asker: byOwner,
    document: `query ($goalId: ID!) { allComments(${GOAL}) { items { id text } } }`,
    variables: onGoal,
    gives: ({ commentId, replyId }) => ({
      allComments: {
        items: [
          { id: commentId, text: 'Great progress!' },
          { id: replyId, text: 'Thanks' },
        ],
      },
    }),
    query: (scene) => ({ partition: resource(scene), sort: begins('COMMENT#') }),
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
      PK: resource(scene),
      SK: `COMMENT#${scene.commentAt}#${scene.commentId}`,
    }),
  },
]

const reactionRows: readonly Row[] = [
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

const groupRows: readonly Row[] = [
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

const chatRows: readonly Row[] = [
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

const rows = [
  ...inviteRows,
  ...collaboratorRows,
  ...commentRows,
  ...reactionRows,
  ...groupRows,
  ...chatRows,
]

describe.each(stores)('through GraphQL on $name', (store) => {
  let guild: AskingWorld
  let scene: DocumentScene
  beforeAll(async () => {
    guild = await createAskingWorld(store)
    scene = await documentScene(guild)
  })
  afterAll(() => guild?.[Symbol.asyncDispose]())

  const ask = ({ asker, document, variables }: Row) =>
    guild.noting(() => guild.ask(asker(scene), document, variables?.(scene)))

  it.each(rows)('$row', async (row) => {
    const { answer, asked } = await ask(row)
    expect(answer).toEqual({ data: row.gives(scene) })
    if (row.query) expect(asked.queries).toContainEqual(expect.objectContaining(row.query(scene)))
    if (row.key) expect(asked.keys).toContainEqual(row.key(scene))
  })

  it('000: Paginated comments', async () => {
    const document = `query ($goalId: ID!, $after: String) {
      allComments(${GOAL}, first: 1, after: $after) { items { id } after }
    }`
    const page = async (after: string | null) => {
      const variables = { goalId: scene.goalId, after }
      const { answer, asked } = await guild.noting(() =>
        guild.ask(scene.member, document, variables),
      )
      return { ...answer.data.allComments, queries: asked.queries }
    }
    const first = await page(null)
    expect(first.items).toEqual([{ id: scene.commentId }])
    const second = await page(first.after)
    expect(second).toMatchObject({ items: [{ id: scene.replyId }], after: null })
    expect(second.queries).toContainEqual(
      expect.objectContaining({
        partition: resource(scene),
        after: { PK: resource(scene), SK: `COMMENT#${scene.commentAt}#${scene.commentId}` },
      }),
    )
  })

  it('001: Send message', async () => {
    const document = `mutation ($roomId: ID!) {
      sendMessage(roomId: $roomId, text: "Third") { id createdAt }
    }`
    const { roomId, member } = scene
    const { answer, asked } = await guild.noting(() => guild.ask(member, document, { roomId }))
    const { id, createdAt } = answer.data.sendMessage
    const key = { PK: `ROOM#${roomId}`, SK: `MSG#${createdAt}#${id}` }
    expect(asked.written).toContainEqual(
      expect.objectContaining({ kind: 'put', item: expect.objectContaining(key) }),
    )
    expect(await guild.deps.store.get(key)).toEqual({
      ...key,
      GSI1PK: `USER#${idOf(member)}`,
      GSI1SK: `ENTITY#Message#${createdAt}`,
      type: 'Message',
      id,
      roomId,
      userId: idOf(member),
      text: 'Third',
      createdAt,
    })
  })
})

describe.each(stores)('the examples of the documents through mutations on $name', (store) => {
  it('000: NotificationPreference comes back attribute for attribute', async () => {
    await using guild = await createGuildWorld(store)
    const person = guild.as({ userId: 'user-123', email: 'user-123@example.com' })
    const profile = { nickname: 'user-123', fullName: 'Somebody' }
    await registerUser(person, RegisterUserInput.parse(profile))
    const stamp = () => ({ id: 'any', at: '2024-01-15T10:00:00Z' })
    const chosen = {
      emailOnInvite: true,
      emailOnComment: false,
      emailOnMention: true,
      emailOnReaction: false,
    }
    await updateNotificationPreferences({ ...guild.again(person), stamp }, chosen)
    const key = { PK: 'USER#user-123', SK: 'COLLAB_PREFS' }
    expect(await guild.world.store(ggCore).get(key)).toEqual({
      ...key,
      type: 'NotificationPreference',
      userId: 'user-123',
      ...chosen,
      updatedAt: '2024-01-15T10:00:00Z',
    })
  })

  it('004: an assistance message has the documented keys and attributes', async () => {
    await using guild = await createGuildWorld(store)
    const ana = await guild.person('ana')
    const asked = await guild.ask(ana, 'mutation { createGoal(title: "Run") { id } }')
    const thread = await guild.ask(
      ana,
      'mutation ($id: ID!) { askForHelp(goalId: $id, title: "Breathing", text: "How?") { id } }',
      { id: asked.data.createGoal.id },
    )
    const threadId = thread.data.askForHelp.id as string
    const sent = await guild.ask(
      ana,
      'mutation ($id: ID!) { sendAssistMessage(threadId: $id, text: "Slowly") { id createdAt } }',
      { id: threadId },
    )
    const { id, createdAt } = sent.data.sendAssistMessage
    const key = { PK: `ASSIST#${threadId}`, SK: `MSG#${createdAt}#${id}` }
    expect(await guild.world.store(ggCore).get(key)).toEqual({
      ...key,
      GSI3PK: `AUTHOR#${idOf(ana)}`,
      GSI3SK: `ASSISTMSG#${createdAt}#${id}`,
      type: 'AssistMsg',
      id,
      threadId,
      userId: idOf(ana),
      text: 'Slowly',
      createdAt,
    })
  })
})
