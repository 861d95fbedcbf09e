import type { Model } from '@longtable/entity'
import { AccessRequest, Grant } from './access/access-request.entity.ts'
import {
  accessByCreation,
  accessById,
  accessByInvestor,
  accessForStartup,
  grantOf,
  grantsOf,
} from './access/access-request.patterns.ts'
import { Application, ApplicationGuard, Quota } from './applications/application.entity.ts'
import {
  applicationById,
  applicationGuard,
  applicationQuota,
  applicationsBy,
  applicationsByCreation,
  applicationsForRole,
} from './applications/application.patterns.ts'
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
  auditByCreation,
  auditByDate,
  auditByUser,
  auditChainHead,
  rateLimitOf,
  requestById,
} from './audit/rows.patterns.ts'
import { StripeCustomer, StripeEvent, Subscription } from './billing/subscription.entity.ts'
import {
  stripeCustomer,
  stripeEvent,
  subscriptionOf,
  subscriptionsByCreation,
  subscriptionsByCustomer,
  subscriptionsByStatus,
} from './billing/subscription.patterns.ts'
import {
  ChannelGuard,
  Conversation,
  DirectPair,
  Message,
  Participant,
} from './conversations/conversation.entity.ts'
import {
  channelOf,
  conversationById,
  conversationsByCreation,
  conversationsOf,
  conversationWithParticipants,
  directPair,
  messageById,
  messagesByCreation,
  messagesOf,
  participantOf,
  participantsOf,
} from './conversations/conversation.patterns.ts'
import { Report } from './moderation/report.entity.ts'
import { reportById, reportsByStatus } from './moderation/report.patterns.ts'
import { Notification } from './notifications/notification.entity.ts'
import {
  notificationById,
  notificationsByCreation,
  notificationsOf,
} from './notifications/notification.patterns.ts'
import { StartupRole } from './roles/startup-role.entity.ts'
import { openRoles, roleById, rolesByCreation, rolesOf } from './roles/startup-role.patterns.ts'
import { DeckView, Member, Startup } from './startups/startup.entity.ts'
import {
  deckViewsOf,
  membershipOf,
  membershipsOf,
  membersOf,
  startupById,
  startupsByCreation,
  startupsByFounder,
  startupsByVisibility,
} from './startups/startup.patterns.ts'
import { Stats } from './stats/stats.entity.ts'
import { stats } from './stats/stats.patterns.ts'
import { EmailLock, Saved, User } from './users/user.entity.ts'
import {
  emailLock,
  savedBy,
  userByEmail,
  userById,
  usersByCreation,
  usersByRole,
  usersByStatus,
} from './users/user.patterns.ts'
import { collabHubTable } from './table.ts'

export const collabHub = {
  system: 'CollabHub',
  table: collabHubTable,
  entities: {
    User,
    EmailLock,
    Saved,
    Startup,
    Member,
    DeckView,
    StartupRole,
    Application,
    ApplicationGuard,
    Quota,
    AccessRequest,
    Grant,
    Conversation,
    Participant,
    Message,
    DirectPair,
    ChannelGuard,
    Subscription,
    StripeEvent,
    StripeCustomer,
    Notification,
    Report,
    Stats,
    Request,
    RateLimit,
    AddressRateLimit,
    AuditLog,
    AuditChain,
    Marker,
  },
  patterns: {
    userById,
    userByEmail,
    usersByRole,
    usersByStatus,
    usersByCreation,
    emailLock,
    savedBy,
    startupById,
    startupsByFounder,
    startupsByVisibility,
    startupsByCreation,
    membersOf,
    membershipOf,
    membershipsOf,
    deckViewsOf,
    roleById,
    rolesOf,
    openRoles,
    rolesByCreation,
    applicationById,
    applicationsBy,
    applicationsForRole,
    applicationsByCreation,
    applicationGuard,
    applicationQuota,
    accessById,
    accessByInvestor,
    accessForStartup,
    accessByCreation,
    grantOf,
    grantsOf,
    conversationById,
    conversationWithParticipants,
    conversationsOf,
    participantOf,
    participantsOf,
    messagesOf,
    messageById,
    conversationsByCreation,
    messagesByCreation,
    directPair,
    channelOf,
    subscriptionOf,
    subscriptionsByCustomer,
    subscriptionsByStatus,
    subscriptionsByCreation,
    stripeEvent,
    stripeCustomer,
    notificationsOf,
    notificationById,
    notificationsByCreation,
    reportById,
    reportsByStatus,
    stats,
    auditByDate,
    auditByUser,
    auditByCreation,
    auditChainHead,
    requestById,
    rateLimitOf,
    addressRateLimitOf,
  },
} satisfies Model
