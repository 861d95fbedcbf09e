import { DomainError, ROWS_AT_ONCE_MAX } from '@longtable/core'
import { asRead, check, fromItem, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type { HubContext } from '../context.ts'
import { mutation } from '../mutation.ts'
import { CONVERSATION_RATE } from '../rates.ts'
import { StartupInput } from '../startups/startup-fields.ts'
import { Member, Startup } from '../startups/startup.entity.ts'
import { membershipOf, membersOf, startupById } from '../startups/startup.patterns.ts'
import { startupInView, unknownStartup } from '../startups/startup.policy.ts'
import { joiningChannel } from './channel-rows.ts'
import { ChannelGuard, type Conversation } from './conversation.entity.ts'
import { channelOf, conversationById, participantOf } from './conversation.patterns.ts'
import { seatAt, suspendedError } from './conversation.policy.ts'
import { conversationView } from './conversation-views.ts'
import { nextMessage } from './moved-conversation.ts'
import { begunConversation, type Comer, emptyConversation } from './new-conversation.ts'
import { systemMessage } from './system-message.ts'

const notTeam = () =>
  new DomainError('FORBIDDEN', 'conversations.not-team', 'This is for its founder and members.')

interface Team {
  readonly startup: Startup
  /** The viewer's own; undefined for the founder. */
  readonly member: Member | undefined
}

/** Also while it is not ACTIVE, when nobody else sees it. */
async function ownTeam(context: HubContext, userId: string, startupId: string): Promise<Team> {
  const [startup, member] = await Promise.all([
    startupById(context, { startupId }),
    membershipOf(context, { startupId, userId }),
  ])
  if (startup && (member || startup.founderId === userId)) return { startup, member }
  await startupInView(context, startupId)
  throw notTeam()
}

/** The founder, who opens it, and as many of the others as fit; the rest follow by the stream. */
async function firstComers({ store }: HubContext, { startup, member }: Team, at: string) {
  const { startupId, founderId } = startup
  const { items } = await store.query({
    ...membersOf.query({ startupId }),
    limit: ROWS_AT_ONCE_MAX - 2,
  })
  const members = items.map((item) => fromItem(Member, item))
  const ids = new Set([...(member ? [member] : []), ...members].map(({ userId }) => userId))
  ids.delete(founderId)
  return [
    { userId: founderId, joinedAt: at },
    ...[...ids].map((userId): Comer => ({ userId, joinedAt: at, isMember: true })),
  ]
}

interface Opened {
  readonly conversationId: string
  readonly operations: readonly Operation[]
}

async function openedChannel(context: HubContext, team: Team, senderId: string): Promise<Opened> {
  const { startup, member } = team
  const { startupId } = startup
  if (startup.status === 'SUSPENDED') throw suspendedError()
  const { id: conversationId, at } = context.stamp()
  const comers = await firstComers(context, team, at)
  const conversation = emptyConversation(conversationId, at, {
    type: 'STARTUP_CHANNEL',
    participants: comers.map(({ userId }) => userId),
    relatedStartupId: startupId,
  })
  const said = systemMessage('CREATED', { senderId })
  const operations = [
    put(ChannelGuard, { startupId, conversationId, createdAt: at }),
    ...begunConversation(conversation, comers, nextMessage(conversation, context.stamp(), said)),
    check(Startup, startup, asRead(Startup, startup, 'founderId', 'status')),
    ...(member ? [check(Member, member, 'present')] : []),
  ]
  return { conversationId, operations }
}

interface Comes {
  readonly userId: string
  readonly member: Member | undefined
}

/** Nothing for who is in it. */
async function joinedChannel(
  context: HubContext,
  channel: Conversation,
  { userId, member }: Comes,
): Promise<Opened> {
  const { conversationId } = channel
  const row = await participantOf(context, { conversationId, userId })
  if (row && row.leftAt === undefined) return { conversationId, operations: [] }
  const joining = { userId, row, member, stamp: context.stamp() }
  return { conversationId, operations: await joiningChannel(context.store, channel, joining) }
}

/** Create or get, by whoever is of the team; who is not in it yet comes in. */
export const openStartupChannel = mutation({
  name: 'openStartupChannel',
  input: StartupInput,
  rate: CONVERSATION_RATE,
  plan: async ({ context, actor: { userId }, input: { startupId } }) => {
    const team = await ownTeam(context, userId, startupId)
    const guard = await channelOf(context, { startupId })
    const known = guard && (await conversationById(context, guard))
    if (guard && (!known || known.deletedAt !== undefined)) throw unknownStartup()
    const { conversationId, operations } = known
      ? await joinedChannel(context, known, { userId, member: team.member })
      : await openedChannel(context, team, userId)
    if (operations.length === 0) return { answer: { conversationId } }
    return {
      operations,
      result: { conversationId },
      audit: {
        action: known ? 'CHANNEL_JOINED' : 'CHANNEL_OPENED',
        resourceType: 'Startup',
        resourceId: startupId,
        metadata: { conversationId },
      },
    }
  },
  answer: async ({ context }, { conversationId }) =>
    conversationView(await seatAt(context, conversationId)),
})
