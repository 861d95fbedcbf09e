import type { GuildContext } from '../context.ts'
import { type GuildWorld, idOf } from './guild-world.ts'

/** Ids of what there is, for the variables of a row. */
export interface DocumentScene {
  readonly owner: GuildContext
  readonly member: GuildContext
  readonly invitee: GuildContext
  readonly goalId: string
  readonly pendingInvite: string
  readonly commentId: string
  readonly replyId: string
  readonly commentAt: string
  readonly groupId: string
  readonly roomId: string
  readonly messageIds: readonly string[]
}

const ON = 'resourceType: goal, resourceId: $goalId'
const INVITE = `mutation ($goalId: ID!, $userId: ID!) {
  inviteCollaborator(${ON}, userId: $userId) { id }
}`
const ACCEPT = `mutation ($goalId: ID!, $inviteId: ID!) {
  acceptInvite(${ON}, inviteId: $inviteId) { status }
}`
const COMMENT = `mutation ($goalId: ID!, $text: String!, $parentId: ID) {
  addComment(${ON}, text: $text, parentId: $parentId) { id createdAt }
}`

/** Somebody's goal with an invite, a collaborator, comments and a reaction; a group; a room. */
export async function documentScene(guild: GuildWorld): Promise<DocumentScene> {
  const owner = await guild.person('owner')
  const member = await guild.person('member')
  const invitee = await guild.person('invitee')
  async function ask(who: GuildContext, document: string, variables: object = {}) {
    guild.world.advance(1000)
    const { data, errors } = await guild.ask(who, document, variables)
    if (errors) throw new Error(JSON.stringify(errors))
    return Object.values(data)[0] as Record<string, string>
  }
  const goal = await ask(owner, 'mutation { createGoal(title: "Run") { id } }')
  const goalId = goal.id as string
  const invited = await ask(owner, INVITE, { goalId, userId: idOf(member) })
  await ask(member, ACCEPT, { goalId, inviteId: invited.id })
  const pending = await ask(owner, INVITE, { goalId, userId: idOf(invitee) })
  const comment = await ask(member, COMMENT, { goalId, text: 'Great progress!' })
  const reply = await ask(owner, COMMENT, { goalId, text: 'Thanks', parentId: comment.id })
  await ask(owner, 'mutation ($id: ID!) { addReaction(commentId: $id, emoji: "👍") { emoji } }', {
    id: comment.id,
  })
  const group = await ask(owner, 'mutation { createGroup(name: "Runners") { id } }')
  await ask(member, 'mutation ($id: ID!) { joinGroup(groupId: $id) { state } }', { id: group.id })
  await ask(owner, 'mutation ($id: ID!) { followUser(followeeId: $id) { createdAt } }', {
    id: idOf(member),
  })
  const room = await ask(member, 'mutation ($id: ID!) { openDirectRoom(userId: $id) { id } }', {
    id: idOf(owner),
  })
  const messageIds = []
  for (const text of ['Hello', 'Hello again']) {
    const send =
      'mutation ($id: ID!, $text: String!) { sendMessage(roomId: $id, text: $text) { id } }'
    messageIds.push((await ask(member, send, { id: room.id, text })).id as string)
  }
  await guild.settle()
  return {
    owner,
    member,
    invitee,
    goalId,
    pendingInvite: pending.id as string,
    commentId: comment.id as string,
    commentAt: comment.createdAt as string,
    replyId: reply.id as string,
    groupId: group.id as string,
    roomId: room.id as string,
    messageIds,
  }
}
