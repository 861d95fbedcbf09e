import type { Item } from '@longtable/store'
import type { HubContext } from '../../context.ts'
import { type HubWorld, idOf } from '../hub-world.ts'
import type { DocumentedHub } from './table.ts'

const LETTER = 'I have walked all of these ways myself, and drawn maps of each of them.'
const BETWEEN_MS = 5_000

interface Acting {
  readonly world: HubWorld
  readonly hub: DocumentedHub
  readonly root: HubContext
  readonly told: (act: string, errors: unknown) => void
}

interface Stage {
  readonly hub: DocumentedHub
  readonly rootId: string
  /** `act(who, 'closeRole(…) { isOpen }')`: what it answers; an error is told. */
  readonly act: (userId: string, mutation: string) => Promise<unknown>
  readonly ask: (userId: string, query: string) => Promise<unknown>
  readonly item: (PK: string, SK?: string) => Promise<Item | undefined>
  /** Who is neither banned nor still to prove their address. */
  readonly isActive: (userId: unknown) => Promise<boolean>
}

const of = (hub: DocumentedHub, entityType: string) =>
  hub.items.filter((item) => item.entityType === entityType)

async function startups({ act, item, isActive, hub, rootId }: Stage): Promise<void> {
  for (const { startupId, founderId } of hub.startups) {
    const on = `startupId: "${startupId}"`
    if (!(await isActive(founderId))) continue
    await act(founderId, `updateStartup(${on}, tagline: "Ways for all") { tagline }`)
    const { status, visibility } = (await item(`STARTUP#${startupId}`)) as Item
    if (status === 'DRAFT')
      await act(founderId, `setStartupStatus(${on}, status: PENDING_REVIEW) { status }`)
    if (status !== 'ACTIVE') await act(rootId, `reviewStartup(${on}, status: ACTIVE) { status }`)
    if (visibility !== 'PUBLIC')
      await act(founderId, `setStartupVisibility(${on}, visibility: PUBLIC) { visibility }`)
  }
}

async function roles({ act, item, isActive, hub }: Stage): Promise<void> {
  for (const { startupId, roleId } of hub.roles) {
    const { founderId } = hub.startups.find((one) => one.startupId === startupId) ?? {}
    if (founderId === undefined || !(await isActive(founderId))) continue
    const on = `startupId: "${startupId}", roleId: "${roleId}"`
    const { isOpen } = (await item(`STARTUP#${startupId}`, `ROLE#${roleId}`)) as Item
    if (isOpen === true) await act(founderId, `closeRole(${on}) { isOpen }`)
    await act(founderId, `openRole(${on}) { isOpen }`)
    await act(founderId, `updateRole(${on}, title: "Walker of ways") { title }`)
  }
}

/** Whoever may withdraws the first, and applies for the same again. */
async function applying({ act, isActive, hub }: Stage): Promise<void> {
  const again = new Set<unknown>()
  for (const { applicationId, applicantId, startupId, roleId, status } of of(hub, 'APPLICATION')) {
    const who = String(applicantId)
    const { founderId } = hub.startups.find((one) => one.startupId === startupId) ?? {}
    if (again.has(who) || status === 'ACCEPTED' || !(await isActive(who))) continue
    if (!(await isActive(founderId))) continue
    again.add(who)
    const isOpen = status !== 'REJECTED' && status !== 'WITHDRAWN'
    const on = `applicationId: "${String(applicationId)}"`
    if (isOpen) await act(who, `withdrawApplication(${on}) { status }`)
    const place = `startupId: "${String(startupId)}", roleId: "${String(roleId)}"`
    await act(who, `apply(${place}, coverLetter: "${LETTER}") { id }`)
  }
}

async function deciding({ act, item, isActive, hub }: Stage): Promise<void> {
  for (const { PK, applicationId, applicantId, startupId } of of(hub, 'APPLICATION')) {
    const { founderId } = hub.startups.find((one) => one.startupId === startupId) ?? {}
    if (founderId === undefined || !(await isActive(founderId))) continue
    const on = `applicationId: "${String(applicationId)}"`
    await act(founderId, `updateFounderNotes(${on}, notes: "Called back.") { founderNotes }`)
    const move = (expected: string, status: string) =>
      act(
        founderId,
        `setApplicationStatus(${on}, expected: ${expected}, status: ${status}) { status }`,
      )
    let status = (await item(PK))?.status
    if (status === 'PENDING') {
      await move('PENDING', 'REVIEWING')
      status = 'REVIEWING'
    }
    if (status === 'REVIEWING') await move('REVIEWING', 'SHORTLISTED')
    const end = (await isActive(applicantId)) ? 'ACCEPTED' : 'REJECTED'
    if (status === 'SHORTLISTED') await move('SHORTLISTED', end)
  }
}

async function access({ act, isActive, hub }: Stage): Promise<void> {
  for (const { accessId, requesterId, startupId, founderId, status } of of(hub, 'ACCESS_REQUEST')) {
    const founder = String(founderId)
    if (!(await isActive(founder)) || !(await isActive(requesterId))) continue
    const on = `accessId: "${String(accessId)}"`
    const to = `startupId: "${String(startupId)}", userId: "${String(requesterId)}"`
    if (status === 'PENDING') await act(founder, `decideAccess(${on}, status: APPROVED) { status }`)
    if (status === 'PENDING' || status === 'APPROVED') {
      await act(founder, `changeAccess(${on}, level: FULL_ACCESS) { accessLevel }`)
      await act(founder, `revokeAccess(${on}) { status }`)
    }
    await act(founder, `grantAccess(${to}, level: VIEW_DECK) { request { id } }`)
  }
}

async function talks({ act, ask, item, isActive, hub }: Stage): Promise<void> {
  for (const { PK, conversationId, participants, relatedStartupId } of of(hub, 'CONVERSATION')) {
    const channelOf = relatedStartupId && (await item(`STARTUP#${String(relatedStartupId)}`))
    // Nothing is said in the channel of a startup that is suspended.
    if (channelOf && channelOf.status === 'SUSPENDED') continue
    const on = `conversationId: "${String(conversationId)}"`
    for (const userId of ((await item(PK))?.participants ?? participants) as string[]) {
      if (!(await isActive(userId))) continue
      const sent = (await act(userId, `sendMessage(${on}, content: "Now") { id }`)) as Item
      // What is said now is the newest, whatever ids were made before.
      const history = (await ask(userId, `messages(${on}, first: 1) { items { id } }`)) as {
        readonly items: readonly { readonly id: string }[]
      }
      if (history.items[0]?.id !== sent?.id) throw new Error(`${String(sent?.id)} is not the last`)
      await act(userId, `markConversationRead(${on}) { unread }`)
    }
  }
}

async function people({ act, ask, isActive, hub, rootId }: Stage): Promise<void> {
  for (const { id } of hub.users) {
    if (!(await isActive(id))) continue
    await act(id, 'updateProfile(bio: "Still walks.") { bio }')
    const unread = (await ask(
      id,
      'notifications(unreadOnly: true, first: 1) { items { id } }',
    )) as {
      readonly items: readonly { readonly id: string }[]
    }
    for (const notice of unread.items)
      await act(id, `markNotificationRead(notificationId: "${notice.id}") { isRead }`)
    await act(id, 'markAllNotificationsRead { unreadNotificationCount }')
  }
  const last = hub.users.at(-1)?.id ?? ''
  await act(rootId, `banUser(userId: "${last}", reason: "Walks on the grass.") { status }`)
  await act(rootId, `unbanUser(userId: "${last}") { status }`)
}

/** People act upon what others wrote as upon what was made here. Says how often which act was tried. */
export async function actUpon({
  world,
  hub,
  root,
  told,
}: Acting): Promise<Readonly<Record<string, number>>> {
  const acts: Record<string, number> = {}
  const rootId = idOf(root)
  const emails = new Map(hub.users.map(({ id, email }) => [id, email]))
  const as = (userId: string) =>
    userId === rootId ? root : world.as({ userId, email: emails.get(userId) ?? '' })
  async function answered(userId: string, document: string): Promise<unknown> {
    const { data, errors } = await world.ask(as(userId), document)
    if (errors) told(document, errors)
    return Object.values((data ?? {}) as object)[0]
  }
  const item = (PK: string, SK = 'METADATA') => world.deps.store.get({ PK, SK })
  const stage: Stage = {
    hub,
    rootId,
    item,
    ask: (userId, query) => answered(userId, `{ ${query} }`),
    async act(userId, mutation) {
      const [name = ''] = mutation.split(/[( ]/)
      acts[name] = (acts[name] ?? 0) + 1
      world.world.advance(BETWEEN_MS)
      return answered(userId, `mutation { ${mutation} }`)
    },
    isActive: async (userId) =>
      (await item(`USER#${String(userId)}`, 'PROFILE'))?.status === 'ACTIVE',
  }
  for (const part of [startups, roles, applying, deciding, access, talks, people]) {
    await part(stage)
    // Processors follow what was done before somebody goes on.
    await world.settle()
  }
  return acts
}
