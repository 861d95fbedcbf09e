import { DomainError, notFound } from '@longtable/core'
import { areThere, asRead, check, findListed, findShown } from '@longtable/entity'
import type { Check, ConditionGroup } from '@longtable/store'
import { activeUser, type HubContext } from '../context.ts'
import { Member, Startup } from '../startups/startup.entity.ts'
import { User } from '../users/user.entity.ts'
import { userById } from '../users/user.patterns.ts'
import { refuseBlocked, stillUnblocked } from './block.policy.ts'
import { Conversation, Participant } from './conversation.entity.ts'

/** A conversation as one of its participants has it. */
export interface Seat {
  readonly conversation: Conversation
  readonly row: Participant
  /** The other one of two. */
  readonly partnerId: string | undefined
  /** Whose channel it is. */
  readonly startup: Startup | undefined
}

export const unknownConversation = () => notFound('conversations.unknown', 'This conversation')
const partnerGoneError = () =>
  new DomainError(
    'CONFLICT',
    'conversations.partner-gone',
    'Nobody is there to read what you write here.',
  )
export const suspendedError = () =>
  new DomainError(
    'CONFLICT',
    'conversations.suspended',
    'This startup is suspended: what was said stays, and nothing is added.',
  )

export const partnerIn = (
  { type, participants }: Pick<Conversation, 'type' | 'participants'>,
  userId: string,
): string | undefined => (type === 'DIRECT' ? participants.find((id) => id !== userId) : undefined)

/** The two of a direct one are fixed: whoever has left it has it out of sight and no more. */
export const takesPart = ({ type, leftAt }: Pick<Participant, 'type' | 'leftAt'>): boolean =>
  type === 'DIRECT' || leftAt === undefined

/** What stands behind a seat in a channel. */
interface Team {
  readonly startup: Startup
  readonly isMember: boolean
}

/** By conversation; the row of a channel alone does not say that somebody is still of the team. */
async function teamsBehind(
  context: HubContext,
  userId: string,
  conversations: readonly (Conversation | undefined)[],
): Promise<ReadonlyMap<string, Team>> {
  const places = conversations.flatMap((one) =>
    one?.type === 'STARTUP_CHANNEL' && one.relatedStartupId !== undefined
      ? [{ conversationId: one.conversationId, startupId: one.relatedStartupId, userId }]
      : [],
  )
  if (places.length === 0) return new Map()
  const [startups, members] = await Promise.all([
    findListed(context, Startup, places),
    areThere(context.store, Member, places),
  ])
  return new Map(
    places.flatMap(({ conversationId }, place): [string, Team][] => {
      const startup = startups[place]
      return startup ? [[conversationId, { startup, isMember: members[place] === true }]] : []
    }),
  )
}

function seatOf(
  conversation: Conversation | undefined,
  row: Participant | undefined,
  team: Team | undefined,
): Seat | undefined {
  if (!conversation || !row || conversation.deletedAt !== undefined || !takesPart(row))
    return undefined
  const isChannel = conversation.type === 'STARTUP_CHANNEL'
  if (isChannel && (!team || (row.isMember && !team.isMember))) return undefined
  const partnerId = partnerIn(conversation, row.userId)
  return { conversation, row, partnerId, startup: team?.startup }
}

/** The viewer's seats, as they are now; undefined where they have none. */
export async function seatsIn(
  context: HubContext,
  conversationIds: readonly string[],
  { isCounted = false } = {},
): Promise<(Seat | undefined)[]> {
  const { userId } = await activeUser(context)
  // What is only counted may be a moment old; what one has read oneself is not.
  const findConversations = isCounted ? findShown : findListed
  const keys = conversationIds.map((conversationId) => ({ conversationId, userId }))
  const [conversations, rows] = await Promise.all([
    findConversations(context, Conversation, keys),
    findListed(context, Participant, keys),
  ])
  const teams = await teamsBehind(context, userId, conversations)
  return conversations.map((one, place) =>
    seatOf(one, rows[place], teams.get(one?.conversationId ?? '')),
  )
}

/** For who takes part; to everybody else it is unknown, to admins too. */
export async function seatAt(context: HubContext, conversationId: string): Promise<Seat> {
  const [seat] = await seatsIn(context, [conversationId])
  if (!seat) throw unknownConversation()
  return seat
}

/** It is there, and what is listed of it beside its last message is as it was read. */
export const stillListed = (conversation: Conversation): ConditionGroup =>
  asRead(Conversation, conversation, 'listedRevision', 'deletedAt')

/** Nobody has left or was shown out meanwhile: where the row itself is not written. */
export const stillSeated = ({ row }: Seat): Check =>
  check(Participant, row, asRead(Participant, row, 'leftAt'))

/** Who came into a channel as one of the team is one of it. */
export const stillOfTeam = ({ row: { userId, isMember }, startup }: Seat): Check[] =>
  startup && isMember ? [check(Member, { startupId: startup.startupId, userId }, 'present')] : []

/** Nothing is said in a suspended startup's channel, and nothing by who is not of its team. */
function stillOpenChannel(seat: Seat): Check[] {
  const { startup } = seat
  if (!startup) return []
  if (startup.status === 'SUSPENDED') throw suspendedError()
  const open = check(Startup, startup, { attribute: 'status', notEquals: 'SUSPENDED' })
  return [open, ...stillOfTeam(seat)]
}

/** Of two the other one has to be there, and neither may block the other. */
export async function stillHeard(context: HubContext, seat: Seat): Promise<Check[]> {
  const { partnerId, row } = seat
  if (partnerId === undefined) return stillOpenChannel(seat)
  const partner = await userById(context, { userId: partnerId })
  if (!partner || partner.status === 'BANNED') throw partnerGoneError()
  const pair = { one: row.userId, other: partnerId }
  await refuseBlocked(context.store, pair)
  return [check(User, partner, asRead(User, partner, 'status')), ...stillUnblocked(pair)]
}
