import type { Model } from '@longtable/entity'
import {
  AddressRateLimit,
  AuditChain,
  AuditLog,
  Marker,
  RateLimit,
  Request,
} from './audit/rows.entity.ts'
import {
  addressRateLimitOf,
  auditByDate,
  auditByUser,
  auditChainHead,
  rateLimitOf,
  requestById,
} from './audit/rows.patterns.ts'
import { Comment, Reaction } from './comments/comment.entity.ts'
import {
  commentById,
  commentsBy,
  commentsOn,
  reactionBy,
  reactionsBy,
  reactionsOn,
} from './comments/comment.patterns.ts'
import { ConversationMeta, Message, UserConversation } from './conversations/conversation.entity.ts'
import {
  conversationById,
  conversationMember,
  conversationsOf,
  inboxOf,
  messageById,
  messagesOf,
} from './conversations/conversation.patterns.ts'
import { Draft, DraftUploader } from './drafts/draft.entity.ts'
import { draftById, draftsByStatus, draftsOf, draftUploader } from './drafts/draft.patterns.ts'
import { Letter, LetterVersion } from './letters/letter.entity.ts'
import {
  letterById,
  lettersNewestFirst,
  lettersOldestFirst,
  versionAt,
  versionsOf,
} from './letters/letter.patterns.ts'
import { Media, Upload } from './media/media.entity.ts'
import { mediaByCategory, mediaById, uploadById } from './media/media.patterns.ts'
import { holdThatThoughtTable } from './table.ts'
import { UserProfile } from './users/profile.entity.ts'
import { profileById, usersInactive, usersListed, usersPending } from './users/profile.patterns.ts'

export const holdThatThought = {
  system: 'HoldThatThought',
  table: holdThatThoughtTable,
  entities: {
    UserProfile,
    Letter,
    LetterVersion,
    Draft,
    DraftUploader,
    Comment,
    Reaction,
    ConversationMeta,
    UserConversation,
    Message,
    Media,
    Upload,
    Request,
    RateLimit,
    AddressRateLimit,
    AuditLog,
    AuditChain,
    Marker,
  },
  patterns: {
    profileById,
    usersListed,
    usersPending,
    usersInactive,
    letterById,
    lettersNewestFirst,
    lettersOldestFirst,
    versionsOf,
    versionAt,
    draftById,
    draftsByStatus,
    draftsOf,
    draftUploader,
    commentsOn,
    commentById,
    commentsBy,
    reactionsOn,
    reactionBy,
    reactionsBy,
    conversationById,
    conversationsOf,
    inboxOf,
    conversationMember,
    messagesOf,
    messageById,
    mediaById,
    mediaByCategory,
    uploadById,
    auditByDate,
    auditByUser,
    auditChainHead,
    requestById,
    rateLimitOf,
    addressRateLimitOf,
  },
} satisfies Model
