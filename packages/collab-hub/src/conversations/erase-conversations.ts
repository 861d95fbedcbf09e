import { settle } from '@longtable/core'
import { find, remove, removeEach } from '@longtable/entity'
import { type Deps, eraser, leaves, removes } from '@longtable/system'
import { User } from '../users/user.entity.ts'
import { blocksOf } from './block.patterns.ts'
import { Conversation, Participant } from './conversation.entity.ts'
import { conversationsLeftBy, conversationsOf, participantOf } from './conversation.patterns.ts'
import { partnerIn, takesPart } from './conversation.policy.ts'
import { endedConversation, leavingMany } from './leave-conversation.ts'

/** What they said to others stays with those, as of nobody; where nobody is left to read it, it goes. */
const leave = ({ store, stamp }: Deps, { conversationId, userId }: Participant): Promise<void> =>
  settle('A conversation', async () => {
    const [conversation, row] = await Promise.all([
      find(store, Conversation, { conversationId }),
      participantOf({ store }, { conversationId, userId }),
    ])
    if (!row) return
    if (!conversation || conversation.deletedAt !== undefined || !takesPart(row))
      return removeEach({ store }, Participant, [row])
    if (conversation.type !== 'DIRECT')
      return store.write(await leavingMany(store, conversation, { userId, stamp: stamp() }))
    const partnerId = partnerIn(conversation, userId)
    const partner =
      partnerId === undefined ? undefined : await find(store, User, { userId: partnerId })
    const isOver = !partner || partner.deletedAt !== undefined
    await store.write([
      remove(Participant, row),
      ...(isOver ? [endedConversation(conversation, stamp().at)] : []),
    ])
  })

export const eraseConversations = eraser('conversations', [
  leaves(conversationsOf, 'userId', leave),
  leaves(conversationsLeftBy, 'userId', leave),
  removes(blocksOf, 'userId'),
])
