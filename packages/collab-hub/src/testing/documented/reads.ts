import type { Item, Query } from '@longtable/store'
import { type ComparingReads, comparingReads, type ReadDiffers } from '@longtable/testing/system'
import { type HubWorld, idOf } from '../hub-world.ts'
import type { HubContext } from '../../context.ts'
import { ACCESS_STATUSES, APPLICATION_STATUSES } from './startups.ts'
import type { DocumentedHub } from './table.ts'

const DAY_MS = 86_400_000

export interface HubReading {
  readonly world: HubWorld
  readonly hub: DocumentedHub
  /** An admin, who was registered here. */
  readonly root: HubContext
  readonly told: ReadDiffers
}

interface Reading extends ComparingReads {
  readonly hub: DocumentedHub
  readonly rootId: string
  readonly now: number
  /** Those who may ask for themselves. */
  readonly active: readonly Item[]
}

const newest = { descending: true } as const
const table = (partition: string, begins?: string): Query => ({
  partition,
  ...(begins !== undefined && { sort: { begins } }),
  ...newest,
})
const gsi = (index: 'GSI1' | 'GSI2', partition: string, begins?: string): Query => ({
  index,
  ...table(partition, begins),
})
const forwards = (query: Query): Query => ({ ...query, descending: false })

/** The attributes of an item under the names of the API; what is not there is null. */
const said = (item: Item | undefined, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, item?.[name] ?? null]))

async function people({ sameList, one, same, table: read, hub, rootId }: Reading) {
  for (const role of ['FOUNDER', 'TALENT', 'INVESTOR', 'ADMIN']) {
    const query = forwards(gsi('GSI1', `ROLE#${role}`))
    await sameList(rootId, [`usersByRole(role: ${role})`, 'id'], { query, key: 'userId' })
  }
  for (const status of ['ACTIVE', 'PENDING_VERIFICATION', 'BANNED']) {
    const query = forwards(gsi('GSI2', `STATUS#${status}`))
    await sameList(rootId, [`usersByStatus(status: ${status})`, 'id'], { query, key: 'userId' })
  }
  const subscribed = forwards(gsi('GSI2', 'SUBSCRIPTION_STATUS#ACTIVE'))
  const byStatus = ['subscriptionsByStatus(status: ACTIVE)', 'userId'] as const
  await sameList(rootId, byStatus, { query: subscribed })
  for (const { id } of hub.users) {
    const [stored] = await read(table(`USER#${id}`, 'PROFILE'))
    const shown = 'email role firstName lastName bio skills linkedinUrl status createdAt'
    const expected = { ...said(stored, shown), skills: stored?.skills ?? [] }
    same('user by id', await one(rootId, `profile(userId: "${id}") { ${shown} }`), expected)
    const found = await read({ index: 'GSI4', partition: String(stored?.email) })
    const byEmail = await one(rootId, `profileByEmail(email: "${String(stored?.email)}") { id }`)
    same('user by e-mail', [byEmail], [{ id: found[0]?.userId }])
    const [paid] = await read(table(`USER#${id}`, 'SUBSCRIPTION'))
    const terms = 'userId tier status currentPeriodEnd cancelAtPeriodEnd'
    const own = await one(rootId, `subscription(userId: "${id}") { ${terms} }`)
    same('subscription', own, said(paid, terms))
    const audits = { query: gsi('GSI1', `USER#${id}`), key: 'auditId' }
    await sameList(rootId, [`auditByUser(userId: "${id}")`, 'id'], audits)
  }
}

async function startups({ sameList, one, same, table: read, hub, rootId }: Reading) {
  for (const { startupId, founderId } of hub.startups) {
    const [stored] = await read(table(`STARTUP#${startupId}`, 'METADATA'))
    const shown = 'name tagline description industry stage websiteUrl visibility status teamSize'
    const found = await one(rootId, `startup(startupId: "${startupId}") { ${shown} }`)
    same('startup by id', found, said(stored, shown))
    const byFounder = { query: gsi('GSI1', `FOUNDER#${founderId}`), key: 'startupId' }
    await sameList(rootId, [`startupsOf(founderId: "${founderId}")`, 'id'], byFounder)
    const roles = { query: forwards(table(`STARTUP#${startupId}`, 'ROLE#')), key: 'roleId' }
    await sameList(rootId, [`startupRoles(startupId: "${startupId}")`, 'id'], roles)
    for (const status of ACCESS_STATUSES) {
      const query = gsi('GSI2', `STARTUP#${startupId}`, `STATUS#${status}#`)
      const asked = `startupAccessRequests(startupId: "${startupId}", status: ${status})`
      await sameList(rootId, [asked, 'id'], { query, key: 'accessId' })
    }
  }
  const open = { query: gsi('GSI2', 'VISIBILITY#PUBLIC#STATUS#ACTIVE'), key: 'startupId' }
  await sameList(rootId, ['startups', 'id'], open)
  const browsed = { query: gsi('GSI1', 'OPEN_ROLES'), key: 'roleId' }
  await sameList(rootId, ['openRoles', 'id'], browsed)
}

async function applications({ sameList, one, same, hub, rootId, table: read }: Reading) {
  for (const { startupId, roleId } of hub.roles)
    for (const status of APPLICATION_STATUSES) {
      const query = gsi('GSI2', `STARTUP#${startupId}#ROLE#${roleId}`, `STATUS#${status}#`)
      const asked = `roleApplications(startupId: "${startupId}", roleId: "${roleId}", status: ${status})`
      await sameList(rootId, [asked, 'id'], { query, key: 'applicationId' })
      for (const stored of await read(query)) {
        const shown = 'startupId roleId applicantId coverLetter status founderNotes createdAt'
        const asked = `application(applicationId: "${String(stored.applicationId)}") { ${shown} }`
        same('application by id', await one(rootId, asked), said(stored, shown))
      }
    }
  for (const { startupId } of hub.startups)
    for (const stored of await read(gsi('GSI2', `STARTUP#${startupId}`, 'STATUS#'))) {
      const shown = 'startupId message status accessLevel grantedAt expiresAt createdAt'
      const asked = `accessRequest(accessId: "${String(stored.accessId)}") { ${shown} }`
      same('access request', await one(rootId, asked), said(stored, shown))
    }
}

const TYPES = {
  USER: 'userId',
  STARTUP: 'startupId',
  STARTUP_ROLE: 'roleId',
  APPLICATION: 'applicationId',
  ACCESS_REQUEST: 'accessId',
  CONVERSATION: 'conversationId',
  MESSAGE: 'messageId',
  SUBSCRIPTION: 'userId',
  AUDIT_LOG: 'auditId',
  NOTIFICATION: 'notificationId',
}

/** Whoever reads the log is in it from then on: a range of the past stands still. */
async function byTime({ sameList, same, list, table: read, hub, rootId, now }: Reading) {
  const [from, to] = [120, 1].map((days) => new Date(now - days * DAY_MS).toISOString())
  for (const [type, key] of Object.entries(TYPES)) {
    const sort = { between: [from, to] } as { readonly between: readonly [string, string] }
    const query: Query = { index: 'GSI3', partition: type, sort, ...newest }
    const asked = `entitiesByTime(type: ${type}, from: "${from}", to: "${to}")`
    const count = await sameList(rootId, [asked, 'id'], { query, key })
    same(`there are ${type}`, count > 0, true)
  }
  const days = hub.items.flatMap(({ PK }) => (PK.startsWith('AUDIT#') ? [PK] : []))
  for (const PK of new Set(days)) {
    const entries = (await read(table(PK))).map(({ auditId }) => auditId)
    const asked = `auditByDay(date: "${PK.slice('AUDIT#'.length)}")`
    same('audit by date', await list(rootId, asked, 'id'), entries)
  }
}

async function ownLists({ sameList, list, one, same, table: read, active }: Reading) {
  for (const { userId, role } of active) {
    const me = String(userId)
    const notices = { query: table(`USER#${me}`, 'NOTIFICATION#'), key: 'notificationId' }
    await sameList(me, ['notifications', 'id'], notices)
    const unread = await list(me, 'notifications(unreadOnly: true)', 'id')
    same('unread', await one(me, 'unreadNotificationCount'), unread.length)
    const [paid] = await read(table(`USER#${me}`, 'SUBSCRIPTION'))
    const mine = await one(me, 'mySubscription { tier status }')
    same('own subscription', mine, said(paid, 'tier status'))
    const asked = { query: gsi('GSI1', `REQUESTER#${me}`), key: 'accessId' }
    if (role === 'INVESTOR') await sameList(me, ['myAccessRequests', 'id'], asked)
    const sent = { query: gsi('GSI1', `APPLICANT#${me}`), key: 'applicationId' }
    if (role === 'TALENT') await sameList(me, ['myApplications', 'id'], sent)
  }
}

async function talks({ sameList, list, one, same, table: read, active }: Reading) {
  for (const { userId } of active) {
    const me = String(userId)
    const query = gsi('GSI1', `PARTICIPANT#${me}`)
    await sameList(me, ['conversations', 'id'], { query, key: 'conversationId' })
    for (const id of await list(me, 'conversations', 'id')) {
      const messages = { query: table(`CONVERSATION#${id}`, 'MESSAGE#'), key: 'messageId' }
      const asked = `messages(conversationId: "${id}")`
      const count = await sameList(me, [asked, 'id'], messages)
      const types = (await read(messages.query)).map(({ type }) => String(type))
      same('types of messages', await list(me, asked, 'type'), types)
      const [stored] = await read(table(`CONVERSATION#${id}`, 'METADATA'))
      const shown = 'type relatedStartupId lastMessageAt lastMessagePreview createdAt'
      const found = await one(me, `conversation(conversationId: "${id}") { ${shown} messageCount }`)
      same('conversation', found, { ...said(stored, shown), messageCount: count })
    }
  }
}

/** Every documented access pattern by the API against the document's own query. */
export async function compareReads({ world, hub, root, told }: HubReading): Promise<void> {
  const emails = new Map(hub.users.map(({ id, email }) => [id, email]))
  const rootId = idOf(root)
  const comparing = comparingReads({
    world,
    told,
    as: (userId) =>
      userId === rootId ? root : world.as({ userId, email: emails.get(userId) ?? '' }),
  })
  const profiles = await Promise.all(
    hub.users.map(({ id }) => world.deps.store.get({ PK: `USER#${id}`, SK: 'PROFILE' })),
  )
  const active = profiles.filter((item) => item?.status === 'ACTIVE') as Item[]
  const reading = { ...comparing, hub, rootId, now: world.world.now(), active }
  for (const compare of [people, startups, applications, byTime, ownLists, talks])
    await compare(reading)
}
