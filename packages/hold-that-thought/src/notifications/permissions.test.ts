import { whoMayNot } from '@longtable/testing/permissions'
import { idOf } from '../testing/family-world.ts'
import { type Cast, everyone, familyRoles, forMembers } from '../testing/roles.ts'
import { notifications } from './find-notifications.ts'
import { notificationsFeature } from './notifications.feature.ts'
import { tell } from './tell.ts'

/** Something unread of the owner. */
async function toldTo({ world, owner }: Cast) {
  const { id, at } = world.world.stamp()
  await tell(world.deps, { userId: idOf(owner), kind: 'approved', key: `test-${id}`, at })
  const { items } = await notifications(world.again(owner), {}, {})
  return { id: items[0]?.id ?? '' }
}

whoMayNot(notificationsFeature, familyRoles, [
  forMembers('Query.notifications', '{ notifications { items { kind title actor { userId } } } }'),
  forMembers('Query.unreadNotificationCount', '{ unreadNotificationCount }'),
  {
    operation: 'Mutation.markNotificationRead',
    document: 'mutation ($id: ID!) { markNotificationRead(notificationId: $id) { isRead } }',
    variables: toldTo,
    outcomes: everyone('NOT_FOUND notifications.unknown'),
    allowedFor: 'owner',
  },
  forMembers(
    'Mutation.markAllNotificationsRead',
    'mutation { markAllNotificationsRead { unreadNotificationCount } }',
  ),
  forMembers('Subscription.notificationAdded', 'subscription { notificationAdded { kind } }'),
])
