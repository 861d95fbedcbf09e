import { add, change, put } from '@longtable/entity'
import { AccessRequest } from '../access/access-request.entity.ts'
import { Application } from '../applications/application.entity.ts'
import type { HubContext } from '../context.ts'
import { notifications, unreadNotificationCount } from '../notifications/find-notifications.ts'
import { StartupRole } from '../roles/startup-role.entity.ts'
import type { NotificationView } from '../notifications/notification-views.ts'
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

interface Place {
  readonly startupId: string
  readonly roleId: string
}

/** As document 002 has it, with nothing of ours around; its role counts it. */
export async function application(
  { world, deps: { store } }: HubWorld,
  applicant: HubContext,
  place: Place,
) {
  const { id: applicationId, at } = world.stamp()
  const applicantId = idOf(applicant)
  const times = { createdAt: at, updatedAt: at }
  const text = { coverLetter: 'I would like to.', founderNotes: 'Between us.' }
  let now: Application = {
    ...place,
    applicationId,
    applicantId,
    ...text,
    status: 'PENDING',
    ...times,
  }
  const counted = (by: 1 | -1) => add(StartupRole, place, { amounts: { applicantCount: by } })
  await store.write([put(Application, now), counted(1)])
  return {
    applicationId,
    async move(status: Application['status']): Promise<void> {
      const patch = { status, updatedAt: world.stamp().at }
      const gone = status === 'WITHDRAWN' ? [counted(-1)] : []
      await store.write([change(Application, now, { patch }), ...gone])
      now = { ...now, ...patch }
    },
  }
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
