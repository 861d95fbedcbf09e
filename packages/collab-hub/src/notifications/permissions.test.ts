import { whoMayNot } from '@longtable/testing/permissions'
import { idOf } from '../testing/hub-world.ts'
import { type Cast, everyone, hubRoles, type PermissionRow } from '../testing/roles.ts'
import { notificationsOf } from './notification.patterns.ts'
import { notificationsFeature } from './notifications.feature.ts'
import { tell } from './tell.ts'

/** One that the owner has. */
async function ofOwner({ world, owner }: Cast) {
  const userId = idOf(owner)
  const { id, at } = world.world.stamp()
  const words = () => ({ title: 'Look', body: 'Look here' })
  const news = { userId, type: 'SYSTEM', about: ['USER', userId], key: `row-${id}`, at } as const
  await tell(world.deps, { ...news, words })
  const { items } = await notificationsOf(owner, { userId })
  return { id: items[0]?.notificationId }
}

const ofOneself = (operation: string, document: string): PermissionRow => ({
  operation,
  document,
  variables: () => ({}),
  outcomes: everyone('allowed'),
  allowedFor: 'owner',
})

/** Everything here is one's own: there is nothing to ask for but that. */
whoMayNot(notificationsFeature, hubRoles, [
  ofOneself('Query.notifications', '{ notifications(unreadOnly: true) { items { title } } }'),
  ofOneself('Query.unreadNotificationCount', '{ unreadNotificationCount }'),
  ofOneself('Query.myPreferences', '{ myPreferences { emailOnSystem } }'),
  {
    operation: 'Mutation.markNotificationRead',
    document: 'mutation ($id: ID!) { markNotificationRead(notificationId: $id) { isRead } }',
    variables: ofOwner,
    outcomes: everyone('NOT_FOUND notifications.unknown'),
    allowedFor: 'owner',
  },
  ofOneself(
    'Mutation.markAllNotificationsRead',
    'mutation { markAllNotificationsRead { unreadNotificationCount } }',
  ),
  ofOneself(
    'Mutation.updatePreferences',
    'mutation { updatePreferences(emailOnMessage: false) { emailOnMessage } }',
  ),
  ofOneself('Subscription.notificationAdded', 'subscription { notificationAdded { id type } }'),
])
