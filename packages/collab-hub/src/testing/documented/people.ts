import { type DocumentedWriter, pick } from '@longtable/testing'

const ROLES = ['FOUNDER', 'TALENT', 'INVESTOR'] as const

interface HubUser {
  readonly id: string
  readonly email: string
  readonly role: (typeof ROLES)[number]
}

/** A file of the table's own bucket, or an address of elsewhere: the document says `string`. */
export const urlOf = ({ chance }: DocumentedWriter, name: string): string | undefined => {
  if (chance(0.4)) return undefined
  return chance(0.5) ? `files/${name}` : `https://elsewhere.example/${name}`
}

export function user(writer: DocumentedWriter, place: number): HubUser {
  const { put, id: newId, at, chance } = writer
  const id = newId('user')
  const role = ROLES[place % ROLES.length] as HubUser['role']
  // The first of each is there to act.
  const status = place < ROLES.length || chance(0.5) ? 'ACTIVE' : 'PENDING_VERIFICATION'
  const email = `person${place}@example.com`
  const createdAt = at()
  put(`USER#${id}`, 'PROFILE', {
    userId: id,
    email,
    role,
    firstName: 'Pat',
    lastName: `Example ${place}`,
    avatarUrl: urlOf(writer, `avatar-${place}.png`),
    bio: chance(0.5) ? 'Walks.' : undefined,
    skills: role === 'TALENT' ? ['maps'] : undefined,
    linkedinUrl: chance(0.5) ? 'https://linkedin.example/in/pat' : undefined,
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
  return { id, email, role }
}

export function subscription({ put, at }: DocumentedWriter, userId: string): void {
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
}

const NEWS = ['APPLICATION_UPDATE', 'ACCESS_REQUEST', 'MESSAGE', 'SYSTEM'] as const

/** One of each type, and only what the document says of it. */
export function notifications(writer: DocumentedWriter, userId: string): void {
  const { put, id: newId, at, chance } = writer
  for (const type of NEWS) {
    const notificationId = newId('notification')
    put(`USER#${userId}`, `NOTIFICATION#${notificationId}`, {
      notificationId,
      userId,
      type,
      title: 'News',
      body: 'Hello',
      relatedEntityType: chance(0.5) ? 'USER' : undefined,
      relatedEntityId: chance(0.5) ? userId : undefined,
      isRead: chance(0.4),
      entityType: 'NOTIFICATION',
      createdAt: at(),
    })
  }
}

/** What somebody has done, as a program writes it down that knows of no seal. */
export function audits(writer: DocumentedWriter, userId: string): void {
  const { put, id: newId, at, chance, random } = writer
  for (const action of ['USER_LOGIN', 'STARTUP_CREATED']) {
    const auditId = newId('audit')
    const createdAt = at()
    put(`AUDIT#${createdAt.slice(0, 10)}`, `${createdAt}#${auditId}`, {
      auditId,
      userId,
      action,
      resourceType: pick(random, ['USER', 'STARTUP']),
      resourceId: userId,
      ipAddress: '203.0.113.7',
      userAgent: 'curl/8.5.0',
      metadata: chance(0.5) ? { from: 'elsewhere', tries: 2 } : undefined,
      entityType: 'AUDIT_LOG',
      createdAt,
      GSI1PK: `USER#${userId}`,
      GSI1SK: `AUDIT#${createdAt}`,
    })
  }
}
