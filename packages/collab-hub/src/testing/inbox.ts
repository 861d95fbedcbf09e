import { change, put } from '@longtable/entity'
import { AccessRequest } from '../access/access-request.entity.ts'
import { Application } from '../applications/application.entity.ts'
import { applicationById } from '../applications/application.patterns.ts'
import type { HubContext } from '../context.ts'
import { notifications, unreadNotificationCount } from '../notifications/find-notifications.ts'
import type { NotificationView } from '../notifications/notification-views.ts'
import { type RoleKey, sent } from './applications.ts'
import { type HubWorld, idOf } from './hub-world.ts'

/** What somebody finds, newest first. */
export const found = async (
  world: HubWorld,
  person: HubContext,
): Promise<readonly NotificationView[]> =>
  (await notifications(world.again(person), {}, { limit: 200 })).items

/** `A new application`, with a star while it is unread. */
export const inbox = async (world: HubWorld, person: HubContext): Promise<string[]> =>
  (await found(world, person)).map(({ title, isRead }) => `${title}${isRead ? '' : '*'}`)

export const unread = (world: HubWorld, person: HubContext): Promise<number> =>
  unreadNotificationCount(world.again(person))

/** Sent as people do it; what becomes of it also while its founder is banned. */
export async function application(world: HubWorld, applicant: HubContext, place: RoleKey) {
  const { store } = world.deps
  const applicationId = await sent(world, applicant, place)
  const write = async (patch: Partial<Application>) => {
    const now = await applicationById({ store }, { applicationId })
    if (!now) throw new Error('There is no such application.')
    const updatedAt = world.world.stamp().at
    await store.write([change(Application, now, { patch: { ...patch, updatedAt } })])
  }
  await write({ founderNotes: 'Between us.' })
  return { applicationId, move: (status: Application['status']) => write({ status }) }
}

type Asking = Pick<AccessRequest, 'startupId' | 'founderId'> & Partial<AccessRequest>

export async function access(
  { world, deps: { store } }: HubWorld,
  investor: HubContext,
  asking: Asking,
) {
  const { id: accessId, at } = world.stamp()
  const times = { createdAt: at, updatedAt: at }
  let now: AccessRequest = {
    accessId,
    requesterId: idOf(investor),
    status: 'PENDING',
    accessLevel: 'VIEW_DECK',
    ...asking,
    ...times,
  }
  await store.write([put(AccessRequest, now)])
  return {
    accessId,
    async move(moved: Partial<AccessRequest>): Promise<void> {
      const patch = { ...moved, updatedAt: world.stamp().at }
      await store.write([change(AccessRequest, now, { patch })])
      now = { ...now, ...patch }
    },
  }
}
