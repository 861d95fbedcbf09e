import { DomainError } from '@longtable/core'
import { asRead, check, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type { HubContext } from '../context.ts'
import { mutation } from '../mutation.ts'
import { CONVERSATION_RATE } from '../rates.ts'
import { User } from '../users/user.entity.ts'
import { visibleUser } from '../users/user.policy.ts'
import { refuseBlocked, stillUnblocked } from './block.policy.ts'
import { type Conversation, DirectPair } from './conversation.entity.ts'
import { conversationById, directPair, participantOf } from './conversation.patterns.ts'
import { seatAt } from './conversation.policy.ts'
import { conversationView } from './conversation-views.ts'
import { type Ground, GroundInput, groundOf } from './grounds.ts'
import { movedConversation } from './moved-conversation.ts'
import { begunConversation, emptyConversation } from './new-conversation.ts'

const notToSelf = () =>
  new DomainError('INVALID', 'conversations.self', {
    message: 'userId: you cannot write to yourself.',
    field: 'userId',
  })
const noGround = () =>
  new DomainError(
    'FORBIDDEN',
    'conversations.no-ground',
    'You write to whom an application, access to a startup, or an admin’s office connects you with.',
  )
const beingRemoved = () =>
  new DomainError('CONFLICT', 'conversations.being-removed', 'It is just being removed.')

interface Opened {
  readonly conversationId: string
  readonly operations: readonly Operation[]
}

/** Both are in it at once; the other one sees it with its first message. */
async function opened(context: HubContext, me: string, ground: Ground): Promise<Opened> {
  const { otherId, related, holds, isKnownOnly } = ground
  if (isKnownOnly) throw noGround()
  const other = await visibleUser(context, otherId)
  const pair = { one: me, other: otherId }
  await refuseBlocked(context.store, pair)
  const { id: conversationId, at } = context.stamp()
  const participants = [me, otherId].sort()
  const [lowerUserId = '', higherUserId = ''] = participants
  const conversation = emptyConversation(conversationId, at, {
    type: 'DIRECT',
    participants,
    ...related,
  })
  const comers = [
    { userId: me, joinedAt: at },
    { userId: otherId, joinedAt: at, leftAt: at },
  ]
  return {
    conversationId,
    operations: [
      put(DirectPair, { lowerUserId, higherUserId, conversationId, createdAt: at }),
      ...begunConversation(conversation, comers),
      ...holds(conversationId),
      check(User, other, asRead(User, other, 'status', 'role')),
      ...stillUnblocked(pair),
    ],
  }
}

/** Who had left it has it in their list again; what it is first about, it says. */
async function openedAgain(
  context: HubContext,
  conversation: Conversation,
  { me, ground }: { readonly me: string; readonly ground: Ground },
): Promise<Opened> {
  const { conversationId } = conversation
  if (conversation.deletedAt !== undefined) throw beingRemoved()
  const row = await participantOf(context, { conversationId, userId: me })
  const { relatedStartupId, relatedApplicationId } = ground.related
  const patch = {
    ...(conversation.relatedStartupId === undefined && relatedStartupId && { relatedStartupId }),
    ...(conversation.relatedApplicationId === undefined &&
      relatedApplicationId && { relatedApplicationId }),
  }
  const isMoved = row?.leftAt !== undefined || Object.keys(patch).length > 0
  const moved = isMoved
    ? await movedConversation(context.store, conversation, { patch, returning: me })
    : []
  return { conversationId, operations: [...moved, ...ground.holds(conversationId)] }
}

const isWrite = ({ kind }: Operation) => kind !== 'check'

/** Create or get: the pair's guard makes it one, whoever opens it and for whatever they have in common. */
export const openDirectConversation = mutation({
  name: 'openDirectConversation',
  input: GroundInput,
  rate: CONVERSATION_RATE,
  begin: ({ actor, input }) => {
    if (actor.userId === input.userId) throw notToSelf()
  },
  plan: async ({ context, actor, input }) => {
    const { userId: me } = actor
    const ground = await groundOf(context, actor, input)
    const [lowerUserId = '', higherUserId = ''] = [me, ground.otherId].sort()
    const pair = await directPair(context, { lowerUserId, higherUserId })
    const known = pair && (await conversationById(context, pair))
    if (pair && !known) throw beingRemoved()
    const { conversationId, operations } = known
      ? await openedAgain(context, known, { me, ground })
      : await opened(context, me, ground)
    const result = { conversationId }
    if (!operations.some(isWrite)) return { answer: result }
    return {
      operations,
      result,
      audit: {
        action: 'CONVERSATION_OPENED',
        resourceType: 'Conversation',
        resourceId: conversationId,
      },
    }
  },
  answer: async ({ context }, { conversationId }) =>
    conversationView(await seatAt(context, conversationId)),
})
