import { below, type DocumentedWriter, pick } from '@longtable/testing'

const ROLES = ['FOUNDER', 'TALENT', 'INVESTOR'] as const

interface HubUser {
  readonly id: string
  readonly role: (typeof ROLES)[number]
}

function user(writer: DocumentedWriter, place: number): HubUser {
  const { put, id: newId, at, chance } = writer
  const id = newId('user')
  const role = ROLES[place % ROLES.length] as HubUser['role']
  const status = chance(0.8) ? 'ACTIVE' : 'PENDING_VERIFICATION'
  const createdAt = at()
  put(`USER#${id}`, 'PROFILE', {
    userId: id,
    email: `person${place}@example.com`,
    role,
    firstName: 'Pat',
    lastName: `Example ${place}`,
    skills: role === 'TALENT' ? ['maps'] : undefined,
    status,
    subscriptionStatus: 'NONE',
    subscriptionTier: 'FREE',
    // Some have begun to pay, as far as a customer of theirs.
    stripeCustomerId: chance(0.3) ? `cus_${id}` : undefined,
    entityType: 'USER',
    createdAt,
    updatedAt: createdAt,
    GSI1PK: `ROLE#${role}`,
    GSI1SK: `USER#${id}`,
    GSI2PK: `STATUS#${status}`,
    GSI2SK: `USER#${id}`,
  })
  return { id, role }
}

function startup(writer: DocumentedWriter, founderId: string): string {
  const { put, id: newId, at, random } = writer
  const id = newId('startup')
  const visibility = pick(random, ['PUBLIC', 'PUBLIC', 'PRIVATE', 'INVESTORS_ONLY'])
  const status = pick(random, ['ACTIVE', 'ACTIVE', 'DRAFT', 'SUSPENDED'])
  const createdAt = at()
  put(`STARTUP#${id}`, 'METADATA', {
    startupId: id,
    founderId,
    name: `Startup ${id}`,
    tagline: 'Ways for everybody',
    description: 'Long ways',
    industry: 'maps',
    stage: pick(random, ['IDEA', 'MVP']),
    fundingGoal: 1000.5,
    visibility,
    status,
    teamSize: 3,
    location: 'Here',
    tags: ['ways'],
    entityType: 'STARTUP',
    createdAt,
    updatedAt: createdAt,
    GSI1PK: `FOUNDER#${founderId}`,
    GSI1SK: `STARTUP#${id}`,
    GSI2PK: `VISIBILITY#${visibility}#STATUS#${status}`,
    GSI2SK: `STARTUP#${id}`,
  })
  return id
}

function role(writer: DocumentedWriter, startupId: string): string {
  const { put, id: newId, at, chance } = writer
  const id = newId('role')
  const createdAt = at()
  put(`STARTUP#${startupId}`, `ROLE#${id}`, {
    roleId: id,
    startupId,
    title: 'Walker',
    description: 'Walks and draws maps',
    type: 'PART_TIME',
    skills: ['maps'],
    isOpen: chance(0.7),
    applicantCount: 0,
    entityType: 'STARTUP_ROLE',
    createdAt,
    updatedAt: createdAt,
    GSI1PK: 'OPEN_ROLES',
    GSI1SK: `${createdAt}#${id}`,
  })
  return id
}

interface Place {
  readonly startupId: string
  readonly roleId: string
}

function application(writer: DocumentedWriter, applicantId: string, place: Place): void {
  const { put, id: newId, at, random } = writer
  const id = newId('application')
  const status = pick(random, ['PENDING', 'REVIEWING', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'])
  const createdAt = at()
  put(`APPLICATION#${id}`, 'METADATA', {
    applicationId: id,
    ...place,
    applicantId,
    coverLetter: 'I walk.',
    status,
    entityType: 'APPLICATION',
    createdAt,
    updatedAt: createdAt,
    GSI1PK: `APPLICANT#${applicantId}`,
    GSI1SK: `APPLICATION#${id}`,
    GSI2PK: `STARTUP#${place.startupId}#ROLE#${place.roleId}`,
    GSI2SK: `STATUS#${status}#${createdAt}`,
  })
}

function access(
  writer: DocumentedWriter,
  given: { readonly requesterId: string; readonly startupId: string; readonly founderId: string },
): void {
  const { put, id: newId, at, random } = writer
  const id = newId('access')
  const status = pick(random, ['PENDING', 'APPROVED', 'REJECTED', 'REVOKED'])
  const createdAt = at()
  put(`ACCESS#${id}`, 'METADATA', {
    accessId: id,
    ...given,
    status,
    accessLevel: pick(random, ['VIEW_PROFILE', 'VIEW_DECK', 'FULL_ACCESS']),
    entityType: 'ACCESS_REQUEST',
    createdAt,
    updatedAt: createdAt,
    GSI1PK: `REQUESTER#${given.requesterId}`,
    GSI1SK: `ACCESS#${id}`,
    GSI2PK: `STARTUP#${given.startupId}`,
    GSI2SK: `STATUS#${status}#${createdAt}`,
  })
}

/** Some carry the keys of their first participant themselves, as far as one item can. */
function conversation(
  writer: DocumentedWriter,
  { type, participants, relatedStartupId }: Talk,
): string {
  const { put, id: newId, at, chance, random, some } = writer
  const id = newId('conversation')
  const createdAt = at()
  const ids = Array.from({ length: below(random, 4) }, () => ({ id: newId('message'), at: at() }))
  for (const message of ids)
    put(`CONVERSATION#${id}`, `MESSAGE#${message.id}`, {
      messageId: message.id,
      conversationId: id,
      senderId: participants[0],
      content: 'Where are you?',
      type: 'TEXT',
      readBy: [participants[0] ?? '', ...some(participants.slice(1), 0.4)],
      entityType: 'MESSAGE',
      createdAt: message.at,
    })
  const lastMessageAt = ids.at(-1)?.at ?? createdAt
  put(`CONVERSATION#${id}`, 'METADATA', {
    conversationId: id,
    participants,
    type,
    relatedStartupId,
    lastMessageAt,
    lastMessagePreview: 'Where are you?',
    entityType: 'CONVERSATION',
    createdAt,
    updatedAt: lastMessageAt,
    ...(chance(0.5) && {
      GSI1PK: `PARTICIPANT#${participants[0]}`,
      GSI1SK: `CONVERSATION#${lastMessageAt}#${id}`,
    }),
  })
  return id
}

interface Talk {
  readonly type: string
  readonly participants: readonly string[]
  readonly relatedStartupId?: string
}

function extras({ put, id: newId, at }: DocumentedWriter, userId: string): void {
  const createdAt = at()
  put(`USER#${userId}`, 'SUBSCRIPTION', {
    userId,
    stripeCustomerId: `cus_${userId}`,
    stripeSubscriptionId: 'sub_1',
    stripePriceId: 'price_1',
    tier: 'PRO',
    status: 'ACTIVE',
    currentPeriodStart: createdAt,
    currentPeriodEnd: createdAt,
    cancelAtPeriodEnd: false,
    entityType: 'SUBSCRIPTION',
    createdAt,
    updatedAt: createdAt,
    GSI1PK: `STRIPE_CUSTOMER#cus_${userId}`,
    GSI1SK: 'SUBSCRIPTION',
    GSI2PK: 'SUBSCRIPTION_STATUS#ACTIVE',
    GSI2SK: `USER#${userId}`,
  })
  const notificationId = newId('notification')
  put(`USER#${userId}`, `NOTIFICATION#${notificationId}`, {
    notificationId,
    userId,
    type: 'SYSTEM',
    title: 'Welcome',
    body: 'Hello',
    isRead: false,
    entityType: 'NOTIFICATION',
    createdAt: at(),
  })
}

/** A `collabhub-main` as document 002 has it: nothing of ours is in it. */
export function documentedHub(writer: DocumentedWriter) {
  const users = Array.from({ length: 6 }, (_, place) => user(writer, place))
  const of = (wanted: string) => users.filter(({ role: is }) => is === wanted).map(({ id }) => id)
  const startups = of('FOUNDER').map((founderId) => ({
    founderId,
    startupId: startup(writer, founderId),
  }))
  const roles = startups.flatMap(({ startupId }) =>
    Array.from({ length: 2 }, () => ({ startupId, roleId: role(writer, startupId) })),
  )
  for (const id of of('TALENT')) for (const place of roles) application(writer, id, place)
  for (const requesterId of of('INVESTOR'))
    for (const one of startups) access(writer, { requesterId, ...one })
  const [one = '', other = '', ...more] = users.map(({ id }) => id)
  const conversations = [
    conversation(writer, { type: 'DIRECT', participants: [other, one] }),
    conversation(writer, { type: 'GROUP', participants: [one, other, ...more] }),
    ...startups.map(({ startupId, founderId }) =>
      conversation(writer, {
        type: 'STARTUP_CHANNEL',
        participants: [founderId, ...more],
        relatedStartupId: startupId,
      }),
    ),
  ]
  for (const { id } of users) extras(writer, id)
  return { items: writer.items, users, startups, roles, conversations }
}
