import { settle } from '@longtable/core'
import { check, find, put, type Stamp } from '@longtable/entity'
import type { Operation, Store } from '@longtable/store'
import { Member } from '../startups/startup.entity.ts'
import { membershipOf } from '../startups/startup.patterns.ts'
import { User } from '../users/user.entity.ts'
import { NAMED_MAX } from './conversation-fields.ts'
import { Conversation, Participant } from './conversation.entity.ts'
import { channelOf, participantOf } from './conversation.patterns.ts'
import { leavingMany } from './leave-conversation.ts'
import { movedConversation, nextMessage } from './moved-conversation.ts'
import { newParticipant } from './new-conversation.ts'
import { systemMessage } from './system-message.ts'

interface Joining {
  readonly userId: string
  /** What is left of an earlier time. */
  readonly row: Participant | undefined
  /** Undefined for the founder. */
  readonly member: Member | undefined
  readonly stamp: Stamp
}

/** Somebody of the team comes into its channel, as long as they are of the team and have an account. */
export function joiningChannel(
  store: Store,
  before: Conversation,
  { userId, row, member, stamp }: Joining,
): Promise<Operation[]> {
  const { participants } = before
  const isNamed = participants.includes(userId) || participants.length >= NAMED_MAX
  const message = nextMessage(before, stamp, systemMessage('JOINED', { senderId: userId }))
  const comer = {
    userId,
    joinedAt: member?.createdAt ?? stamp.at,
    ...(member && { isMember: true }),
  }
  const isNew = row ? ({ attribute: 'leftAt', exists: true } as const) : ('absent' as const)
  return movedConversation(store, before, {
    message,
    patch: { participants: isNamed ? participants : [...participants, userId] },
    except: [userId],
    rows: (after) => [
      put(Participant, newParticipant({ before, after, senderId: userId }, comer), isNew),
      ...(member ? [check(Member, member, 'present')] : []),
    ],
  })
}

interface Place {
  readonly startupId: string
  readonly userId: string
}

const stillThere = (userId: string) =>
  check(User, { userId }, { all: ['present', { attribute: 'deletedAt', missing: true }] })

/**
 * The row as the team has it now, in whatever order changes come: who is of the team has one, and who
 * came as a member and is none has none. Both are decided in the row's own transaction.
 */
export const followMember = (
  { store, stamp }: { readonly store: Store; readonly stamp: () => Stamp },
  { startupId, userId }: Place,
): Promise<void> =>
  settle('A member', async () => {
    const guard = await channelOf({ store }, { startupId })
    const channel = guard && (await find(store, Conversation, guard))
    if (!channel || channel.deletedAt !== undefined) return
    const { conversationId } = channel
    const [member, row, user] = await Promise.all([
      membershipOf({ store }, { startupId, userId }),
      participantOf({ store }, { conversationId, userId }),
      find(store, User, { userId }),
    ])
    const isIn = row !== undefined && row.leftAt === undefined
    if (member && !isIn && user && user.deletedAt === undefined) {
      // As long ago as they joined, unless something was said since.
      const joined = { id: stamp().id, at: member.createdAt }
      const joining = { userId, row, member, stamp: joined }
      const operations = await joiningChannel(store, channel, joining)
      return store.write([...operations, stillThere(userId)])
    }
    if (member || !row?.isMember) return
    await store.write([
      ...(await leavingMany(store, channel, { userId, stamp: stamp() })),
      check(Member, { startupId, userId }, 'absent'),
    ])
  })
