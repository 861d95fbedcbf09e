import { whoMayNot } from '@longtable/testing/permissions'
import { type Cast, everyone, guildRoles } from '../testing/roles.ts'
import { idOf } from '../testing/guild-world.ts'
import { notificationsFeature } from './notifications.feature.ts'
import { tell } from './tell.ts'
import { notificationsOf } from './notification.patterns.ts'

const nothing = () => ({})

/** One that the owner has. */
async function ofOwner({ world, owner }: Cast) {
  const userId = idOf(owner)
  const at = world.world.stamp().at
  await tell(world.deps, { userId, kind: 'task_due', key: `row-${world.world.stamp().id}`, at })
  const { items } = await notificationsOf(owner, { userId })
  return { id: items[0]?.id }
}

/** Everything here is one's own: there is nothing to ask for but that. */
whoMayNot(notificationsFeature, guildRoles, [
  {
    operation: 'Query.notifications',
    document: '{ notifications { items { id actor { id } } after } }',
    variables: nothing,
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
  },
  {
    operation: 'Query.unreadCount',
    document: '{ unreadCount }',
    variables: nothing,
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
  },
  {
    operation: 'Query.notificationPreferences',
    document: '{ notificationPreferences { emailOnInvite } }',
    variables: nothing,
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.markNotificationRead',
    document: 'mutation ($id: ID!) { markNotificationRead(notificationId: $id) { isRead } }',
    variables: ofOwner,
    outcomes: everyone('NOT_FOUND notifications.unknown'),
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.markAllNotificationsRead',
    document: 'mutation { markAllNotificationsRead { unreadCount } }',
    variables: nothing,
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
  },
  {
    operation: 'Mutation.updateNotificationPreferences',
    document: 'mutation { updateNotificationPreferences(emailOnComment: true) { emailOnComment } }',
    variables: nothing,
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
  },
  {
    operation: 'Subscription.notificationAdded',
    document: 'subscription { notificationAdded { id kind } }',
    variables: nothing,
    outcomes: everyone('allowed'),
    allowedFor: 'owner',
  },
])
