// Generated from the SDL by npm run docs: change that, not this file.
import type { Resolvers } from '@longtable/api'
import type { Page } from '@longtable/entity'
import type { FamilyContext } from '../context.ts'
import type { ArchiveHitPageView } from '../search/search-archive.ts'
import type { ArchiveHitView } from '../search/search-archive.ts'
import type { ArchiveTaskView } from '../archive/archive-task-views.ts'
import type { AttachmentView } from '../conversations/attachments.ts'
import type { CommentView } from '../comments/comment-views.ts'
import type { ConversationView } from '../conversations/conversation-views.ts'
import type { DraftFileView } from '../drafts/draft-views.ts'
import type { DraftSheetView } from '../drafts/find-drafts.ts'
import type { DraftView } from '../drafts/draft-views.ts'
import type { FaceView } from '../users/profile-views.ts'
import type { InvitationView } from '../users/invitation-views.ts'
import type { LetterTextView } from '../letters/letter-views.ts'
import type { LetterVersionView } from '../letters/letter-views.ts'
import type { LetterView } from '../letters/letter-views.ts'
import type { MediaCountView } from '../media/media-views.ts'
import type { MediaItemView } from '../media/media-views.ts'
import type { MediaView } from '../uploads/family-uploads.ts'
import type { MemberView } from '../users/profile-views.ts'
import type { MessageView } from '../conversations/conversation-views.ts'
import type { NotificationView } from '../notifications/notification-views.ts'
import type { PersonView } from '../people/person-views.ts'
import type { ProfileView } from '../users/profile-views.ts'
import type { ReactionView } from '../comments/comment-views.ts'
import type { RelationshipView } from '../people/person-views.ts'
import type { UploadView } from '../uploads/family-uploads.ts'

type Maybe<T> = T | null | undefined

type ConversationPage = Page<ConversationView>

type MessagePage = Page<MessageView>

interface ConversationGone {
  readonly conversationId: string
}

type MessageEventKind = 'added' | 'deleted'

interface MessageEvent {
  readonly kind: MessageEventKind
  readonly message: MessageView
  readonly requestId: Maybe<string>
}

interface InboxEvent {
  readonly conversationId: string
  readonly conversation: Maybe<ConversationView>
  readonly requestId: Maybe<string>
}

type NotificationKind = 'comment' | 'reaction' | 'message' | 'approved' | 'invitation_accepted'

type NotificationPage = Page<NotificationView>

interface UnreadNotifications {
  readonly unreadNotificationCount: number
}

type ReactionType = 'like' | 'love' | 'laugh' | 'sad' | 'wow'

type CommentPage = Page<CommentView>

type ReactionPage = Page<ReactionView>

interface CommentDeleted {
  readonly commentId: string
}

type CommentEventKind = 'added' | 'edited' | 'deleted'

interface CommentEvent {
  readonly kind: CommentEventKind
  readonly comment: CommentView
  readonly requestId: Maybe<string>
}

type MediaCategory = 'pictures' | 'videos' | 'documents'

type ThumbnailStatus = 'pending' | 'ready' | 'none'

type MediaItemPage = Page<MediaItemView>

type MediaCountPage = Page<MediaCountView>

interface MediaDeleted {
  readonly mediaId: string
}

interface GalleryEvent {
  readonly mediaId: string
  readonly media: Maybe<MediaItemView>
  readonly requestId: Maybe<string>
}

type DraftStatus = 'pending' | 'processing' | 'ready' | 'published' | 'failed'

interface DraftText {
  readonly date: Maybe<string>
  readonly dateText: Maybe<string>
  readonly title: Maybe<string>
  readonly author: Maybe<string>
  readonly content: Maybe<string>
  readonly description: Maybe<string>
  readonly recipient: Maybe<string>
  readonly place: Maybe<string>
  readonly tags: ReadonlyArray<string>
  readonly fromIds: ReadonlyArray<string>
  readonly toIds: ReadonlyArray<string>
  readonly aboutIds: ReadonlyArray<string>
}

interface DraftGuess {
  readonly field: string
  readonly value: string
  readonly confidence: number
  readonly page: number
  readonly line: number
  readonly box: Maybe<ReadonlyArray<number>>
}

interface DraftReview {
  readonly date: Maybe<string>
  readonly dateText: Maybe<string>
  readonly title: Maybe<string>
  readonly author: Maybe<string>
  readonly content: Maybe<string>
  readonly description: Maybe<string>
  readonly recipient: Maybe<string>
  readonly place: Maybe<string>
  readonly tags: ReadonlyArray<string>
  readonly fromIds: ReadonlyArray<string>
  readonly toIds: ReadonlyArray<string>
  readonly aboutIds: ReadonlyArray<string>
  readonly updatedBy: string
  readonly updatedAt: string
}

type DraftPage = Page<DraftView>

interface DraftWord {
  readonly word: string
  readonly confidence: Maybe<number>
  readonly box: Maybe<ReadonlyArray<number>>
}

interface DraftLine {
  readonly line: number
  readonly words: ReadonlyArray<DraftWord>
}

interface DraftEdited {
  readonly isSaved: boolean
  readonly draft: DraftView
}

interface DraftDeleted {
  readonly draftId: string
}

interface DraftEvent {
  readonly draftId: string
  readonly draft: Maybe<DraftView>
}

interface DraftReading {
  readonly languages: ReadonlyArray<string>
  readonly isHandwritingRead: boolean
}

type LetterPage = Page<LetterView>

type LetterVersionPage = Page<LetterVersionView>

interface LetterYear {
  readonly year: number
  readonly count: number
}

interface LetterDecade {
  readonly decade: number
  readonly count: number
  readonly years: ReadonlyArray<LetterYear>
}

interface LetterOfDay {
  readonly isOfDay: boolean
  readonly letter: Maybe<LetterView>
  readonly others: ReadonlyArray<LetterView>
}

interface LetterOverlap {
  readonly field: string
  readonly yours: string
  readonly theirs: string
}

interface LetterConflict {
  readonly yours: LetterTextView
  readonly merged: Maybe<LetterTextView>
  readonly overlaps: ReadonlyArray<LetterOverlap>
}

interface LetterEdited {
  readonly isSaved: boolean
  readonly letter: LetterView
  readonly conflict: Maybe<LetterConflict>
}

interface LetterDeleted {
  readonly letterId: string
}

type ComparedKind = 'same' | 'added' | 'removed' | 'changed' | 'skipped'

interface ComparedLine {
  readonly kind: ComparedKind
  readonly text: string
  readonly words: ReadonlyArray<string>
}

interface ComparedField {
  readonly field: string
  readonly before: Maybe<string>
  readonly after: Maybe<string>
}

interface LetterComparison {
  readonly fields: ReadonlyArray<ComparedField>
  readonly lines: ReadonlyArray<ComparedLine>
  readonly isCut: boolean
}

type LetterEventKind = 'added' | 'corrected' | 'deleted'

interface LetterEvent {
  readonly kind: LetterEventKind
  readonly letterId: string
  readonly letter: Maybe<LetterView>
  readonly requestId: Maybe<string>
}

type LetterOrder = 'newest' | 'oldest'

type UploadPurpose = 'picture' | 'video' | 'document' | 'profilePhoto' | 'attachment' | 'letterScan' | 'draft' | 'archive'

type UploadStatus = 'started' | 'finished' | 'used'

interface UploadHeader {
  readonly name: string
  readonly value: string
}

interface StartedUpload {
  readonly uploadId: string
  readonly url: string
  readonly headers: ReadonlyArray<UploadHeader>
  readonly expiresAt: string
}

type RelationshipType = 'parent' | 'child' | 'partner' | 'sibling' | 'other'

type PersonPage = Page<PersonView>

type FamilyEdgeKind = 'parentOf' | 'partnerOf' | 'siblingOf' | 'other'

interface FamilyEdge {
  readonly fromId: string
  readonly toId: string
  readonly kind: FamilyEdgeKind
  readonly customType: Maybe<string>
}

interface FamilyTreePage {
  readonly nodes: ReadonlyArray<PersonView>
  readonly edges: ReadonlyArray<FamilyEdge>
  readonly after: Maybe<string>
}

interface Snippet {
  readonly text: string
  readonly hits: ReadonlyArray<number>
}

interface FacetValue {
  readonly value: string
  readonly count: number
}

interface Facet {
  readonly name: string
  readonly values: ReadonlyArray<FacetValue>
}

interface SearchCounts {
  readonly total: number
  readonly isExact: boolean
  readonly facets: ReadonlyArray<Facet>
}

type ArchiveKind = 'letter' | 'media' | 'comment'

type ArchiveTaskKind = 'check' | 'export' | 'import'

type ArchiveTaskStatus = 'queued' | 'running' | 'done' | 'failed'

type ArchiveTaskPage = Page<ArchiveTaskView>

interface AuditCheck {
  readonly checkedAt: string
  readonly wholeAt: Maybe<string>
  readonly sequence: number
  readonly entryCount: number
  readonly problemCount: number
  readonly problems: ReadonlyArray<string>
}

interface AuditChain {
  readonly sequence: number
  readonly hash: Maybe<string>
  readonly sealedUntil: Maybe<string>
  readonly unsealedCount: number
  readonly check: Maybe<AuditCheck>
  readonly isChecking: boolean
}

interface AuditEntry {
  readonly id: string
  readonly userId: string
  readonly action: string
  readonly resourceType: string
  readonly resourceId: string
  readonly ipAddress: string
  readonly userAgent: string
  readonly metadata: Maybe<string>
  readonly sequence: Maybe<number>
  readonly createdAt: string
}

type AuditPage = Page<AuditEntry>

interface MemberStorage {
  readonly member: FaceView
  readonly storedBytes: number
  readonly storedBytesMax: number
  readonly mediaUploadCount: number
}

type MemberStoragePage = Page<MemberStorage>

type ExportPage = Page<string>

interface Contact {
  readonly isSent: boolean
}

type UserStatus = 'active' | 'inactive' | 'deleted'

interface FamilyRelationship {
  readonly id: string
  readonly type: string
  readonly customType: Maybe<string>
  readonly name: string
  readonly userId: Maybe<string>
}

type MemberPage = Page<MemberView>

type ProfilePage = Page<ProfileView>

type InvitationPage = Page<InvitationView>

interface InvitationCancelled {
  readonly email: string
}

interface AccountDeleted {
  readonly userId: string
}

interface MemberEvent {
  readonly userId: string
}

export type ConversationsResolvers = Resolvers<FamilyContext, {
  Conversation: {
    view: ConversationView
    fields: {
      id: { args: object; shown: string }
      conversationType: { args: object; shown: string }
      title: { args: object; shown: Maybe<string> }
      creatorId: { args: object; shown: string }
      partner: { args: object; shown: Maybe<FaceView> }
      faces: { args: object; shown: ReadonlyArray<FaceView> }
      participants: { args: object; shown: ReadonlyArray<FaceView> }
      participantCount: { args: object; shown: number }
      unreadCount: { args: object; shown: number }
      lastReadAt: { args: object; shown: Maybe<string> }
      lastMessageAt: { args: object; shown: string }
      lastMessage: { args: object; shown: Maybe<MessageView> }
      createdAt: { args: object; shown: string }
    }
  }
  Message: {
    view: MessageView
    fields: {
      id: { args: object; shown: string }
      conversationId: { args: object; shown: string }
      senderId: { args: object; shown: string }
      senderName: { args: object; shown: string }
      isMine: { args: object; shown: boolean }
      messageText: { args: object; shown: Maybe<string> }
      attachments: { args: object; shown: ReadonlyArray<AttachmentView> }
      isDeleted: { args: object; shown: boolean }
      createdAt: { args: object; shown: string }
    }
  }
  Attachment: {
    view: AttachmentView
    fields: {
      fileName: { args: object; shown: string }
      contentType: { args: object; shown: string }
      url: { args: object; shown: string }
    }
  }
  Query: {
    view: unknown
    fields: {
      conversation: { args: { readonly conversationId: string }; shown: ConversationView }
      conversations: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ConversationPage }
      unreadConversations: { args: object; shown: number }
      messages: { args: { readonly conversationId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: MessagePage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      openDirectConversation: { args: { readonly userId: string; readonly requestId: Maybe<string> }; shown: ConversationView }
      createGroupConversation: { args: { readonly title: string; readonly participantIds: ReadonlyArray<string>; readonly requestId: Maybe<string> }; shown: ConversationView }
      sendMessage: { args: { readonly conversationId: string; readonly text: Maybe<string>; readonly attachmentIds: Maybe<ReadonlyArray<string>>; readonly requestId: Maybe<string> }; shown: MessageView }
      deleteMessage: { args: { readonly conversationId: string; readonly messageId: string; readonly createdAt: Maybe<string>; readonly requestId: Maybe<string> }; shown: MessageView }
      markConversationRead: { args: { readonly conversationId: string; readonly upTo: Maybe<string>; readonly createdAt: Maybe<string>; readonly requestId: Maybe<string> }; shown: ConversationView }
      leaveConversation: { args: { readonly conversationId: string; readonly requestId: Maybe<string> }; shown: ConversationGone }
      addParticipant: { args: { readonly conversationId: string; readonly userId: string; readonly requestId: Maybe<string> }; shown: ConversationView }
      removeParticipant: { args: { readonly conversationId: string; readonly userId: string; readonly requestId: Maybe<string> }; shown: ConversationView }
      renameConversation: { args: { readonly conversationId: string; readonly title: string; readonly requestId: Maybe<string> }; shown: ConversationView }
      deleteConversation: { args: { readonly conversationId: string; readonly requestId: Maybe<string> }; shown: ConversationGone }
    }
  }
  Subscription: {
    view: unknown
    fields: {
      messageAdded: { args: { readonly conversationId: string }; shown: MessageEvent }
      inboxChanged: { args: object; shown: InboxEvent }
    }
  }
}>

export type NotificationsResolvers = Resolvers<FamilyContext, {
  Notification: {
    view: NotificationView
    fields: {
      id: { args: object; shown: string }
      kind: { args: object; shown: NotificationKind }
      actor: { args: object; shown: Maybe<FaceView> }
      title: { args: object; shown: Maybe<string> }
      itemId: { args: object; shown: Maybe<string> }
      commentId: { args: object; shown: Maybe<string> }
      conversationId: { args: object; shown: Maybe<string> }
      isRead: { args: object; shown: boolean }
      createdAt: { args: object; shown: string }
    }
  }
  Query: {
    view: unknown
    fields: {
      notifications: { args: { readonly unreadOnly: Maybe<boolean>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: NotificationPage }
      unreadNotificationCount: { args: object; shown: number }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      markNotificationRead: { args: { readonly notificationId: string; readonly requestId: Maybe<string> }; shown: NotificationView }
      markAllNotificationsRead: { args: { readonly requestId: Maybe<string> }; shown: UnreadNotifications }
    }
  }
  Subscription: {
    view: unknown
    fields: {
      notificationAdded: { args: object; shown: NotificationView }
    }
  }
}>

export type CommentsResolvers = Resolvers<FamilyContext, {
  Comment: {
    view: CommentView
    fields: {
      id: { args: object; shown: string }
      itemId: { args: object; shown: string }
      itemType: { args: object; shown: Maybe<string> }
      itemTitle: { args: object; shown: Maybe<string> }
      userId: { args: object; shown: string }
      userName: { args: object; shown: string }
      userPhotoUrl: { args: object; shown: Maybe<string> }
      commentText: { args: object; shown: Maybe<string> }
      isDeleted: { args: object; shown: boolean }
      editCount: { args: object; shown: number }
      reactionCount: { args: object; shown: number }
      myReaction: { args: object; shown: Maybe<string> }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: Maybe<string> }
    }
  }
  Reaction: {
    view: ReactionView
    fields: {
      itemId: { args: object; shown: string }
      commentId: { args: object; shown: string }
      userId: { args: object; shown: string }
      userName: { args: object; shown: string }
      reactionType: { args: object; shown: string }
      createdAt: { args: object; shown: string }
    }
  }
  Query: {
    view: unknown
    fields: {
      comments: { args: { readonly itemId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: CommentPage }
      myComments: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: CommentPage }
      myReactions: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ReactionPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      addComment: { args: { readonly itemId: string; readonly text: string; readonly requestId: Maybe<string> }; shown: CommentView }
      editComment: { args: { readonly itemId: string; readonly commentId: string; readonly createdAt: Maybe<string>; readonly text: string; readonly requestId: Maybe<string> }; shown: CommentView }
      deleteComment: { args: { readonly itemId: string; readonly commentId: string; readonly createdAt: Maybe<string>; readonly requestId: Maybe<string> }; shown: CommentDeleted }
      setReaction: { args: { readonly itemId: string; readonly commentId: string; readonly createdAt: Maybe<string>; readonly type: ReactionType; readonly requestId: Maybe<string> }; shown: CommentView }
      removeReaction: { args: { readonly itemId: string; readonly commentId: string; readonly createdAt: Maybe<string>; readonly requestId: Maybe<string> }; shown: CommentView }
    }
  }
  Subscription: {
    view: unknown
    fields: {
      commentAdded: { args: { readonly itemId: string }; shown: CommentEvent }
    }
  }
}>

export type MediaResolvers = Resolvers<FamilyContext, {
  MediaItem: {
    view: MediaItemView
    fields: {
      id: { args: object; shown: string }
      category: { args: object; shown: MediaCategory }
      uploader: { args: object; shown: Maybe<FaceView> }
      fileName: { args: object; shown: string }
      contentType: { args: object; shown: string }
      sizeBytes: { args: object; shown: number }
      width: { args: object; shown: Maybe<number> }
      height: { args: object; shown: Maybe<number> }
      title: { args: object; shown: Maybe<string> }
      description: { args: object; shown: Maybe<string> }
      date: { args: object; shown: Maybe<string> }
      dateText: { args: object; shown: Maybe<string> }
      takenAt: { args: object; shown: Maybe<string> }
      tags: { args: object; shown: ReadonlyArray<string> }
      people: { args: object; shown: ReadonlyArray<PersonView> }
      url: { args: object; shown: string }
      thumbnailUrl: { args: object; shown: Maybe<string> }
      thumbnailStatus: { args: object; shown: ThumbnailStatus }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
    }
  }
  MediaCount: {
    view: MediaCountView
    fields: {
      name: { args: object; shown: string }
      count: { args: object; shown: number }
    }
  }
  Query: {
    view: unknown
    fields: {
      mediaItem: { args: { readonly mediaId: string }; shown: MediaItemView }
      gallery: { args: { readonly category: MediaCategory; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: MediaItemPage }
      mediaOfYear: { args: { readonly year: number; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: MediaItemPage }
      mediaOfPerson: { args: { readonly personId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: MediaItemPage }
      mediaOfAlbum: { args: { readonly tag: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: MediaItemPage }
      mediaYears: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: MediaCountPage }
      albums: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: MediaCountPage }
      deletedMedia: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: MediaItemPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      addMedia: { args: { readonly uploadId: string; readonly title: Maybe<string>; readonly description: Maybe<string>; readonly date: Maybe<string>; readonly dateText: Maybe<string>; readonly tags: Maybe<ReadonlyArray<string>>; readonly personIds: Maybe<ReadonlyArray<string>>; readonly requestId: Maybe<string> }; shown: MediaItemView }
      updateMedia: { args: { readonly mediaId: string; readonly title: Maybe<string>; readonly description: Maybe<string>; readonly date: Maybe<string>; readonly dateText: Maybe<string>; readonly addTags: Maybe<ReadonlyArray<string>>; readonly removeTags: Maybe<ReadonlyArray<string>>; readonly addPersonIds: Maybe<ReadonlyArray<string>>; readonly removePersonIds: Maybe<ReadonlyArray<string>>; readonly requestId: Maybe<string> }; shown: MediaItemView }
      deleteMedia: { args: { readonly mediaId: string; readonly requestId: Maybe<string> }; shown: MediaDeleted }
      restoreMedia: { args: { readonly mediaId: string; readonly requestId: Maybe<string> }; shown: MediaItemView }
    }
  }
  Subscription: {
    view: unknown
    fields: {
      galleryChanged: { args: object; shown: GalleryEvent }
    }
  }
}>

export type DraftsResolvers = Resolvers<FamilyContext, {
  DraftFile: {
    view: DraftFileView
    fields: {
      fileName: { args: object; shown: Maybe<string> }
      contentType: { args: object; shown: string }
      size: { args: object; shown: number }
      url: { args: object; shown: string }
    }
  }
  Draft: {
    view: DraftView
    fields: {
      id: { args: object; shown: string }
      status: { args: object; shown: DraftStatus }
      uploaderId: { args: object; shown: string }
      files: { args: object; shown: ReadonlyArray<DraftFileView> }
      languages: { args: object; shown: ReadonlyArray<string> }
      isHandwritten: { args: object; shown: Maybe<boolean> }
      pagesDone: { args: object; shown: Maybe<number> }
      pageCount: { args: object; shown: Maybe<number> }
      errorMessage: { args: object; shown: Maybe<string> }
      extracted: { args: object; shown: DraftText }
      guesses: { args: object; shown: ReadonlyArray<DraftGuess> }
      review: { args: object; shown: Maybe<DraftReview> }
      revision: { args: object; shown: number }
      text: { args: object; shown: DraftText }
      pdfUrl: { args: object; shown: Maybe<string> }
      letterId: { args: object; shown: Maybe<string> }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
    }
  }
  DraftSheet: {
    view: DraftSheetView
    fields: {
      number: { args: object; shown: number }
      url: { args: object; shown: string }
      width: { args: object; shown: number }
      height: { args: object; shown: number }
      isTextLayer: { args: object; shown: boolean }
      lines: { args: object; shown: ReadonlyArray<DraftLine> }
    }
  }
  Query: {
    view: unknown
    fields: {
      draft: { args: { readonly draftId: string }; shown: DraftView }
      drafts: { args: { readonly status: DraftStatus; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: DraftPage }
      myDrafts: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: DraftPage }
      draftPage: { args: { readonly draftId: string; readonly page: number }; shown: DraftSheetView }
      draftReading: { args: object; shown: DraftReading }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      createDraft: { args: { readonly requestId: Maybe<string> }; shown: DraftView }
      processDraft: { args: { readonly draftId: string; readonly uploadIds: ReadonlyArray<string>; readonly languages: Maybe<ReadonlyArray<string>>; readonly isHandwritten: Maybe<boolean>; readonly requestId: Maybe<string> }; shown: DraftView }
      reprocessDraft: { args: { readonly draftId: string; readonly languages: Maybe<ReadonlyArray<string>>; readonly isHandwritten: Maybe<boolean>; readonly requestId: Maybe<string> }; shown: DraftView }
      editDraft: { args: { readonly draftId: string; readonly revision: number; readonly date: Maybe<string>; readonly dateText: Maybe<string>; readonly title: Maybe<string>; readonly author: Maybe<string>; readonly content: Maybe<string>; readonly description: Maybe<string>; readonly recipient: Maybe<string>; readonly place: Maybe<string>; readonly tags: Maybe<ReadonlyArray<string>>; readonly fromIds: Maybe<ReadonlyArray<string>>; readonly toIds: Maybe<ReadonlyArray<string>>; readonly aboutIds: Maybe<ReadonlyArray<string>>; readonly requestId: Maybe<string> }; shown: DraftEdited }
      correctDraftLine: { args: { readonly draftId: string; readonly line: number; readonly was: string; readonly text: string; readonly requestId: Maybe<string> }; shown: DraftView }
      publishDraft: { args: { readonly draftId: string; readonly requestId: Maybe<string> }; shown: LetterView }
      deleteDraft: { args: { readonly draftId: string; readonly requestId: Maybe<string> }; shown: DraftDeleted }
    }
  }
  Subscription: {
    view: unknown
    fields: {
      draftChanged: { args: { readonly draftId: string }; shown: DraftEvent }
    }
  }
}>

export type LettersResolvers = Resolvers<FamilyContext, {
  Letter: {
    view: LetterView
    fields: {
      id: { args: object; shown: string }
      date: { args: object; shown: string }
      dateText: { args: object; shown: Maybe<string> }
      title: { args: object; shown: string }
      author: { args: object; shown: Maybe<string> }
      content: { args: object; shown: string }
      description: { args: object; shown: Maybe<string> }
      recipient: { args: object; shown: Maybe<string> }
      place: { args: object; shown: Maybe<string> }
      tags: { args: object; shown: ReadonlyArray<string> }
      fromIds: { args: object; shown: ReadonlyArray<string> }
      toIds: { args: object; shown: ReadonlyArray<string> }
      aboutIds: { args: object; shown: ReadonlyArray<string> }
      from: { args: object; shown: ReadonlyArray<PersonView> }
      to: { args: object; shown: ReadonlyArray<PersonView> }
      about: { args: object; shown: ReadonlyArray<PersonView> }
      versionCount: { args: object; shown: number }
      scanUrl: { args: object; shown: Maybe<string> }
      previous: { args: object; shown: Maybe<LetterView> }
      next: { args: object; shown: Maybe<LetterView> }
      createdAt: { args: object; shown: string }
      createdBy: { args: object; shown: Maybe<string> }
      updatedAt: { args: object; shown: string }
      updatedBy: { args: object; shown: string }
    }
  }
  LetterVersion: {
    view: LetterVersionView
    fields: {
      letterId: { args: object; shown: string }
      date: { args: object; shown: string }
      dateText: { args: object; shown: Maybe<string> }
      title: { args: object; shown: string }
      author: { args: object; shown: Maybe<string> }
      content: { args: object; shown: string }
      description: { args: object; shown: Maybe<string> }
      recipient: { args: object; shown: Maybe<string> }
      place: { args: object; shown: Maybe<string> }
      tags: { args: object; shown: ReadonlyArray<string> }
      fromIds: { args: object; shown: ReadonlyArray<string> }
      toIds: { args: object; shown: ReadonlyArray<string> }
      aboutIds: { args: object; shown: ReadonlyArray<string> }
      timestamp: { args: object; shown: string }
      updatedBy: { args: object; shown: string }
      scanUrl: { args: object; shown: Maybe<string> }
    }
  }
  LetterText: {
    view: LetterTextView
    fields: {
      date: { args: object; shown: string }
      dateText: { args: object; shown: Maybe<string> }
      title: { args: object; shown: string }
      author: { args: object; shown: Maybe<string> }
      content: { args: object; shown: string }
      description: { args: object; shown: Maybe<string> }
      recipient: { args: object; shown: Maybe<string> }
      place: { args: object; shown: Maybe<string> }
      tags: { args: object; shown: ReadonlyArray<string> }
      fromIds: { args: object; shown: ReadonlyArray<string> }
      toIds: { args: object; shown: ReadonlyArray<string> }
      aboutIds: { args: object; shown: ReadonlyArray<string> }
    }
  }
  Query: {
    view: unknown
    fields: {
      letter: { args: { readonly letterId: string }; shown: LetterView }
      letters: { args: { readonly order: Maybe<LetterOrder>; readonly year: Maybe<number>; readonly decade: Maybe<number>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: LetterPage }
      letterDecades: { args: object; shown: ReadonlyArray<LetterDecade> }
      lettersOfPerson: { args: { readonly personId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: LetterPage }
      lettersOnThisDay: { args: { readonly monthDay: Maybe<string>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: LetterPage }
      letterOfDay: { args: { readonly day: string }; shown: LetterOfDay }
      letterVersions: { args: { readonly letterId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: LetterVersionPage }
      letterVersion: { args: { readonly letterId: string; readonly timestamp: string }; shown: LetterVersionView }
      compareLetterVersions: { args: { readonly letterId: string; readonly from: string; readonly to: Maybe<string> }; shown: LetterComparison }
      deletedLetters: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: LetterPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      createLetter: { args: { readonly date: string; readonly dateText: Maybe<string>; readonly title: string; readonly author: Maybe<string>; readonly content: string; readonly description: Maybe<string>; readonly recipient: Maybe<string>; readonly place: Maybe<string>; readonly tags: Maybe<ReadonlyArray<string>>; readonly fromIds: Maybe<ReadonlyArray<string>>; readonly toIds: Maybe<ReadonlyArray<string>>; readonly aboutIds: Maybe<ReadonlyArray<string>>; readonly requestId: Maybe<string> }; shown: LetterView }
      editLetter: { args: { readonly letterId: string; readonly versionCount: number; readonly date: Maybe<string>; readonly dateText: Maybe<string>; readonly title: Maybe<string>; readonly author: Maybe<string>; readonly content: Maybe<string>; readonly description: Maybe<string>; readonly recipient: Maybe<string>; readonly place: Maybe<string>; readonly tags: Maybe<ReadonlyArray<string>>; readonly fromIds: Maybe<ReadonlyArray<string>>; readonly toIds: Maybe<ReadonlyArray<string>>; readonly aboutIds: Maybe<ReadonlyArray<string>>; readonly requestId: Maybe<string> }; shown: LetterEdited }
      revertLetter: { args: { readonly letterId: string; readonly versionCount: number; readonly timestamp: string; readonly requestId: Maybe<string> }; shown: LetterEdited }
      setLetterScan: { args: { readonly letterId: string; readonly uploadId: Maybe<string>; readonly requestId: Maybe<string> }; shown: LetterView }
      deleteLetter: { args: { readonly letterId: string; readonly requestId: Maybe<string> }; shown: LetterDeleted }
      restoreLetter: { args: { readonly letterId: string; readonly requestId: Maybe<string> }; shown: LetterView }
    }
  }
  Subscription: {
    view: unknown
    fields: {
      letterChanged: { args: { readonly letterId: string }; shown: LetterEvent }
      lettersChanged: { args: object; shown: LetterEvent }
    }
  }
}>

export type UploadsResolvers = Resolvers<FamilyContext, {
  Media: {
    view: MediaView
    fields: {
      url: { args: object; shown: string }
      contentType: { args: object; shown: string }
      width: { args: object; shown: number }
      height: { args: object; shown: number }
    }
  }
  Upload: {
    view: UploadView
    fields: {
      id: { args: object; shown: string }
      purpose: { args: object; shown: UploadPurpose }
      contentType: { args: object; shown: string }
      size: { args: object; shown: number }
      status: { args: object; shown: UploadStatus }
      media: { args: object; shown: Maybe<MediaView> }
    }
  }
  Query: {
    view: unknown
    fields: {
      upload: { args: { readonly uploadId: string }; shown: UploadView }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      startUpload: { args: { readonly purpose: UploadPurpose; readonly contentType: string; readonly size: number; readonly fileName: Maybe<string>; readonly targetId: Maybe<string>; readonly requestId: Maybe<string> }; shown: StartedUpload }
      finishUpload: { args: { readonly uploadId: string; readonly requestId: Maybe<string> }; shown: UploadView }
      setProfilePhoto: { args: { readonly uploadId: string; readonly requestId: Maybe<string> }; shown: ProfileView }
      removeProfilePhoto: { args: { readonly requestId: Maybe<string> }; shown: ProfileView }
    }
  }
}>

export type PeopleResolvers = Resolvers<FamilyContext, {
  Relationship: {
    view: RelationshipView
    fields: {
      personId: { args: object; shown: string }
      person: { args: object; shown: Maybe<PersonView> }
      type: { args: object; shown: RelationshipType }
      customType: { args: object; shown: Maybe<string> }
    }
  }
  Person: {
    view: PersonView
    fields: {
      id: { args: object; shown: string }
      name: { args: object; shown: string }
      userId: { args: object; shown: Maybe<string> }
      birthDate: { args: object; shown: Maybe<string> }
      deathDate: { args: object; shown: Maybe<string> }
      birthDateText: { args: object; shown: Maybe<string> }
      deathDateText: { args: object; shown: Maybe<string> }
      note: { args: object; shown: Maybe<string> }
      relationships: { args: object; shown: ReadonlyArray<RelationshipView> }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
    }
  }
  Query: {
    view: unknown
    fields: {
      person: { args: { readonly personId: string }; shown: PersonView }
      people: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: PersonPage }
      familyTree: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: FamilyTreePage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      createPerson: { args: { readonly name: string; readonly birthDate: Maybe<string>; readonly deathDate: Maybe<string>; readonly birthDateText: Maybe<string>; readonly deathDateText: Maybe<string>; readonly note: Maybe<string>; readonly requestId: Maybe<string> }; shown: PersonView }
      updatePerson: { args: { readonly personId: string; readonly name: Maybe<string>; readonly birthDate: Maybe<string>; readonly deathDate: Maybe<string>; readonly birthDateText: Maybe<string>; readonly deathDateText: Maybe<string>; readonly note: Maybe<string>; readonly requestId: Maybe<string> }; shown: PersonView }
      relatePeople: { args: { readonly personId: string; readonly otherId: string; readonly type: RelationshipType; readonly customType: Maybe<string>; readonly reverseCustomType: Maybe<string>; readonly requestId: Maybe<string> }; shown: PersonView }
      unrelatePeople: { args: { readonly personId: string; readonly otherId: string; readonly requestId: Maybe<string> }; shown: PersonView }
      linkPerson: { args: { readonly personId: string; readonly userId: Maybe<string>; readonly requestId: Maybe<string> }; shown: PersonView }
      unlinkPerson: { args: { readonly personId: string; readonly requestId: Maybe<string> }; shown: PersonView }
    }
  }
}>

export type SearchResolvers = Resolvers<FamilyContext, {
  ArchiveHit: {
    view: ArchiveHitView
    fields: {
      kind: { args: object; shown: ArchiveKind }
      letter: { args: object; shown: Maybe<LetterView> }
      media: { args: object; shown: Maybe<MediaItemView> }
      comment: { args: object; shown: Maybe<CommentView> }
      snippet: { args: object; shown: Snippet }
    }
  }
  ArchiveHitPage: {
    view: ArchiveHitPageView
    fields: {
      items: { args: object; shown: ReadonlyArray<ArchiveHitView> }
      after: { args: object; shown: Maybe<string> }
      counts: { args: object; shown: SearchCounts }
    }
  }
  Query: {
    view: unknown
    fields: {
      searchArchive: { args: { readonly text: Maybe<string>; readonly kinds: Maybe<ReadonlyArray<ArchiveKind>>; readonly year: Maybe<number>; readonly personId: Maybe<string>; readonly place: Maybe<string>; readonly tag: Maybe<string>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ArchiveHitPageView }
    }
  }
}>

export type ArchiveResolvers = Resolvers<FamilyContext, {
  ArchiveTask: {
    view: ArchiveTaskView
    fields: {
      id: { args: object; shown: string }
      kind: { args: object; shown: ArchiveTaskKind }
      status: { args: object; shown: ArchiveTaskStatus }
      requestedBy: { args: object; shown: string }
      doneCount: { args: object; shown: number }
      size: { args: object; shown: Maybe<number> }
      sha256: { args: object; shown: Maybe<string> }
      errorMessage: { args: object; shown: Maybe<string> }
      downloadUrl: { args: object; shown: Maybe<string> }
      itemCount: { args: object; shown: Maybe<number> }
      fileCount: { args: object; shown: Maybe<number> }
      fileBytes: { args: object; shown: Maybe<number> }
      problemCount: { args: object; shown: Maybe<number> }
      problems: { args: object; shown: ReadonlyArray<string> }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
    }
  }
  Letter: {
    view: LetterView
    fields: {
      printUrl: { args: object; shown: string }
    }
  }
  Query: {
    view: unknown
    fields: {
      archiveTask: { args: { readonly taskId: string }; shown: ArchiveTaskView }
      archiveTasks: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ArchiveTaskPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      exportArchive: { args: { readonly requestId: Maybe<string> }; shown: ArchiveTaskView }
      checkArchive: { args: { readonly requestId: Maybe<string> }; shown: ArchiveTaskView }
      importArchive: { args: { readonly uploadId: string; readonly requestId: Maybe<string> }; shown: ArchiveTaskView }
    }
  }
}>

export type AdministrationResolvers = Resolvers<FamilyContext, {
  Query: {
    view: unknown
    fields: {
      auditChain: { args: object; shown: AuditChain }
      auditByDay: { args: { readonly date: string; readonly action: Maybe<string>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: AuditPage }
      auditByUser: { args: { readonly userId: string; readonly action: Maybe<string>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: AuditPage }
      storedByMember: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: MemberStoragePage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      checkAuditChain: { args: { readonly requestId: Maybe<string> }; shown: AuditChain }
    }
  }
}>

export type PersonalDataResolvers = Resolvers<FamilyContext, {
  Query: {
    view: unknown
    fields: {
      exportMyData: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ExportPage }
    }
  }
}>

export type ContactResolvers = Resolvers<FamilyContext, {
  Mutation: {
    view: unknown
    fields: {
      contactAdmins: { args: { readonly name: string; readonly email: string; readonly message: string; readonly requestId: Maybe<string> }; shown: Contact }
    }
  }
}>

export type UsersResolvers = Resolvers<FamilyContext, {
  Face: {
    view: FaceView
    fields: {
      userId: { args: object; shown: string }
      displayName: { args: object; shown: string }
      photoUrl: { args: object; shown: Maybe<string> }
    }
  }
  Member: {
    view: MemberView
    fields: {
      userId: { args: object; shown: string }
      displayName: { args: object; shown: string }
      photoUrl: { args: object; shown: Maybe<string> }
      isProfilePrivate: { args: object; shown: boolean }
      bio: { args: object; shown: Maybe<string> }
      familyRelationship: { args: object; shown: Maybe<string> }
      generation: { args: object; shown: Maybe<string> }
      familyBranch: { args: object; shown: Maybe<string> }
      contactEmail: { args: object; shown: Maybe<string> }
      personId: { args: object; shown: Maybe<string> }
      familyRelationships: { args: object; shown: ReadonlyArray<FamilyRelationship> }
    }
  }
  Profile: {
    view: ProfileView
    fields: {
      userId: { args: object; shown: string }
      email: { args: object; shown: string }
      displayName: { args: object; shown: string }
      bio: { args: object; shown: Maybe<string> }
      photoUrl: { args: object; shown: Maybe<string> }
      familyRelationship: { args: object; shown: Maybe<string> }
      generation: { args: object; shown: Maybe<string> }
      familyBranch: { args: object; shown: Maybe<string> }
      isProfilePrivate: { args: object; shown: boolean }
      contactEmail: { args: object; shown: Maybe<string> }
      notifyOnMessage: { args: object; shown: boolean }
      notifyOnComment: { args: object; shown: boolean }
      theme: { args: object; shown: Maybe<string> }
      mediaUploadCount: { args: object; shown: number }
      status: { args: object; shown: UserStatus }
      groups: { args: object; shown: ReadonlyArray<string> }
      personId: { args: object; shown: Maybe<string> }
      familyRelationships: { args: object; shown: ReadonlyArray<FamilyRelationship> }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
    }
  }
  Invitation: {
    view: InvitationView
    fields: {
      email: { args: object; shown: string }
      invitedBy: { args: object; shown: string }
      name: { args: object; shown: Maybe<string> }
      message: { args: object; shown: Maybe<string> }
      createdAt: { args: object; shown: string }
      expiresAt: { args: object; shown: string }
    }
  }
  Query: {
    view: unknown
    fields: {
      me: { args: object; shown: Maybe<ProfileView> }
      member: { args: { readonly userId: string }; shown: MemberView }
      members: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: MemberPage }
      profile: { args: { readonly userId: string }; shown: ProfileView }
      pendingUsers: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ProfilePage }
      inactiveUsers: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ProfilePage }
      invitations: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: InvitationPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      registerUser: { args: { readonly displayName: string; readonly requestId: Maybe<string> }; shown: ProfileView }
      acceptInvitation: { args: { readonly requestId: Maybe<string> }; shown: ProfileView }
      updateProfile: { args: { readonly displayName: Maybe<string>; readonly bio: Maybe<string>; readonly familyRelationship: Maybe<string>; readonly generation: Maybe<string>; readonly familyBranch: Maybe<string>; readonly contactEmail: Maybe<string>; readonly theme: Maybe<string>; readonly isProfilePrivate: Maybe<boolean>; readonly notifyOnMessage: Maybe<boolean>; readonly notifyOnComment: Maybe<boolean>; readonly requestId: Maybe<string> }; shown: ProfileView }
      syncEmail: { args: { readonly requestId: Maybe<string> }; shown: ProfileView }
      deleteAccount: { args: { readonly requestId: Maybe<string> }; shown: AccountDeleted }
      approveUser: { args: { readonly userId: string; readonly requestId: Maybe<string> }; shown: ProfileView }
      deactivateUser: { args: { readonly userId: string; readonly requestId: Maybe<string> }; shown: ProfileView }
      reactivateUser: { args: { readonly userId: string; readonly requestId: Maybe<string> }; shown: ProfileView }
      setUserAdmin: { args: { readonly userId: string; readonly isAdmin: boolean; readonly requestId: Maybe<string> }; shown: ProfileView }
      inviteRelative: { args: { readonly email: string; readonly name: Maybe<string>; readonly message: Maybe<string>; readonly requestId: Maybe<string> }; shown: InvitationView }
      cancelInvitation: { args: { readonly email: string; readonly requestId: Maybe<string> }; shown: InvitationCancelled }
    }
  }
  Subscription: {
    view: unknown
    fields: {
      membersChanged: { args: object; shown: MemberEvent }
    }
  }
}>
