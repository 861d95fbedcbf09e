import type { Row } from '@longtable/core'
import type {
  Application,
  ApplicationGuard,
  Block,
  ChannelGuard,
  Conversation,
  DirectPair,
  EmailLock,
  Member,
  Message,
  Notification,
  Participant,
  Quota,
  Report,
  Saved,
  Startup,
  StartupRole,
  ShardCount,
  Stats,
  StripeCustomer,
  StripeEvent,
  Subscription,
  User,
} from '../index.ts'
import { at, sample, times } from './sample.ts'

export * from './access-samples.ts'
export { at } from './sample.ts'

export const user = sample<User>({
  userId: 'u1',
  email: 'ana@example.com',
  role: 'TALENT',
  firstName: 'Ana',
  lastName: 'Silva',
  avatarUrl: 'avatars/u1.png',
  bio: 'Builds things.',
  skills: ['typescript'],
  linkedinUrl: 'https://linkedin.example/ana',
  status: 'ACTIVE',
  stripeCustomerId: 'cus_1',
  subscriptionStatus: 'ACTIVE',
  subscriptionTier: 'PRO',
  ...times,
})
export const emailLock = sample<EmailLock>({
  address: 'ana@example.com',
  userId: 'u1',
  createdAt: at(0),
})
export const saved = sample<Saved>({
  userId: 'u1',
  kind: 'STARTUP',
  savedId: 's1',
  createdAt: at(0),
})

export const startup = sample<Startup>({
  startupId: 's1',
  founderId: 'f1',
  name: 'Longtable',
  tagline: 'A table for all.',
  description: 'One table for everything.',
  industry: 'software',
  stage: 'MVP',
  fundingGoal: 100_000,
  fundingRaised: 2_500.5,
  logoUrl: 'logos/s1.png',
  websiteUrl: 'https://longtable.example',
  pitchDeckUrl: 'pitch-decks/s1.pdf',
  deckId: 'd1',
  visibility: 'PUBLIC',
  status: 'ACTIVE',
  teamSize: 3,
  location: 'Lisbon',
  tags: ['tables'],
  ...times,
})
export const member = sample<Member>({
  startupId: 's1',
  userId: 'u1',
  roleId: 'r1',
  applicationId: 'a1',
  createdAt: at(0),
})

export const role = sample<StartupRole>({
  roleId: 'r1',
  startupId: 's1',
  title: 'Engineer',
  description: 'Builds the table.',
  type: 'FULL_TIME',
  compensation: '60k',
  equityRange: '1-2%',
  skills: ['typescript'],
  isOpen: true,
  listed: true,
  applicantCount: 2,
  ...times,
})

export const application = sample<Application>({
  applicationId: 'a1',
  startupId: 's1',
  roleId: 'r1',
  applicantId: 'u1',
  coverLetter: 'I would like to build tables.',
  resumeUrl: 'resumes/u1.pdf',
  status: 'PENDING',
  founderNotes: 'Promising.',
  ...times,
})
export const applicationGuard = sample<ApplicationGuard>({
  roleId: 'r1',
  applicantId: 'u1',
  applicationId: 'a1',
  createdAt: at(0),
})
export const quota = sample<Quota>({ userId: 'u1', month: '2024-01', count: 2 })

export const conversation = sample<Conversation>({
  conversationId: 'c1',
  participants: ['u1', 'f1'],
  type: 'DIRECT',
  relatedStartupId: 's1',
  relatedApplicationId: 'a1',
  lastMessageAt: at(5),
  lastMessagePreview: 'Hello',
  title: 'Tables',
  ownerId: 'u1',
  messageCount: 3,
  lastMessageId: 'm3',
  listedRevision: 1,
  ...times,
})
export const participant = sample<Participant>({
  conversationId: 'c1',
  userId: 'u1',
  participants: ['u1', 'f1'],
  type: 'DIRECT',
  relatedStartupId: 's1',
  relatedApplicationId: 'a1',
  lastMessageAt: at(5),
  lastMessagePreview: 'Hello',
  listedRevision: 1,
  lastReadMessageId: 'm1',
  readCount: 1,
  isMuted: false,
  joinedAt: at(0),
})
export const message = sample<Message>({
  messageId: 'm1',
  conversationId: 'c1',
  senderId: 'u1',
  content: 'Hello',
  type: 'FILE',
  fileUrl: 'chat-files/m1.pdf',
  readBy: ['u1'],
  createdAt: at(0),
})
export const block = sample<Block>({ userId: 'u1', blockedId: 'u2', createdAt: at(0) })
export const directPair = sample<DirectPair>({
  lowerUserId: 'f1',
  higherUserId: 'u1',
  conversationId: 'c1',
  createdAt: at(0),
})
export const channelGuard = sample<ChannelGuard>({
  startupId: 's1',
  conversationId: 'c9',
  createdAt: at(0),
})

export const subscription = sample<Subscription>({
  userId: 'u1',
  stripeCustomerId: 'cus_1',
  stripeSubscriptionId: 'sub_1',
  stripePriceId: 'price_1',
  tier: 'PRO',
  status: 'ACTIVE',
  currentPeriodStart: '2024-01-01T00:00:00Z',
  currentPeriodEnd: '2024-02-01T00:00:00Z',
  cancelAtPeriodEnd: false,
  ...times,
})
export const stripeEvent = sample<StripeEvent>({
  eventId: 'evt_1',
  eventType: 'invoice.paid',
  createdAt: at(0),
})
export const stripeCustomer = sample<StripeCustomer>({
  stripeCustomerId: 'cus_1',
  userId: 'u1',
  createdAt: at(0),
})

export const notification = sample<Notification>({
  notificationId: 'n1',
  userId: 'u1',
  type: 'SYSTEM',
  title: 'Welcome',
  body: 'Good to have you.',
  relatedEntityType: 'USER',
  relatedEntityId: 'u1',
  isRead: false,
  createdAt: at(0),
})
export const report = sample<Report>({
  reportId: 'p1',
  reporterId: 'u1',
  targetType: 'MESSAGE',
  targetId: 'm1',
  parentId: 'c1',
  reason: 'Spam',
  status: 'OPEN',
  ...times,
})
export const shardCount = sample<ShardCount>({
  hotKey: 'STARTUP_ROLE',
  count: 2,
  highest: 4,
  updatedAt: at(0),
})
export const figure = sample<Stats>({ name: 'users.FOUNDER', count: 4 })

export const audit = sample<Row<'AuditLog'>>({
  auditId: 'l1',
  userId: 'u1',
  action: 'USER_LOGIN',
  resourceType: 'USER',
  resourceId: 'u1',
  ipAddress: '192.0.2.1',
  userAgent: 'curl',
  metadata: { tries: 1 },
  createdAt: at(0),
})
export const marker = sample<Row<'Marker'>>({
  processor: 'count.add',
  changeId: '17',
  createdAt: '2026-01-15T10:30:00.000Z',
  ttl: 1_800_000_000,
})

export const auditChain = sample<Row<'AuditChain'>>({
  chain: 'HEAD',
  sequence: 7,
  hash: 'abc',
  updatedAt: at(1),
})
export const auditCheck = sample<Row<'AuditCheck'>>({
  check: 'STATE',
  revision: 3,
  startedAt: at(1),
  checkedAt: at(2),
  sequence: 7,
  hash: 'abc',
  entryCount: 7,
  problemCount: 0,
  problems: [],
})
export const request = sample<Row<'Request'>>({
  userId: 'u1',
  requestId: 'req-0001',
  mutation: 'createStartup',
  inputHash: 'abc',
  result: { startupId: 's1' },
  createdAt: at(0),
  ttl: 4_000_000_000,
})
export const rateLimit = sample<Row<'RateLimit'>>({
  userId: 'u1',
  action: 'message',
  count: 1,
  windowStart: 1_705_312_800_000,
  ttl: 4_000_000_000,
})
export const addressRateLimit = sample<Row<'AddressRateLimit'>>({
  addressHash: 'h1',
  action: 'contact',
  count: 1,
  windowStart: 1_705_312_800_000,
  ttl: 4_000_000_000,
})
