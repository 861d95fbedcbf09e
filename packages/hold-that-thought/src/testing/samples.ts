import type { Row } from '@longtable/core'
import type {
  Comment,
  ContactMessage,
  DeletedLetter,
  ConversationMeta,
  Draft,
  DraftUploader,
  FamilyTree,
  Invitation,
  Letter,
  LetterCount,
  LetterVersion,
  Message,
  Notification,
  OnThisDay,
  Person,
  PersonLetter,
  Reaction,
  UnreadCount,
  UserConversation,
  UserProfile,
} from '../index.ts'

/** Full samples: every attribute of the document is there; a test changes what it is about. */
export const sample =
  <V>(base: V) =>
  (over: Partial<V> = {}): V => ({ ...base, ...over })

/** The nth minute of the day of the samples. */
export const at = (minute: number) => `2024-01-15T10:${String(minute).padStart(2, '0')}:00.000Z`

export const NEVER = 4_000_000_000

export const profile = sample<UserProfile>({
  userId: 'u1',
  email: 'ana@example.com',
  displayName: 'Ana',
  bio: 'Keeps the letters.',
  photoUrl: 'profile-photos/u1.jpg',
  familyRelationship: 'granddaughter',
  generation: '3',
  familyBranch: 'Silva',
  isProfilePrivate: false,
  contactEmail: 'ana@home.example',
  notifyOnMessage: true,
  notifyOnComment: false,
  theme: 'dark',
  familyRelationships: [{ id: 'k1', type: 'custom', customType: 'godmother', name: 'Rosa' }],
  mediaUploadCount: 2,
  status: 'active',
  groups: ['approved'],
  isApproved: true,
  createdAt: at(0),
  updatedAt: at(1),
})

export const invitation = sample<Invitation>({
  email: 'eva@example.com',
  invitedBy: 'u1',
  name: 'Eva',
  message: 'Come and read.',
  createdAt: at(0),
  expiresAt: '2099-02-14T10:00:00.000Z',
  TTL: NEVER,
})

export const person = sample<Person>({
  personId: 'q1',
  name: 'Rosa Silva',
  userId: 'u1',
  birthDate: '1912-03-01',
  deathDate: '1999-12-31',
  birthDateText: 'in spring',
  deathDateText: 'in winter',
  note: 'Kept the bakery.',
  relationships: [{ personId: 'q2', type: 'other', customType: 'godmother' }],
  revision: 1,
  createdBy: 'u1',
  createdAt: at(0),
  updatedAt: at(1),
})
export const familyTree = sample<FamilyTree>({ tree: 'HEAD', revision: 3, updatedAt: at(1) })

export const letter = sample<Letter>({
  letterId: '1943-05-01',
  date: '1943-05-01',
  dateText: 'spring 1943',
  title: 'From the front',
  author: 'Joao',
  content: '# Dear Rosa',
  description: 'The first one.',
  recipient: 'Rosa',
  place: 'Porto',
  tags: ['war'],
  fromIds: ['q1'],
  toIds: ['q2'],
  aboutIds: ['q3'],
  versionCount: 2,
  fileKey: 'letters/1943-05-01/letter.pdf',
  createdAt: at(0),
  createdBy: 'u1',
  updatedAt: at(1),
  updatedBy: 'u2',
})
export const version = sample<LetterVersion>({
  letterId: '1943-05-01',
  date: '1943-05-01',
  title: 'From the front',
  author: 'Joao',
  content: 'Dear Rosa',
  description: 'The first one.',
  timestamp: at(0),
  updatedBy: 'u1',
})

export const personLetter = sample<PersonLetter>({
  personId: 'q1',
  letterId: '1943-05-01',
  date: '1943-05-01',
  roles: ['from', 'about'],
})
export const onThisDay = sample<OnThisDay>({
  monthDay: '05-01',
  year: '1943',
  letterId: '1943-05-01',
})
export const letterCount = sample<LetterCount>({ year: '1943', count: 2 })
export const deletedLetter = sample<DeletedLetter>({ deletedAt: at(9), letterId: '1943-06-01' })

export const draft = sample<Draft>({
  draftId: 'd1',
  status: 'ready',
  uploaderId: 'u1',
  fileKeys: ['temp/d1/1.jpg', 'temp/d1/2.jpg'],
  extractedData: { date: '1943-05-01', title: 'A letter', author: 'Joao', content: 'Dear Rosa' },
  errorMessage: 'The first run failed.',
  createdAt: at(0),
  updatedAt: at(1),
})
export const draftUploader = sample<DraftUploader>({
  draftId: 'd1',
  uploaderId: 'u1',
  createdAt: at(0),
})

export const comment = sample<Comment>({
  itemId: '1943-05-01',
  commentId: 'k1',
  userId: 'u1',
  userName: 'Ana',
  userPhotoUrl: 'profile-photos/u1.jpg',
  commentText: 'I remember this.',
  itemType: 'letter',
  itemTitle: 'From the front',
  reactionCount: 1,
  createdAt: at(0),
  updatedAt: at(1),
})
export const reaction = sample<Reaction>({
  itemId: '1943-05-01',
  commentId: 'k1',
  userId: 'u1',
  userName: 'Ana',
  reactionType: 'love',
  createdAt: at(0),
})

export const conversation = sample<ConversationMeta>({
  conversationId: 'u1_u2',
  conversationType: 'direct',
  conversationTitle: 'Ana and Ben',
  creatorId: 'u1',
  participantIds: ['u1', 'u2'],
  createdAt: at(0),
  lastMessageAt: at(5),
})
export const userConversation = sample<UserConversation>({
  userId: 'u1',
  conversationId: 'u1_u2',
  conversationType: 'direct',
  conversationTitle: 'Ana and Ben',
  lastReadAt: at(4),
  unreadCount: 1,
  lastMessageAt: at(5),
})
export const message = sample<Message>({
  messageId: 'm1',
  conversationId: 'u1_u2',
  senderId: 'u1',
  senderName: 'Ana',
  messageText: 'Look at this.',
  attachments: [{ s3Key: 'messages/m1.jpg', fileName: 'rosa.jpg', contentType: 'image/jpeg' }],
  createdAt: at(0),
})

export const notification = sample<Notification>({
  id: 'n1',
  userId: 'u1',
  kind: 'comment',
  actorId: 'u2',
  itemId: '1943-05-01',
  commentId: 'k1',
  conversationId: 'u1_u2',
  isRead: true,
  readAt: at(2),
  wave: 1,
  createdAt: at(1),
})
export const unreadCount = sample<UnreadCount>({
  userId: 'u1',
  count: 0,
  updatedAt: at(2),
  recountAt: at(2),
  wave: 1,
  waveAt: at(2),
})
export const contactMessage = sample<ContactMessage>({
  contactId: 'x1',
  name: 'Rosa',
  email: 'rosa@example.com',
  message: 'May I come in?',
  createdAt: at(0),
  TTL: NEVER,
})

export const audit = sample<Row<'AuditLog'>>({
  auditId: 'l1',
  userId: 'u1',
  action: 'LETTER_EDITED',
  resourceType: 'LETTER',
  resourceId: '1943-05-01',
  ipAddress: '192.0.2.1',
  userAgent: 'curl',
  metadata: { versionCount: 2 },
  createdAt: at(0),
})
export const marker = sample<Row<'Marker'>>({
  processor: 'count.add',
  changeId: '17',
  createdAt: '2026-01-15T10:30:00.000Z',
  TTL: 1_800_000_000,
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
  mutation: 'editLetter',
  inputHash: 'abc',
  result: { letterId: '1943-05-01' },
  createdAt: at(0),
  TTL: NEVER,
})
export const rateLimit = sample<Row<'RateLimit'>>({
  userId: 'u1',
  action: 'comment',
  count: 1,
  windowStart: 1_705_312_800_000,
  TTL: NEVER,
})
export const addressRateLimit = sample<Row<'AddressRateLimit'>>({
  addressHash: 'h1',
  action: 'contact',
  count: 1,
  windowStart: 1_705_312_800_000,
  TTL: NEVER,
})
