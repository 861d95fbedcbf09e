import { findMany, fromItem, put } from '@longtable/entity'
import { adopter, type AdoptRule, carrying, completes } from '@longtable/system'
import { Comment, Reaction } from './comments/comment.entity.ts'
import { ConversationMeta, UserConversation } from './conversations/conversation.entity.ts'
import { Draft, DraftUploader } from './drafts/draft.entity.ts'
import { draftUploader } from './drafts/draft.patterns.ts'
import { Letter } from './letters/letter.entity.ts'
import { UserProfile } from './users/profile.entity.ts'

const ROWS_PER_STEP = 50

/** "Mine" is an item of its own. */
const uploader = adopter(Draft, {
  name: 'drafts.uploader',
  isOurs: carrying('GSI1PK'),
  async adopt({ draftId, uploaderId, createdAt }, { store }) {
    const known = await draftUploader({ store }, { draftId })
    if (known) return []
    return [{ operations: [put(DraftUploader, { draftId, uploaderId, createdAt })] }]
  },
})

/** Whom a conversation names has it among theirs; what was said before counts as read. */
const members: AdoptRule = {
  name: 'conversations.members',
  entity: ConversationMeta,
  isOurs: ({ old }) => old !== undefined,
  async adopt(item, { store }) {
    const meta = fromItem(ConversationMeta, item)
    if (meta.deletedAt !== undefined) return []
    const { conversationId, conversationType, conversationTitle, lastMessageAt } = meta
    const keys = [...new Set(meta.participantIds)].map((userId) => ({ userId, conversationId }))
    const known = await findMany(store, UserConversation, keys)
    const title = conversationTitle === undefined ? {} : { conversationTitle }
    const row = { conversationType, ...title, unreadCount: 0, lastMessageAt }
    const operations = keys
      .filter((_, place) => !known[place])
      .map((key) => put(UserConversation, { ...key, ...row }))
    const steps = []
    for (let start = 0; start < operations.length; start += ROWS_PER_STEP)
      steps.push({ operations: operations.slice(start, start + ROWS_PER_STEP) })
    return steps
  },
}

/** What a `HoldThatThought` lacks that was written by document 003 alone. */
export const holdThatThoughtAdopters: readonly AdoptRule[] = [
  completes(UserProfile, { name: 'users.profile', isOurs: carrying('isApproved') }),
  uploader,
  completes(Draft, { name: 'drafts.draft', isOurs: carrying('GSI1PK') }),
  members,
  completes(UserConversation, { name: 'conversations.member', isOurs: carrying('GSI1PK') }),
  completes(Letter, { name: 'letters.letter', isOurs: carrying('letterId') }),
  completes(Comment, { name: 'comments.comment', isOurs: carrying('GSI1PK') }),
  completes(Reaction, { name: 'comments.reaction', isOurs: carrying('GSI1PK') }),
]
