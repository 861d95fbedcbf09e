import { put } from '@longtable/entity'
import { whoMayNot } from '@longtable/testing/permissions'
import { appliedTo, join, newTalent } from '../testing/applications.ts'
import { idOf } from '../testing/hub-world.ts'
import {
  type Cast,
  everyone,
  type FurtherRole,
  hubRoles,
  type Made,
  type PermissionRow,
  turnInto,
} from '../testing/roles.ts'
import { startupOf } from '../testing/startups.ts'
import { say } from '../testing/talks.ts'
import { DirectPair } from './conversation.entity.ts'
import { conversationsFeature } from './conversations.feature.ts'
import { leaveConversation } from './leave-conversation.ts'
import { nextMessage } from './moved-conversation.ts'
import { begunConversation, emptyConversation } from './new-conversation.ts'

const UNKNOWN = 'NOT_FOUND conversations.unknown'
const admin = (cast: Cast) => turnInto(cast, 'ADMIN').then(() => {})

/** A group of the owner with a message of theirs, as if it had been made. */
async function groupMade({ world, owner }: Pick<Cast, 'world' | 'owner'>, ...more: string[]) {
  const { id: conversationId, at } = world.world.stamp()
  const ownerId = idOf(owner)
  const otherId = world.world.stamp().id
  const participants = [ownerId, otherId, ...more]
  const group = emptyConversation(conversationId, at, { type: 'GROUP', participants, ownerId })
  const message = nextMessage(group, world.world.stamp(), {
    senderId: ownerId,
    type: 'TEXT',
    content: 'Hello',
  })
  const comers = participants.map((userId) => ({ userId, joinedAt: at }))
  await world.deps.store.write(begunConversation(group, comers, message))
  return { conversationId, messageId: message.messageId, otherId }
}

const groupOnly: PermissionRow['variables'] = async (cast) => ({
  conversationId: (await groupMade(cast)).conversationId,
})

const messageMade: PermissionRow['variables'] = async (cast) => {
  const { conversationId, messageId } = await groupMade(cast)
  return { conversationId, messageId }
}

/** Somebody who was in a conversation of the owner, and has left it. */
const leaver: FurtherRole['become'] = async (cast, made: Made) => {
  const { world, asker } = cast
  const { conversationId } = await groupMade(cast, idOf(asker))
  const { id: messageId } = await say(world, asker, conversationId)
  await leaveConversation(world.again(asker), { conversationId })
  return { ...made, conversationId, ...('messageId' in made && { messageId }) }
}

interface Asked {
  readonly document: string
  readonly variables?: PermissionRow['variables']
}

/** In a conversation: who takes part, and nobody else, an admin neither. */
const inside = (operation: string, { document, variables = groupOnly }: Asked): PermissionRow => ({
  operation,
  document,
  variables,
  outcomes: everyone(UNKNOWN),
  also: {
    leaver: { become: leaver, outcome: UNKNOWN },
    admin: { become: admin, outcome: UNKNOWN },
  },
  allowedFor: 'owner',
})

const ofGroup = '$conversationId: ID!'
const toGroup = 'conversationId: $conversationId'
const ofMessage = `${ofGroup}, $messageId: ID!`
const toMessage = `${toGroup}, messageId: $messageId`

const mine = (operation: string, document: string): PermissionRow => ({
  operation,
  document,
  variables: () => ({}),
  outcomes: everyone('allowed'),
  allowedFor: 'stranger',
})

const aboutSomebody = (name: string, shown: string): PermissionRow => ({
  operation: `Mutation.${name}`,
  document: `mutation ($userId: ID!) { ${name}(userId: $userId) { ${shown} } }`,
  variables: async ({ world }) => ({ userId: idOf(await newTalent(world)) }),
  outcomes: everyone('allowed'),
  allowedFor: 'stranger',
})

whoMayNot(conversationsFeature, hubRoles, [
  inside('Query.conversation', {
    document: `query (${ofGroup}) { conversation(${toGroup}) { id } }`,
  }),
  inside('Query.messages', {
    document: `query (${ofGroup}) { messages(${toGroup}) { items { id } } }`,
  }),
  inside('Query.conversationParticipants', {
    document: `query (${ofGroup}) { conversationParticipants(${toGroup}) { items { userId } } }`,
  }),
  mine('Query.conversations', '{ conversations { items { id } } }'),
  mine('Query.unreadConversations', '{ unreadConversations }'),
  mine('Query.blockedUsers', '{ blockedUsers { items { id } } }'),
  {
    operation: 'Mutation.openDirectConversation',
    document:
      'mutation ($applicationId: ID!) { openDirectConversation(applicationId: $applicationId) { id } }',
    variables: async ({ world, owner }) => ({
      applicationId: (await appliedTo(world, owner, { status: 'REVIEWING' })).applicationId,
    }),
    outcomes: everyone('NOT_FOUND applications.unknown'),
    also: { admin: { become: admin, outcome: 'FORBIDDEN conversations.not-party' } },
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.createGroupConversation',
    document:
      'mutation ($ids: [ID!]!, $startupId: ID) { createGroupConversation(title: "A", participantIds: $ids, startupId: $startupId) { id } }',
    variables: async ({ world, owner }) => {
      const startupId = await startupOf(world, owner)
      const members = [await newTalent(world), await newTalent(world)]
      for (const member of members) await join(world, member, startupId)
      return { ids: members.map(idOf), startupId }
    },
    outcomes: everyone('NOT_FOUND startups.unknown'),
    also: {
      stranger: {
        become: (_, { ids }) => ({ ids, startupId: null }),
        outcome: 'FORBIDDEN conversations.stranger',
      },
    },
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.openStartupChannel',
    document: 'mutation ($startupId: ID!) { openStartupChannel(startupId: $startupId) { id } }',
    variables: async ({ world, owner }) => ({ startupId: await startupOf(world, owner) }),
    outcomes: everyone('FORBIDDEN conversations.not-team'),
    also: {
      admin: { become: admin, outcome: 'FORBIDDEN conversations.not-team' },
      member: {
        become: async (cast, { startupId }) => {
          await turnInto(cast, 'TALENT')
          await join(cast.world, cast.asker, startupId)
        },
        outcome: 'allowed',
      },
    },
    allowedFor: 'owner',
  },
  inside('Mutation.addParticipant', {
    document: `mutation (${ofGroup}, $userId: ID!) { addParticipant(${toGroup}, userId: $userId) { id } }`,
    variables: async (cast) => {
      const { conversationId } = await groupMade(cast)
      const userId = idOf(await newTalent(cast.world))
      const [lowerUserId = '', higherUserId = ''] = [idOf(cast.owner), userId].sort()
      const createdAt = cast.world.world.stamp().at
      const pair = { lowerUserId, higherUserId, conversationId, createdAt }
      await cast.world.deps.store.write([put(DirectPair, pair)])
      return { conversationId, userId }
    },
  }),
  inside('Mutation.removeParticipant', {
    document: `mutation (${ofGroup}, $userId: ID!) { removeParticipant(${toGroup}, userId: $userId) { id } }`,
    variables: async (cast) => {
      const { conversationId, otherId: userId } = await groupMade(cast)
      return { conversationId, userId }
    },
  }),
  inside('Mutation.renameConversation', {
    document: `mutation (${ofGroup}) { renameConversation(${toGroup}, title: "B") { id } }`,
  }),
  inside('Mutation.leaveConversation', {
    document: `mutation (${ofGroup}) { leaveConversation(${toGroup}) { conversationId } }`,
  }),
  inside('Mutation.muteConversation', {
    document: `mutation (${ofGroup}) { muteConversation(${toGroup}, isMuted: true) { isMuted } }`,
  }),
  inside('Mutation.markConversationRead', {
    document: `mutation (${ofGroup}) { markConversationRead(${toGroup}) { unread } }`,
  }),
  inside('Mutation.sendMessage', {
    document: `mutation (${ofGroup}) { sendMessage(${toGroup}, content: "Hi") { id } }`,
  }),
  inside('Mutation.editMessage', {
    document: `mutation (${ofMessage}) { editMessage(${toMessage}, content: "Hi") { id } }`,
    variables: messageMade,
  }),
  inside('Mutation.deleteMessage', {
    document: `mutation (${ofMessage}) { deleteMessage(${toMessage}) { id } }`,
    variables: messageMade,
  }),
  aboutSomebody('blockUser', 'isBlocked'),
  aboutSomebody('unblockUser', 'isBlocked'),
  inside('Subscription.messageAdded', {
    document: `subscription (${ofGroup}) { messageAdded(${toGroup}) { kind } }`,
  }),
  mine('Subscription.inboxChanged', 'subscription { inboxChanged { conversationId } }'),
])
