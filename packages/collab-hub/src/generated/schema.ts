// Generated from the SDL by npm run docs: change that, not this file.
import type { Resolvers } from '@longtable/api'
import type { Page } from '@longtable/entity'
import type { HubContext } from '../context.ts'
import type { AccessRequestView } from '../access/access-views.ts'
import type { ApplicationView } from '../applications/application-views.ts'
import type { ConversationParticipantView } from '../conversations/conversation-views.ts'
import type { ConversationView } from '../conversations/conversation-views.ts'
import type { DeckLookView } from '../decks/deck-views.ts'
import type { EmailGrantView } from '../access/access-views.ts'
import type { MediaView } from '../uploads/hub-uploads.ts'
import type { MessageView } from '../conversations/conversation-views.ts'
import type { NotificationView } from '../notifications/notification-views.ts'
import type { OpenedDeckView } from '../decks/deck-views.ts'
import type { PaidSubscriptionView } from '../billing/subscription-views.ts'
import type { PitchDeckView } from '../decks/deck-views.ts'
import type { ProfileView } from '../users/user-views.ts'
import type { RoleHitPageView } from '../search/find-hits.ts'
import type { RoleView } from '../roles/role-views.ts'
import type { SavedItemView } from '../search/find-saved.ts'
import type { SavedSearchView } from '../search/find-saved.ts'
import type { StartupHitPageView } from '../search/find-hits.ts'
import type { StartupView } from '../startups/startup-views.ts'
import type { TalentHitPageView } from '../search/find-hits.ts'
import type { UploadView } from '../uploads/hub-uploads.ts'
import type { UserView } from '../users/user-views.ts'

type Maybe<T> = T | null | undefined

type ApplicationStatus = 'PENDING' | 'REVIEWING' | 'SHORTLISTED' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN'

type ApplicationPage = Page<ApplicationView>

interface ApplicationStatusChange {
  readonly from: ApplicationStatus
  readonly to: ApplicationStatus
  readonly userId: Maybe<string>
  readonly createdAt: string
}

type ApplicationStatusChangePage = Page<ApplicationStatusChange>

type CsvPage = Page<string>

interface TeamMember {
  readonly startupId: string
  readonly userId: string
  readonly user: UserView
  readonly roleId: Maybe<string>
  readonly createdAt: string
}

type TeamMemberPage = Page<TeamMember>

interface Membership {
  readonly startupId: string
  readonly userId: string
  readonly startup: Maybe<StartupView>
  readonly roleId: Maybe<string>
  readonly createdAt: string
}

type MembershipPage = Page<Membership>

interface ApplicationQuota {
  readonly used: number
  readonly max: Maybe<number>
}

interface StartupLeft {
  readonly startupId: string
}

interface MemberRemoved {
  readonly startupId: string
  readonly userId: string
}

type AccessStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'REVOKED'

type AccessLevel = 'VIEW_PROFILE' | 'VIEW_DECK' | 'FULL_ACCESS'

type AccessDecision = 'APPROVED' | 'REJECTED'

type AccessRequestPage = Page<AccessRequestView>

type EmailGrantPage = Page<EmailGrantView>

interface AccessGranted {
  readonly request: Maybe<AccessRequestView>
  readonly waiting: Maybe<EmailGrantView>
}

interface EmailGrantRevoked {
  readonly startupId: string
}

type DeckStatus = 'RENDERING' | 'READY' | 'FAILED'

interface DeckSlide {
  readonly number: number
  readonly width: number
  readonly height: number
  readonly url: string
}

interface DeckTime {
  readonly page: number
  readonly seconds: number
}

interface SeenSlide {
  readonly number: number
  readonly seenAt: string
  readonly seconds: number
}

type DeckLookPage = Page<DeckLookView>

type RoleType = 'FULL_TIME' | 'PART_TIME' | 'CONTRACT' | 'EQUITY_ONLY'

type RolePage = Page<RoleView>

interface RoleDeleted {
  readonly startupId: string
  readonly roleId: string
}

type StartupStage = 'IDEA' | 'MVP' | 'GROWTH' | 'SCALE'

type StartupVisibility = 'PUBLIC' | 'PRIVATE' | 'INVESTORS_ONLY'

type ListedVisibility = 'PUBLIC' | 'INVESTORS_ONLY'

type StartupStatus = 'DRAFT' | 'PENDING_REVIEW' | 'ACTIVE' | 'SUSPENDED'

type StartupSight = 'CARD' | 'READ' | 'FIGURES' | 'ADMIN' | 'OWNER'

type StartupPage = Page<StartupView>

interface StartupDeleted {
  readonly startupId: string
}

type ConversationType = 'DIRECT' | 'GROUP' | 'STARTUP_CHANNEL'

type MessageType = 'TEXT' | 'FILE' | 'SYSTEM'

type SystemEvent = 'CREATED' | 'JOINED' | 'LEFT' | 'REMOVED' | 'RENAMED'

type ConversationPage = Page<ConversationView>

type ConversationParticipantPage = Page<ConversationParticipantView>

type MessagePage = Page<MessageView>

type BlockedUserPage = Page<UserView>

interface ConversationLeft {
  readonly conversationId: string
}

interface UserBlock {
  readonly userId: string
  readonly isBlocked: boolean
}

type MessageEventKind = 'added' | 'edited' | 'deleted'

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

type SubscriptionStatus = 'TRIALING' | 'ACTIVE' | 'PAST_DUE' | 'CANCELLED'

type BoughtTier = 'PRO' | 'ENTERPRISE'

interface StripeIds {
  readonly stripeCustomerId: string
  readonly stripeSubscriptionId: string
  readonly stripePriceId: string
}

type PriceInterval = 'day' | 'week' | 'month' | 'year'

interface Price {
  readonly amount: number
  readonly currency: string
  readonly interval: PriceInterval
  readonly intervalCount: number
}

interface TierPrice {
  readonly tier: BoughtTier
  readonly price: Price
}

type PaidSubscriptionPage = Page<PaidSubscriptionView>

interface Billing {
  readonly isOpen: boolean
  readonly closedBecause: Maybe<string>
  readonly tiers: ReadonlyArray<BoughtTier>
  readonly prices: ReadonlyArray<TierPrice>
}

interface Invoice {
  readonly number: string
  readonly status: string
  readonly total: number
  readonly currency: string
  readonly createdAt: string
  readonly pageUrl: Maybe<string>
  readonly pdfUrl: Maybe<string>
}

interface BillingAddress {
  readonly url: string
}

type NotificationType = 'APPLICATION_UPDATE' | 'ACCESS_REQUEST' | 'MESSAGE' | 'SYSTEM'

type NotificationKind = 'APPLICATION_ARRIVED' | 'APPLICATION_WAITS' | 'APPLICATION_WITHDRAWN' | 'APPLICATION_REVIEWING' | 'APPLICATION_SHORTLISTED' | 'APPLICATION_ACCEPTED' | 'APPLICATION_REJECTED' | 'ACCESS_ASKED' | 'ACCESS_GIVEN' | 'ACCESS_CHANGED' | 'ACCESS_DECLINED' | 'ACCESS_ENDED' | 'MESSAGE_DIRECT' | 'MESSAGE_GROUP' | 'MESSAGE_STARTUP_CHANNEL' | 'STARTUP_ACTIVE' | 'STARTUP_DRAFT' | 'STARTUP_SUSPENDED' | 'STARTUP_PENDING_REVIEW' | 'TRIAL_ENDS' | 'TIER_BOUGHT' | 'TIER_ENDED' | 'PAYMENT_FAILED' | 'REPORT_RESOLVED' | 'REPORT_DISMISSED' | 'ROLE_CLOSED' | 'MESSAGE_REMOVED' | 'SEARCH_FOUND'

interface NotificationNames {
  readonly role: Maybe<string>
  readonly startup: Maybe<string>
  readonly level: Maybe<AccessLevel>
  readonly tier: Maybe<SubscriptionTier>
  readonly until: Maybe<string>
  readonly number: Maybe<number>
  readonly search: Maybe<string>
  readonly note: Maybe<string>
}

type NotificationPage = Page<NotificationView>

interface UnreadNotifications {
  readonly unreadNotificationCount: number
}

interface Preferences {
  readonly emailOnApplicationUpdate: boolean
  readonly emailOnAccessRequest: boolean
  readonly emailOnMessage: boolean
  readonly emailOnSystem: boolean
}

type ReportedType = 'USER' | 'STARTUP' | 'STARTUP_ROLE' | 'CONVERSATION' | 'MESSAGE'

type ReportTargetType = 'USER' | 'STARTUP' | 'STARTUP_ROLE' | 'CONVERSATION' | 'MESSAGE'

type ReportStatus = 'OPEN' | 'RESOLVED' | 'DISMISSED'

type ReportAct = 'DISMISS' | 'SUSPEND_STARTUP' | 'CLOSE_ROLE' | 'REMOVE_MESSAGE' | 'BAN_USER'

interface Report {
  readonly id: string
  readonly reporterId: string
  readonly targetType: ReportTargetType
  readonly targetId: string
  readonly parentId: Maybe<string>
  readonly ownerId: Maybe<string>
  readonly reason: string
  readonly quote: Maybe<string>
  readonly status: ReportStatus
  readonly act: Maybe<ReportAct>
  readonly resolvedBy: Maybe<string>
  readonly resolution: Maybe<string>
  readonly createdAt: string
  readonly updatedAt: string
}

type ReportPage = Page<Report>

interface ReportMade {
  readonly reportId: string
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

interface StartupHit {
  readonly startup: StartupView
  readonly snippet: Snippet
}

interface RoleHit {
  readonly role: RoleView
  readonly snippet: Snippet
}

interface TalentHit {
  readonly user: UserView
  readonly snippet: Snippet
}

type SavedKind = 'STARTUP' | 'ROLE'

type SavedItemPage = Page<SavedItemView>

interface ItemUnsaved {
  readonly id: string
}

type SearchOf = 'STARTUP' | 'ROLE' | 'TALENT'

type SavedSearchPage = Page<SavedSearchView>

interface SavedSearchDeleted {
  readonly id: string
}

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

type EntityType = 'USER' | 'STARTUP' | 'STARTUP_ROLE' | 'APPLICATION' | 'ACCESS_REQUEST' | 'CONVERSATION' | 'MESSAGE' | 'SUBSCRIPTION' | 'AUDIT_LOG' | 'NOTIFICATION'

interface StoredEntity {
  readonly entityType: EntityType
  readonly id: string
  readonly createdAt: string
}

type StoredEntityPage = Page<StoredEntity>

interface Figure {
  readonly day: Maybe<string>
  readonly kind: string
  readonly group: string
  readonly count: number
}

type FigurePage = Page<Figure>

interface StartupDay {
  readonly day: string
  readonly views: number
  readonly deckViews: number
}

interface FunnelStep {
  readonly status: ApplicationStatus
  readonly count: number
}

interface RoleFunnel {
  readonly roleId: string
  readonly title: string
  readonly isOpen: boolean
  readonly statuses: ReadonlyArray<FunnelStep>
}

interface StartupFigures {
  readonly startupId: string
  readonly from: string
  readonly to: string
  readonly days: ReadonlyArray<StartupDay>
  readonly roles: ReadonlyArray<RoleFunnel>
}

interface VisitedStartup {
  readonly startupId: string
}

type StartupPart = 'startup' | 'role' | 'application' | 'member' | 'access' | 'emailGrant' | 'deck' | 'deckView' | 'figures'

interface StartupEvent {
  readonly part: StartupPart
  readonly id: string
  readonly requestId: Maybe<string>
}

type ReviewPart = 'startup' | 'report'

interface ReviewEvent {
  readonly part: ReviewPart
  readonly id: string
  readonly requestId: Maybe<string>
}

type ExportPage = Page<string>

type UploadPurpose = 'avatar' | 'logo' | 'pitchDeck' | 'resume' | 'chatFile'

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

type HotKey = 'USER' | 'STARTUP' | 'STARTUP_ROLE' | 'AUDIT_LOG' | 'SUBSCRIPTION'

interface ShardCount {
  readonly hotKey: HotKey
  readonly count: number
  readonly highest: number
}

type UserRole = 'FOUNDER' | 'TALENT' | 'INVESTOR' | 'ADMIN'

type ChosenRole = 'FOUNDER' | 'TALENT' | 'INVESTOR'

type UserStatus = 'ACTIVE' | 'BANNED' | 'PENDING_VERIFICATION'

type SubscriptionTier = 'FREE' | 'PRO' | 'ENTERPRISE'

type UserSubscriptionStatus = 'NONE' | 'ACTIVE' | 'CANCELLED' | 'PAST_DUE'

type UserPage = Page<UserView>

type ProfilePage = Page<ProfileView>

interface AccountDeleted {
  readonly id: string
}

export type ApplicationsResolvers = Resolvers<HubContext, {
  Application: {
    view: ApplicationView
    fields: {
      id: { args: object; shown: string }
      startupId: { args: object; shown: string }
      roleId: { args: object; shown: string }
      roleTitle: { args: object; shown: Maybe<string> }
      startupName: { args: object; shown: Maybe<string> }
      applicantId: { args: object; shown: string }
      applicant: { args: object; shown: Maybe<UserView> }
      coverLetter: { args: object; shown: string }
      resumeUrl: { args: object; shown: Maybe<string> }
      status: { args: object; shown: ApplicationStatus }
      joinedAt: { args: object; shown: Maybe<string> }
      createdAt: { args: object; shown: string }
      founderNotes: { args: object; shown: Maybe<string> }
      remindedAt: { args: object; shown: Maybe<string> }
      updatedAt: { args: object; shown: Maybe<string> }
    }
  }
  Query: {
    view: unknown
    fields: {
      application: { args: { readonly applicationId: string }; shown: ApplicationView }
      applicationHistory: { args: { readonly applicationId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ApplicationStatusChangePage }
      myApplications: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ApplicationPage }
      roleApplications: { args: { readonly startupId: string; readonly roleId: string; readonly status: Maybe<ApplicationStatus>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ApplicationPage }
      startupApplications: { args: { readonly startupId: string; readonly status: Maybe<ApplicationStatus>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ApplicationPage }
      roleApplicantsCsv: { args: { readonly startupId: string; readonly roleId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: CsvPage }
      team: { args: { readonly startupId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: TeamMemberPage }
      myMemberships: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: MembershipPage }
      applicationQuota: { args: object; shown: ApplicationQuota }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      apply: { args: { readonly startupId: string; readonly roleId: string; readonly coverLetter: string; readonly uploadId: Maybe<string>; readonly requestId: Maybe<string> }; shown: ApplicationView }
      setApplicationStatus: { args: { readonly applicationId: string; readonly expected: ApplicationStatus; readonly status: ApplicationStatus; readonly requestId: Maybe<string> }; shown: ApplicationView }
      withdrawApplication: { args: { readonly applicationId: string; readonly requestId: Maybe<string> }; shown: ApplicationView }
      updateFounderNotes: { args: { readonly applicationId: string; readonly notes: Maybe<string>; readonly requestId: Maybe<string> }; shown: ApplicationView }
      leaveStartup: { args: { readonly startupId: string; readonly requestId: Maybe<string> }; shown: StartupLeft }
      removeMember: { args: { readonly startupId: string; readonly userId: string; readonly requestId: Maybe<string> }; shown: MemberRemoved }
    }
  }
}>

export type AccessResolvers = Resolvers<HubContext, {
  AccessRequest: {
    view: AccessRequestView
    fields: {
      id: { args: object; shown: string }
      startupId: { args: object; shown: string }
      startup: { args: object; shown: Maybe<StartupView> }
      requester: { args: object; shown: Maybe<UserView> }
      message: { args: object; shown: Maybe<string> }
      status: { args: object; shown: AccessStatus }
      accessLevel: { args: object; shown: AccessLevel }
      requestedLevel: { args: object; shown: AccessLevel }
      grantedAt: { args: object; shown: Maybe<string> }
      expiresAt: { args: object; shown: Maybe<string> }
      isExpired: { args: object; shown: boolean }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
    }
  }
  EmailGrant: {
    view: EmailGrantView
    fields: {
      startupId: { args: object; shown: string }
      email: { args: object; shown: string }
      accessLevel: { args: object; shown: AccessLevel }
      expiresAt: { args: object; shown: Maybe<string> }
      createdAt: { args: object; shown: string }
    }
  }
  Startup: {
    view: StartupView
    fields: {
      accessLevel: { args: object; shown: Maybe<AccessLevel> }
    }
  }
  Query: {
    view: unknown
    fields: {
      accessRequest: { args: { readonly accessId: string }; shown: AccessRequestView }
      myAccessRequests: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: AccessRequestPage }
      startupAccessRequests: { args: { readonly startupId: string; readonly status: Maybe<AccessStatus>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: AccessRequestPage }
      emailGrants: { args: { readonly startupId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: EmailGrantPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      requestAccess: { args: { readonly startupId: string; readonly level: AccessLevel; readonly message: Maybe<string>; readonly requestId: Maybe<string> }; shown: AccessRequestView }
      cancelAccessRequest: { args: { readonly accessId: string; readonly requestId: Maybe<string> }; shown: AccessRequestView }
      decideAccess: { args: { readonly accessId: string; readonly status: AccessDecision; readonly level: Maybe<AccessLevel>; readonly expiresAt: Maybe<string>; readonly requestId: Maybe<string> }; shown: AccessRequestView }
      changeAccess: { args: { readonly accessId: string; readonly level: Maybe<AccessLevel>; readonly expiresAt: Maybe<string>; readonly requestId: Maybe<string> }; shown: AccessRequestView }
      revokeAccess: { args: { readonly accessId: string; readonly requestId: Maybe<string> }; shown: AccessRequestView }
      grantAccess: { args: { readonly startupId: string; readonly userId: Maybe<string>; readonly email: Maybe<string>; readonly level: AccessLevel; readonly expiresAt: Maybe<string>; readonly requestId: Maybe<string> }; shown: AccessGranted }
      revokeEmailGrant: { args: { readonly startupId: string; readonly email: string; readonly requestId: Maybe<string> }; shown: EmailGrantRevoked }
    }
  }
}>

export type DecksResolvers = Resolvers<HubContext, {
  PitchDeck: {
    view: PitchDeckView
    fields: {
      id: { args: object; shown: string }
      startupId: { args: object; shown: string }
      status: { args: object; shown: DeckStatus }
      pageCount: { args: object; shown: Maybe<number> }
      mayDownload: { args: object; shown: boolean }
      problem: { args: object; shown: Maybe<string> }
      reason: { args: object; shown: Maybe<string> }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
    }
  }
  OpenedDeck: {
    view: OpenedDeckView
    fields: {
      startupId: { args: object; shown: string }
      deckId: { args: object; shown: string }
      viewedAt: { args: object; shown: Maybe<string> }
      pages: { args: object; shown: ReadonlyArray<DeckSlide> }
      downloadUrl: { args: object; shown: Maybe<string> }
    }
  }
  DeckLook: {
    view: DeckLookView
    fields: {
      startupId: { args: object; shown: string }
      viewer: { args: object; shown: Maybe<UserView> }
      viewedAt: { args: object; shown: string }
      deckId: { args: object; shown: Maybe<string> }
      pages: { args: object; shown: ReadonlyArray<SeenSlide> }
      seconds: { args: object; shown: number }
      downloadedAt: { args: object; shown: Maybe<string> }
    }
  }
  Query: {
    view: unknown
    fields: {
      deck: { args: { readonly startupId: string }; shown: Maybe<PitchDeckView> }
      deckViews: { args: { readonly startupId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: DeckLookPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      setPitchDeck: { args: { readonly startupId: string; readonly uploadId: string; readonly requestId: Maybe<string> }; shown: StartupView }
      removePitchDeck: { args: { readonly startupId: string; readonly requestId: Maybe<string> }; shown: StartupView }
      openDeck: { args: { readonly startupId: string; readonly requestId: Maybe<string> }; shown: OpenedDeckView }
      reportDeckTime: { args: { readonly startupId: string; readonly viewedAt: string; readonly page: number; readonly seconds: number; readonly requestId: Maybe<string> }; shown: DeckTime }
    }
  }
}>

export type RolesResolvers = Resolvers<HubContext, {
  Role: {
    view: RoleView
    fields: {
      id: { args: object; shown: string }
      startupId: { args: object; shown: string }
      startup: { args: object; shown: StartupView }
      title: { args: object; shown: string }
      type: { args: object; shown: RoleType }
      skills: { args: object; shown: ReadonlyArray<string> }
      isOpen: { args: object; shown: boolean }
      createdAt: { args: object; shown: string }
      description: { args: object; shown: Maybe<string> }
      compensation: { args: object; shown: Maybe<string> }
      equityRange: { args: object; shown: Maybe<string> }
      updatedAt: { args: object; shown: Maybe<string> }
      applicantCount: { args: object; shown: Maybe<number> }
    }
  }
  Query: {
    view: unknown
    fields: {
      role: { args: { readonly startupId: string; readonly roleId: string }; shown: RoleView }
      startupRoles: { args: { readonly startupId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: RolePage }
      openRoles: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: RolePage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      createRole: { args: { readonly startupId: string; readonly title: string; readonly description: string; readonly type: RoleType; readonly compensation: Maybe<string>; readonly equityRange: Maybe<string>; readonly skills: ReadonlyArray<string>; readonly isOpen: Maybe<boolean>; readonly requestId: Maybe<string> }; shown: RoleView }
      updateRole: { args: { readonly startupId: string; readonly roleId: string; readonly title: Maybe<string>; readonly description: Maybe<string>; readonly type: Maybe<RoleType>; readonly compensation: Maybe<string>; readonly equityRange: Maybe<string>; readonly skills: Maybe<ReadonlyArray<string>>; readonly requestId: Maybe<string> }; shown: RoleView }
      openRole: { args: { readonly startupId: string; readonly roleId: string; readonly requestId: Maybe<string> }; shown: RoleView }
      closeRole: { args: { readonly startupId: string; readonly roleId: string; readonly requestId: Maybe<string> }; shown: RoleView }
      deleteRole: { args: { readonly startupId: string; readonly roleId: string; readonly requestId: Maybe<string> }; shown: RoleDeleted }
    }
  }
}>

export type StartupsResolvers = Resolvers<HubContext, {
  Startup: {
    view: StartupView
    fields: {
      id: { args: object; shown: string }
      sight: { args: object; shown: StartupSight }
      name: { args: object; shown: string }
      tagline: { args: object; shown: string }
      industry: { args: object; shown: string }
      stage: { args: object; shown: StartupStage }
      location: { args: object; shown: string }
      tags: { args: object; shown: ReadonlyArray<string> }
      logoUrl: { args: object; shown: Maybe<string> }
      founder: { args: object; shown: Maybe<UserView> }
      description: { args: object; shown: Maybe<string> }
      websiteUrl: { args: object; shown: Maybe<string> }
      teamSize: { args: object; shown: Maybe<number> }
      visibility: { args: object; shown: Maybe<StartupVisibility> }
      status: { args: object; shown: Maybe<StartupStatus> }
      createdAt: { args: object; shown: Maybe<string> }
      updatedAt: { args: object; shown: Maybe<string> }
      fundingGoal: { args: object; shown: Maybe<number> }
      fundingRaised: { args: object; shown: Maybe<number> }
      founderContact: { args: object; shown: Maybe<string> }
      reviewNotes: { args: object; shown: Maybe<string> }
      appealedAt: { args: object; shown: Maybe<string> }
    }
  }
  Query: {
    view: unknown
    fields: {
      startup: { args: { readonly startupId: string }; shown: StartupView }
      startups: { args: { readonly visibility: Maybe<ListedVisibility>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: StartupPage }
      myStartups: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: StartupPage }
      startupsOf: { args: { readonly founderId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: StartupPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      createStartup: { args: { readonly name: string; readonly tagline: Maybe<string>; readonly description: Maybe<string>; readonly industry: Maybe<string>; readonly stage: Maybe<StartupStage>; readonly teamSize: Maybe<number>; readonly location: Maybe<string>; readonly tags: Maybe<ReadonlyArray<string>>; readonly fundingGoal: Maybe<number>; readonly fundingRaised: Maybe<number>; readonly websiteUrl: Maybe<string>; readonly visibility: Maybe<StartupVisibility>; readonly requestId: Maybe<string> }; shown: StartupView }
      updateStartup: { args: { readonly startupId: string; readonly name: Maybe<string>; readonly tagline: Maybe<string>; readonly description: Maybe<string>; readonly industry: Maybe<string>; readonly stage: Maybe<StartupStage>; readonly teamSize: Maybe<number>; readonly location: Maybe<string>; readonly tags: Maybe<ReadonlyArray<string>>; readonly fundingGoal: Maybe<number>; readonly fundingRaised: Maybe<number>; readonly websiteUrl: Maybe<string>; readonly requestId: Maybe<string> }; shown: StartupView }
      setStartupStatus: { args: { readonly startupId: string; readonly status: StartupStatus; readonly requestId: Maybe<string> }; shown: StartupView }
      setStartupVisibility: { args: { readonly startupId: string; readonly visibility: StartupVisibility; readonly requestId: Maybe<string> }; shown: StartupView }
      reviewStartup: { args: { readonly startupId: string; readonly status: StartupStatus; readonly notes: Maybe<string>; readonly requestId: Maybe<string> }; shown: StartupView }
      setLogo: { args: { readonly startupId: string; readonly uploadId: string; readonly requestId: Maybe<string> }; shown: StartupView }
      removeLogo: { args: { readonly startupId: string; readonly requestId: Maybe<string> }; shown: StartupView }
      deleteStartup: { args: { readonly startupId: string; readonly requestId: Maybe<string> }; shown: StartupDeleted }
    }
  }
}>

export type ConversationsResolvers = Resolvers<HubContext, {
  Conversation: {
    view: ConversationView
    fields: {
      id: { args: object; shown: string }
      type: { args: object; shown: ConversationType }
      title: { args: object; shown: Maybe<string> }
      ownerId: { args: object; shown: Maybe<string> }
      partner: { args: object; shown: Maybe<UserView> }
      partnerId: { args: object; shown: Maybe<string> }
      relatedStartupId: { args: object; shown: Maybe<string> }
      relatedStartup: { args: object; shown: Maybe<StartupView> }
      relatedApplicationId: { args: object; shown: Maybe<string> }
      participantCount: { args: object; shown: number }
      lastMessageAt: { args: object; shown: string }
      lastMessagePreview: { args: object; shown: string }
      messageCount: { args: object; shown: number }
      unread: { args: object; shown: number }
      lastReadMessageId: { args: object; shown: Maybe<string> }
      isMuted: { args: object; shown: boolean }
      hasLeft: { args: object; shown: boolean }
      createdAt: { args: object; shown: string }
    }
  }
  ConversationParticipant: {
    view: ConversationParticipantView
    fields: {
      userId: { args: object; shown: string }
      user: { args: object; shown: UserView }
      lastReadMessageId: { args: object; shown: Maybe<string> }
      joinedAt: { args: object; shown: string }
    }
  }
  Message: {
    view: MessageView
    fields: {
      id: { args: object; shown: string }
      conversationId: { args: object; shown: string }
      senderId: { args: object; shown: string }
      sender: { args: object; shown: Maybe<UserView> }
      isMine: { args: object; shown: boolean }
      type: { args: object; shown: MessageType }
      content: { args: object; shown: Maybe<string> }
      fileUrl: { args: object; shown: Maybe<string> }
      event: { args: object; shown: Maybe<SystemEvent> }
      subjectId: { args: object; shown: Maybe<string> }
      subject: { args: object; shown: Maybe<UserView> }
      createdAt: { args: object; shown: string }
      editedAt: { args: object; shown: Maybe<string> }
      deletedAt: { args: object; shown: Maybe<string> }
    }
  }
  Application: {
    view: ApplicationView
    fields: {
      conversationId: { args: object; shown: Maybe<string> }
    }
  }
  Query: {
    view: unknown
    fields: {
      conversation: { args: { readonly conversationId: string }; shown: ConversationView }
      conversations: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ConversationPage }
      unreadConversations: { args: object; shown: number }
      conversationParticipants: { args: { readonly conversationId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ConversationParticipantPage }
      messages: { args: { readonly conversationId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: MessagePage }
      blockedUsers: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: BlockedUserPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      openDirectConversation: { args: { readonly userId: Maybe<string>; readonly applicationId: Maybe<string>; readonly accessId: Maybe<string>; readonly requestId: Maybe<string> }; shown: ConversationView }
      createGroupConversation: { args: { readonly title: string; readonly participantIds: ReadonlyArray<string>; readonly startupId: Maybe<string>; readonly requestId: Maybe<string> }; shown: ConversationView }
      openStartupChannel: { args: { readonly startupId: string; readonly requestId: Maybe<string> }; shown: ConversationView }
      addParticipant: { args: { readonly conversationId: string; readonly userId: string; readonly requestId: Maybe<string> }; shown: ConversationView }
      removeParticipant: { args: { readonly conversationId: string; readonly userId: string; readonly requestId: Maybe<string> }; shown: ConversationView }
      renameConversation: { args: { readonly conversationId: string; readonly title: string; readonly requestId: Maybe<string> }; shown: ConversationView }
      leaveConversation: { args: { readonly conversationId: string; readonly requestId: Maybe<string> }; shown: ConversationLeft }
      muteConversation: { args: { readonly conversationId: string; readonly isMuted: boolean; readonly requestId: Maybe<string> }; shown: ConversationView }
      markConversationRead: { args: { readonly conversationId: string; readonly upTo: Maybe<string>; readonly requestId: Maybe<string> }; shown: ConversationView }
      sendMessage: { args: { readonly conversationId: string; readonly content: string; readonly uploadId: Maybe<string>; readonly requestId: Maybe<string> }; shown: MessageView }
      editMessage: { args: { readonly conversationId: string; readonly messageId: string; readonly content: string; readonly requestId: Maybe<string> }; shown: MessageView }
      deleteMessage: { args: { readonly conversationId: string; readonly messageId: string; readonly requestId: Maybe<string> }; shown: MessageView }
      blockUser: { args: { readonly userId: string; readonly requestId: Maybe<string> }; shown: UserBlock }
      unblockUser: { args: { readonly userId: string; readonly requestId: Maybe<string> }; shown: UserBlock }
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

export type BillingResolvers = Resolvers<HubContext, {
  PaidSubscription: {
    view: PaidSubscriptionView
    fields: {
      userId: { args: object; shown: string }
      tier: { args: object; shown: SubscriptionTier }
      status: { args: object; shown: SubscriptionStatus }
      currentPeriodStart: { args: object; shown: string }
      currentPeriodEnd: { args: object; shown: string }
      cancelAtPeriodEnd: { args: object; shown: boolean }
      price: { args: object; shown: Maybe<Price> }
      graceUntil: { args: object; shown: Maybe<string> }
      trialEndsAt: { args: object; shown: Maybe<string> }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
      stripe: { args: object; shown: Maybe<StripeIds> }
    }
  }
  Query: {
    view: unknown
    fields: {
      billing: { args: object; shown: Billing }
      mySubscription: { args: object; shown: Maybe<PaidSubscriptionView> }
      myInvoices: { args: object; shown: ReadonlyArray<Invoice> }
      subscription: { args: { readonly userId: string }; shown: Maybe<PaidSubscriptionView> }
      subscriptionsByStatus: { args: { readonly status: SubscriptionStatus; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: PaidSubscriptionPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      startCheckout: { args: { readonly tier: BoughtTier; readonly requestId: Maybe<string> }; shown: BillingAddress }
      openBillingPortal: { args: { readonly requestId: Maybe<string> }; shown: BillingAddress }
      cancelSubscription: { args: { readonly requestId: Maybe<string> }; shown: PaidSubscriptionView }
      resumeSubscription: { args: { readonly requestId: Maybe<string> }; shown: PaidSubscriptionView }
    }
  }
}>

export type NotificationsResolvers = Resolvers<HubContext, {
  Notification: {
    view: NotificationView
    fields: {
      id: { args: object; shown: string }
      type: { args: object; shown: NotificationType }
      title: { args: object; shown: string }
      body: { args: object; shown: string }
      kind: { args: object; shown: Maybe<NotificationKind> }
      named: { args: object; shown: Maybe<NotificationNames> }
      relatedEntityType: { args: object; shown: Maybe<string> }
      relatedEntityId: { args: object; shown: Maybe<string> }
      count: { args: object; shown: number }
      replacedId: { args: object; shown: Maybe<string> }
      isRead: { args: object; shown: boolean }
      createdAt: { args: object; shown: string }
    }
  }
  Query: {
    view: unknown
    fields: {
      notifications: { args: { readonly unreadOnly: Maybe<boolean>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: NotificationPage }
      unreadNotificationCount: { args: object; shown: number }
      myPreferences: { args: object; shown: Preferences }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      markNotificationRead: { args: { readonly notificationId: string; readonly requestId: Maybe<string> }; shown: NotificationView }
      markAllNotificationsRead: { args: { readonly requestId: Maybe<string> }; shown: UnreadNotifications }
      updatePreferences: { args: { readonly emailOnApplicationUpdate: Maybe<boolean>; readonly emailOnAccessRequest: Maybe<boolean>; readonly emailOnMessage: Maybe<boolean>; readonly emailOnSystem: Maybe<boolean>; readonly requestId: Maybe<string> }; shown: Preferences }
    }
  }
  Subscription: {
    view: unknown
    fields: {
      notificationAdded: { args: object; shown: NotificationView }
    }
  }
}>

export type ModerationResolvers = Resolvers<HubContext, {
  Query: {
    view: unknown
    fields: {
      moderationQueue: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: StartupPage }
      reports: { args: { readonly status: Maybe<ReportStatus>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ReportPage }
      report: { args: { readonly reportId: string }; shown: Report }
      reportedMessages: { args: { readonly reportId: string; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: MessagePage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      reportThing: { args: { readonly targetType: ReportedType; readonly targetId: string; readonly parentId: Maybe<string>; readonly reason: string; readonly requestId: Maybe<string> }; shown: ReportMade }
      decideReport: { args: { readonly reportId: string; readonly act: ReportAct; readonly notes: Maybe<string>; readonly requestId: Maybe<string> }; shown: Report }
    }
  }
}>

export type SearchResolvers = Resolvers<HubContext, {
  StartupHitPage: {
    view: StartupHitPageView
    fields: {
      items: { args: object; shown: ReadonlyArray<StartupHit> }
      after: { args: object; shown: Maybe<string> }
      counts: { args: object; shown: SearchCounts }
    }
  }
  RoleHitPage: {
    view: RoleHitPageView
    fields: {
      items: { args: object; shown: ReadonlyArray<RoleHit> }
      after: { args: object; shown: Maybe<string> }
      counts: { args: object; shown: SearchCounts }
    }
  }
  TalentHitPage: {
    view: TalentHitPageView
    fields: {
      items: { args: object; shown: ReadonlyArray<TalentHit> }
      after: { args: object; shown: Maybe<string> }
      counts: { args: object; shown: SearchCounts }
    }
  }
  SavedItem: {
    view: SavedItemView
    fields: {
      kind: { args: object; shown: SavedKind }
      id: { args: object; shown: string }
      startup: { args: object; shown: Maybe<StartupView> }
      role: { args: object; shown: Maybe<RoleView> }
      createdAt: { args: object; shown: string }
    }
  }
  SavedSearch: {
    view: SavedSearchView
    fields: {
      id: { args: object; shown: string }
      name: { args: object; shown: string }
      of: { args: object; shown: SearchOf }
      text: { args: object; shown: Maybe<string> }
      industry: { args: object; shown: Maybe<ReadonlyArray<string>> }
      stage: { args: object; shown: Maybe<ReadonlyArray<StartupStage>> }
      location: { args: object; shown: Maybe<ReadonlyArray<string>> }
      tags: { args: object; shown: Maybe<ReadonlyArray<string>> }
      hiring: { args: object; shown: Maybe<boolean> }
      skills: { args: object; shown: Maybe<ReadonlyArray<string>> }
      type: { args: object; shown: Maybe<ReadonlyArray<RoleType>> }
      createdAt: { args: object; shown: string }
    }
  }
  Query: {
    view: unknown
    fields: {
      searchStartups: { args: { readonly text: Maybe<string>; readonly industry: Maybe<ReadonlyArray<string>>; readonly stage: Maybe<ReadonlyArray<StartupStage>>; readonly location: Maybe<ReadonlyArray<string>>; readonly tags: Maybe<ReadonlyArray<string>>; readonly hiring: Maybe<boolean>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: StartupHitPageView }
      searchRoles: { args: { readonly text: Maybe<string>; readonly skills: Maybe<ReadonlyArray<string>>; readonly type: Maybe<ReadonlyArray<RoleType>>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: RoleHitPageView }
      searchTalents: { args: { readonly text: Maybe<string>; readonly skills: Maybe<ReadonlyArray<string>>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: TalentHitPageView }
      savedItems: { args: { readonly kind: SavedKind; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: SavedItemPage }
      savedSearches: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: SavedSearchPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      saveItem: { args: { readonly kind: SavedKind; readonly id: string; readonly startupId: Maybe<string>; readonly requestId: Maybe<string> }; shown: SavedItemView }
      unsaveItem: { args: { readonly kind: SavedKind; readonly id: string; readonly requestId: Maybe<string> }; shown: ItemUnsaved }
      saveSearch: { args: { readonly name: string; readonly of: SearchOf; readonly text: Maybe<string>; readonly industry: Maybe<ReadonlyArray<string>>; readonly stage: Maybe<ReadonlyArray<StartupStage>>; readonly location: Maybe<ReadonlyArray<string>>; readonly tags: Maybe<ReadonlyArray<string>>; readonly hiring: Maybe<boolean>; readonly skills: Maybe<ReadonlyArray<string>>; readonly type: Maybe<ReadonlyArray<RoleType>>; readonly requestId: Maybe<string> }; shown: SavedSearchView }
      deleteSavedSearch: { args: { readonly id: string; readonly requestId: Maybe<string> }; shown: SavedSearchDeleted }
    }
  }
}>

export type AuditResolvers = Resolvers<HubContext, {
  Query: {
    view: unknown
    fields: {
      auditChain: { args: object; shown: AuditChain }
      auditByDay: { args: { readonly date: string; readonly action: Maybe<string>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: AuditPage }
      auditByUser: { args: { readonly userId: string; readonly action: Maybe<string>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: AuditPage }
      entitiesByTime: { args: { readonly type: EntityType; readonly from: Maybe<string>; readonly to: Maybe<string>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: StoredEntityPage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      checkAuditChain: { args: { readonly requestId: Maybe<string> }; shown: AuditChain }
    }
  }
}>

export type StatsResolvers = Resolvers<HubContext, {
  Query: {
    view: unknown
    fields: {
      figures: { args: object; shown: ReadonlyArray<Figure> }
      figuresByDay: { args: { readonly from: Maybe<string>; readonly to: Maybe<string>; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: FigurePage }
      startupFigures: { args: { readonly startupId: string; readonly from: Maybe<string>; readonly to: Maybe<string> }; shown: StartupFigures }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      visitStartup: { args: { readonly startupId: string; readonly requestId: Maybe<string> }; shown: VisitedStartup }
    }
  }
}>

export type LiveResolvers = Resolvers<HubContext, {
  Subscription: {
    view: unknown
    fields: {
      startupChanged: { args: { readonly startupId: string }; shown: StartupEvent }
      reviewsChanged: { args: object; shown: ReviewEvent }
    }
  }
}>

export type PersonalDataResolvers = Resolvers<HubContext, {
  Query: {
    view: unknown
    fields: {
      exportMyData: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ExportPage }
    }
  }
}>

export type UploadsResolvers = Resolvers<HubContext, {
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
      startUpload: { args: { readonly purpose: UploadPurpose; readonly contentType: string; readonly size: number; readonly requestId: Maybe<string> }; shown: StartedUpload }
      finishUpload: { args: { readonly uploadId: string; readonly requestId: Maybe<string> }; shown: UploadView }
      setAvatar: { args: { readonly uploadId: string; readonly requestId: Maybe<string> }; shown: ProfileView }
      removeAvatar: { args: { readonly requestId: Maybe<string> }; shown: ProfileView }
    }
  }
  User: {
    view: UserView
    fields: {
      avatarUrl: { args: object; shown: Maybe<string> }
    }
  }
  Profile: {
    view: ProfileView
    fields: {
      avatarUrl: { args: object; shown: Maybe<string> }
    }
  }
}>

export type ShardsResolvers = Resolvers<HubContext, {
  Mutation: {
    view: unknown
    fields: {
      setShards: { args: { readonly hotKey: HotKey; readonly count: number; readonly requestId: Maybe<string> }; shown: ShardCount }
    }
  }
}>

export type UsersResolvers = Resolvers<HubContext, {
  User: {
    view: UserView
    fields: {
      id: { args: object; shown: string }
      role: { args: object; shown: UserRole }
      firstName: { args: object; shown: string }
      lastName: { args: object; shown: string }
      bio: { args: object; shown: Maybe<string> }
      skills: { args: object; shown: ReadonlyArray<string> }
      linkedinUrl: { args: object; shown: Maybe<string> }
      createdAt: { args: object; shown: string }
    }
  }
  Profile: {
    view: ProfileView
    fields: {
      id: { args: object; shown: string }
      email: { args: object; shown: string }
      role: { args: object; shown: UserRole }
      firstName: { args: object; shown: string }
      lastName: { args: object; shown: string }
      bio: { args: object; shown: Maybe<string> }
      skills: { args: object; shown: ReadonlyArray<string> }
      linkedinUrl: { args: object; shown: Maybe<string> }
      status: { args: object; shown: UserStatus }
      banReason: { args: object; shown: Maybe<string> }
      subscriptionStatus: { args: object; shown: UserSubscriptionStatus }
      subscriptionTier: { args: object; shown: SubscriptionTier }
      createdAt: { args: object; shown: string }
      updatedAt: { args: object; shown: string }
    }
  }
  Query: {
    view: unknown
    fields: {
      me: { args: object; shown: Maybe<ProfileView> }
      user: { args: { readonly id: string }; shown: UserView }
      talents: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: UserPage }
      profile: { args: { readonly userId: string }; shown: ProfileView }
      profileByEmail: { args: { readonly email: string }; shown: ProfileView }
      usersByRole: { args: { readonly role: UserRole; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ProfilePage }
      usersByStatus: { args: { readonly status: UserStatus; readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ProfilePage }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      registerUser: { args: { readonly role: ChosenRole; readonly firstName: string; readonly lastName: string; readonly bio: Maybe<string>; readonly skills: Maybe<ReadonlyArray<string>>; readonly linkedinUrl: Maybe<string>; readonly requestId: Maybe<string> }; shown: ProfileView }
      updateProfile: { args: { readonly firstName: Maybe<string>; readonly lastName: Maybe<string>; readonly bio: Maybe<string>; readonly skills: Maybe<ReadonlyArray<string>>; readonly linkedinUrl: Maybe<string>; readonly requestId: Maybe<string> }; shown: ProfileView }
      syncEmail: { args: { readonly requestId: Maybe<string> }; shown: ProfileView }
      deleteAccount: { args: { readonly requestId: Maybe<string> }; shown: AccountDeleted }
      banUser: { args: { readonly userId: string; readonly reason: string; readonly requestId: Maybe<string> }; shown: ProfileView }
      unbanUser: { args: { readonly userId: string; readonly requestId: Maybe<string> }; shown: ProfileView }
      setUserRole: { args: { readonly userId: string; readonly role: UserRole; readonly requestId: Maybe<string> }; shown: ProfileView }
    }
  }
}>
