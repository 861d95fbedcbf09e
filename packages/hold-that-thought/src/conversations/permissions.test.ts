import { whoMayNot } from '@longtable/testing/permissions'
import { idOf } from '../testing/family-world.ts'
import {
  type Cast,
  everyone,
  familyRoles,
  forMembers,
  type FurtherRole,
  type PermissionRow,
} from '../testing/roles.ts'
import { groupOf, say } from '../testing/talks.ts'
import { conversationsFeature } from './conversations.feature.ts'
import { leaveConversation } from './leave-conversation.ts'
import { removeParticipant } from './remove-participant.ts'
import { addParticipant } from './add-participant.ts'

const UNKNOWN = everyone('NOT_FOUND conversations.unknown')

const friendIn = ({ world }: Cast) => world.person(`friend-${world.world.stamp().id.slice(-12)}`)

/** Of the owner and somebody else, with a message of the owner. */
async function groupWith(cast: Cast) {
  const { world, owner } = cast
  const friend = await friendIn(cast)
  const id = await groupOf(world, [owner, friend])
  const { id: message } = await say(world, owner, id)
  return { id, message, friend: idOf(friend) }
}

const conversation: PermissionRow['variables'] = async (cast) => ({
  id: (await groupWith(cast)).id,
})
const message: PermissionRow['variables'] = async (cast) => {
  const { id, message: said } = await groupWith(cast)
  return { id, message: said }
}
const friend: PermissionRow['variables'] = async (cast) => {
  const { id, friend: user } = await groupWith(cast)
  return { id, user }
}
const stranger: PermissionRow['variables'] = async (cast) => ({
  id: (await groupWith(cast)).id,
  user: idOf(await friendIn(cast)),
})

/** In it, and nothing more. */
const participant = (outcome: FurtherRole['outcome']): FurtherRole => ({
  async become({ world, owner, asker }, { id: conversationId }) {
    await addParticipant(world.again(owner), { conversationId, userId: idOf(asker) })
  },
  outcome,
})

const gone = (go: (cast: Cast, conversationId: string) => Promise<unknown>): FurtherRole => ({
  async become(cast, { id: conversationId }) {
    const { world, owner, asker } = cast
    await addParticipant(world.again(owner), { conversationId, userId: idOf(asker) })
    await go(cast, conversationId)
  },
  outcome: 'NOT_FOUND conversations.unknown',
})

const left = gone(({ world, asker }, conversationId) =>
  leaveConversation(world.again(asker), { conversationId }),
)
const removed = gone(({ world, owner, asker }, conversationId) =>
  removeParticipant(world.again(owner), { conversationId, userId: idOf(asker) }),
)

/** For who is in it; who is not, or not any more, knows of nothing. */
const forParticipants = (
  operation: string,
  document: string,
  variables = conversation,
): PermissionRow => ({
  operation,
  document,
  variables,
  outcomes: UNKNOWN,
  also: { left, removed, participant: participant('allowed') },
  allowedFor: 'owner',
})

const forCreators = (
  operation: string,
  document: string,
  variables = conversation,
): PermissionRow => ({
  ...forParticipants(operation, document, variables),
  also: { left, removed, participant: participant('FORBIDDEN conversations.not-creator') },
})

const about = (name: string, { more = '', types = '', fields = 'id' } = {}) =>
  `mutation ($id: ID!${types}) { ${name}(conversationId: $id${more}) { ${fields} } }`

whoMayNot(conversationsFeature, familyRoles, [
  forParticipants(
    'Query.conversation',
    'query ($id: ID!) { conversation(conversationId: $id) { title participants { displayName } } }',
  ),
  forMembers('Query.conversations', '{ conversations { items { title } } }'),
  forMembers('Query.unreadConversations', '{ unreadConversations }'),
  forParticipants(
    'Query.messages',
    'query ($id: ID!) { messages(conversationId: $id) { items { messageText } } }',
  ),
  forMembers(
    'Mutation.openDirectConversation',
    'mutation ($user: ID!) { openDirectConversation(userId: $user) { id } }',
    async (cast) => ({ user: idOf(await friendIn(cast)) }),
  ),
  forMembers(
    'Mutation.createGroupConversation',
    `mutation ($users: [ID!]!) {
      createGroupConversation(title: "Boxes", participantIds: $users) { id }
    }`,
    async (cast) => ({ users: [idOf(await friendIn(cast))] }),
  ),
  forParticipants('Mutation.sendMessage', about('sendMessage', { more: ', text: "Hello"' })),
  {
    ...forParticipants(
      'Mutation.deleteMessage',
      about('deleteMessage', { types: ', $message: ID!', more: ', messageId: $message' }),
      message,
    ),
    also: { left, removed, participant: participant('FORBIDDEN conversations.not-sender') },
  },
  {
    ...forParticipants(
      'Mutation.markConversationRead',
      about('markConversationRead'),
      // Who has something to read writes something.
      async (cast) => {
        const { world, owner } = cast
        const other = await friendIn(cast)
        const id = await groupOf(world, [owner, other])
        await say(world, other, id)
        return { id }
      },
    ),
  },
  forParticipants(
    'Mutation.leaveConversation',
    about('leaveConversation', { fields: 'conversationId' }),
  ),
  forCreators(
    'Mutation.addParticipant',
    about('addParticipant', { types: ', $user: ID!', more: ', userId: $user' }),
    stranger,
  ),
  forCreators(
    'Mutation.removeParticipant',
    about('removeParticipant', { types: ', $user: ID!', more: ', userId: $user' }),
    friend,
  ),
  forCreators(
    'Mutation.renameConversation',
    about('renameConversation', { more: ', title: "New"' }),
  ),
  forCreators(
    'Mutation.deleteConversation',
    about('deleteConversation', { fields: 'conversationId' }),
  ),
  forParticipants(
    'Subscription.messageAdded',
    'subscription ($id: ID!) { messageAdded(conversationId: $id) { kind } }',
  ),
  forMembers('Subscription.inboxChanged', 'subscription { inboxChanged { conversationId } }'),
])
