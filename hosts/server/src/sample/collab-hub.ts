import {
  AccessRequest,
  Application,
  ApplicationGuard,
  AuditLog,
  Conversation,
  DeckView,
  DirectPair,
  Grant,
  Member,
  Message,
  Notification,
  Participant,
  Quota,
  Report,
  Saved,
  Startup,
  StartupRole,
  Stats,
  StripeCustomer,
  Subscription,
} from '@longtable/collab-hub'
import { toItem } from '@longtable/entity'
import type { Item } from '@longtable/store'
import { aylin, beatrix, peopleSample, tariq } from './collab-hub/people.ts'
import { createSampleStamps } from './stamps.ts'

const stamp = createSampleStamps(5)

const startup = stamp('2026-01-10T08:00:00.000Z')
const role = stamp('2026-01-12T08:00:00.000Z')
const closedRole = stamp('2026-01-13T08:00:00.000Z')
const application = stamp('2026-01-20T16:00:00.000Z')
const access = stamp('2026-01-22T10:00:00.000Z')

const vacancies = [
  { roleId: role.id, title: 'Backend-Entwickler:in', isOpen: true, applicantCount: 1, at: role.at },
  {
    roleId: closedRole.id,
    title: 'Ingénieure données',
    isOpen: false,
    applicantCount: 0,
    at: closedRole.at,
  },
]

const startupItems = [
  toItem(Startup, {
    startupId: startup.id,
    founderId: aylin,
    name: 'Süßwasser 💧',
    tagline: 'Trinkwasser messen, bevor man es trinkt',
    description: 'Günstige Sensoren für Brunnen – mit offenen Daten für die Gemeinden am Fluss.',
    industry: 'Climate',
    stage: 'MVP',
    fundingGoal: 400_000,
    fundingRaised: 120_000,
    pitchDeckUrl: `pitch-decks/${startup.id}.pdf`,
    visibility: 'PUBLIC',
    status: 'ACTIVE',
    teamSize: 3,
    location: 'İzmir',
    tags: ['water', 'hardware'],
    createdAt: startup.at,
    updatedAt: '2026-01-15T08:00:00.000Z',
  }),
  ...vacancies.map(({ at, ...vacancy }) =>
    toItem(StartupRole, {
      ...vacancy,
      startupId: startup.id,
      description: 'Messwerte annehmen, prüfen, speichern und für alle zeigen.',
      type: 'PART_TIME',
      equityRange: '0.5–1 %',
      skills: ['TypeScript', 'DynamoDB'],
      listed: true,
      createdAt: at,
      updatedAt: at,
    }),
  ),
  toItem(Member, {
    startupId: startup.id,
    userId: tariq,
    roleId: role.id,
    createdAt: '2026-02-01T09:00:00.000Z',
  }),
  toItem(DeckView, {
    startupId: startup.id,
    userId: beatrix,
    viewedAt: '2026-01-24T11:00:00.000Z',
  }),
  toItem(Saved, {
    userId: tariq,
    kind: 'STARTUP',
    savedId: startup.id,
    createdAt: '2026-01-19T20:00:00.000Z',
  }),
]

const applicationItems = [
  toItem(Application, {
    applicationId: application.id,
    startupId: startup.id,
    roleId: role.id,
    applicantId: tariq,
    coverLetter: 'مرحبا! I grew up by a river and would love to help measure one.',
    status: 'ACCEPTED',
    founderNotes: 'Çok iyi 👍',
    createdAt: application.at,
    updatedAt: '2026-02-01T09:00:00.000Z',
  }),
  toItem(ApplicationGuard, {
    roleId: role.id,
    applicantId: tariq,
    applicationId: application.id,
    createdAt: application.at,
  }),
  toItem(Quota, { userId: tariq, month: '2026-01', count: 1 }),
  toItem(AccessRequest, {
    accessId: access.id,
    requesterId: beatrix,
    startupId: startup.id,
    founderId: aylin,
    message: 'May I see the deck?',
    status: 'APPROVED',
    accessLevel: 'VIEW_DECK',
    grantedAt: '2026-01-23T08:00:00.000Z',
    expiresAt: '2099-01-01T00:00:00.000Z',
    createdAt: access.at,
    updatedAt: '2026-01-23T08:00:00.000Z',
  }),
  toItem(Grant, {
    startupId: startup.id,
    userId: beatrix,
    accessId: access.id,
    status: 'APPROVED',
    accessLevel: 'VIEW_DECK',
    expiresAt: '2099-01-01T00:00:00.000Z',
    updatedAt: '2026-01-23T08:00:00.000Z',
  }),
]

const conversation = stamp('2026-01-21T09:00:00.000Z')
const conversationId = conversation.id
const lines = [
  {
    senderId: aylin,
    content: 'Merhaba Tariq, magst du morgen telefonieren?',
    createdAt: '2026-01-21T09:01:00.000Z',
  },
  { senderId: tariq, content: 'نعم, at ten ☎️', createdAt: '2026-01-21T09:30:00.000Z' },
]
const lastMessageAt = '2026-01-21T09:30:00.000Z'

const conversationItems = [
  toItem(Conversation, {
    conversationId,
    participants: [aylin, tariq],
    type: 'DIRECT',
    relatedApplicationId: application.id,
    lastMessageAt,
    lastMessagePreview: 'نعم, at ten ☎️',
    messageCount: lines.length,
    createdAt: conversation.at,
    updatedAt: lastMessageAt,
  }),
  ...[aylin, tariq].map((userId) =>
    toItem(Participant, {
      conversationId,
      userId,
      lastMessageAt,
      readCount: 2,
      isMuted: false,
      joinedAt: conversation.at,
    }),
  ),
  toItem(DirectPair, {
    lowerUserId: aylin,
    higherUserId: tariq,
    conversationId,
    createdAt: conversation.at,
  }),
  ...lines.map((line) =>
    toItem(Message, {
      messageId: stamp(line.createdAt).id,
      conversationId,
      ...line,
      type: 'TEXT',
      readBy: [line.senderId],
    }),
  ),
]

const period = {
  currentPeriodStart: '2026-01-02T09:00:00.000Z',
  currentPeriodEnd: '2027-01-02T09:00:00.000Z',
}
const report = stamp('2026-02-03T12:00:00.000Z')

const recordItems = [
  toItem(Subscription, {
    userId: aylin,
    stripeCustomerId: 'cus_Sample0001',
    stripeSubscriptionId: 'sub_Sample0001',
    stripePriceId: 'price_pro_yearly',
    tier: 'PRO',
    status: 'ACTIVE',
    ...period,
    cancelAtPeriodEnd: false,
    createdAt: period.currentPeriodStart,
    updatedAt: period.currentPeriodStart,
  }),
  toItem(StripeCustomer, {
    stripeCustomerId: 'cus_Sample0001',
    userId: aylin,
    createdAt: period.currentPeriodStart,
  }),
  toItem(Notification, {
    notificationId: stamp('2026-02-01T09:00:00.000Z').id,
    userId: tariq,
    type: 'APPLICATION_UPDATE',
    title: 'Süßwasser 💧 said yes',
    body: 'You are a member now.',
    relatedEntityType: 'APPLICATION',
    relatedEntityId: application.id,
    isRead: false,
    createdAt: '2026-02-01T09:00:00.000Z',
  }),
  toItem(Report, {
    reportId: report.id,
    reporterId: beatrix,
    targetType: 'STARTUP_ROLE',
    targetId: closedRole.id,
    parentId: startup.id,
    reason: 'The role is closed but still advertised elsewhere.',
    status: 'OPEN',
    createdAt: report.at,
    updatedAt: report.at,
  }),
  toItem(Stats, { name: 'USERS_FOUNDER', count: 1 }),
  toItem(AuditLog, {
    auditId: stamp('2026-01-10T08:00:00.000Z').id,
    userId: aylin,
    action: 'STARTUP_CREATED',
    resourceType: 'STARTUP',
    resourceId: startup.id,
    ipAddress: '198.51.100.4',
    userAgent: 'Mozilla/5.0 (Macintosh)',
    createdAt: '2026-01-10T08:00:00.000Z',
  }),
]

export const collabHubSample: readonly Item[] = [
  ...peopleSample,
  ...startupItems,
  ...applicationItems,
  ...conversationItems,
  ...recordItems,
]
