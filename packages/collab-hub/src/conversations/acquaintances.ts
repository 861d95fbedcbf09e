import { DomainError } from '@longtable/core'
import { areThere, asRead, check, findMany } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { type HubContext, isAdmin } from '../context.ts'
import { Member } from '../startups/startup.entity.ts'
import { startupById } from '../startups/startup.patterns.ts'
import { User } from '../users/user.entity.ts'
import { isSeenBy, unknownUser } from '../users/user.policy.ts'
import { Block } from './block.entity.ts'
import { blockedError } from './block.policy.ts'
import { DirectPair } from './conversation.entity.ts'

const strangerError = () =>
  new DomainError('FORBIDDEN', 'conversations.stranger', {
    message: 'participantIds: bring those you write with already, or your own team.',
    field: 'participantIds',
  })

/** Which of these people are of a startup's team: its founder, and who was accepted. */
export async function teamAmong(
  context: HubContext,
  startupId: string | undefined,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const startup = startupId === undefined ? undefined : await startupById(context, { startupId })
  if (!startup) return new Set()
  const keys = userIds.map((userId) => ({ startupId: startup.startupId, userId }))
  const areMembers = await areThere(context.store, Member, keys)
  return new Set(userIds.filter((id, place) => areMembers[place] || id === startup.founderId))
}

interface Brought {
  readonly otherIds: readonly string[]
  /** Whose team they may be. */
  readonly startupId: string | undefined
}

/**
 * Whom somebody may bring into a group: who writes with them already, and their own team. A group is
 * no way round the rules for two, nor round a block. What goes into the transaction is returned.
 */
export async function stillAcquainted(
  context: HubContext,
  actor: User,
  { otherIds, startupId }: Brought,
): Promise<Check[]> {
  const { store } = context
  const { userId: me } = actor
  const blocks = otherIds.map((userId) => ({ userId, blockedId: me }))
  const pairs = otherIds.map((id) => {
    const [lowerUserId = '', higherUserId = ''] = [me, id].sort()
    return { lowerUserId, higherUserId }
  })
  const [users, areBlocked, arePairs, team] = await Promise.all([
    findMany(
      store,
      User,
      otherIds.map((userId) => ({ userId })),
    ),
    areThere(store, Block, blocks),
    areThere(store, DirectPair, pairs),
    teamAmong(context, startupId, [me, ...otherIds]),
  ])
  const others = users.filter((one) => one !== undefined && isSeenBy(actor, one)) as User[]
  if (others.length < otherIds.length) throw unknownUser()
  if (areBlocked.includes(true)) throw blockedError()
  const isKnown = (id: string, place: number) =>
    isAdmin(actor) || arePairs[place] || (team.has(me) && team.has(id))
  if (!otherIds.every(isKnown)) throw strangerError()
  return [
    ...others.map((one) => check(User, one, asRead(User, one, 'status'))),
    ...blocks.map((key) => check(Block, key, 'absent')),
  ]
}
