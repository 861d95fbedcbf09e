import { request } from '../../api/client.ts'
import type { HubNotification } from './notifications.operations.ts'
import { AccessPlace, ApplicationPlace } from './places.operations.ts'

/** Where somebody sees what a notification is about; it may be theirs, or to them. */
export async function placeOf(
  { relatedEntityType, relatedEntityId }: HubNotification,
  meId: string,
): Promise<{ readonly to: string; readonly asked?: Readonly<Record<string, string>> }> {
  const id = relatedEntityId ?? ''
  switch (relatedEntityType) {
    case 'APPLICATION': {
      const { application } = await request(ApplicationPlace, { applicationId: id })
      return application.applicantId === meId
        ? { to: '/applications' }
        : { to: `/s/${application.startupId}/applicants`, asked: { open: id } }
    }
    case 'ACCESS_REQUEST': {
      const { accessRequest } = await request(AccessPlace, { accessId: id })
      return accessRequest.requester?.id === meId
        ? { to: '/access' }
        : { to: `/s/${accessRequest.startupId}/investors` }
    }
    case 'CONVERSATION':
      return { to: `/messages/${id}` }
    case 'STARTUP':
      return { to: `/startups/${id}` }
    case 'SUBSCRIPTION':
      return { to: '/billing' }
    case 'SEARCH':
      return { to: '/saved' }
    case 'REPORT':
      return { to: '/admin/reports' }
    default:
      return { to: '/' }
  }
}
