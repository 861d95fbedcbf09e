import type { Feature } from '@longtable/system'
import { eraseNotifications } from './erase-notifications.ts'
import { familyInbox } from './family-inbox.ts'
import { notificationsLive } from './live.ts'
import { mailNotifications } from './mail.processor.ts'
import { notificationMails } from './notification-mails.ts'
import { notificationsModule } from './notifications.graphql.ts'
import { tellComments, tellReactions } from './tell-comments.processor.ts'
import { readConversations, tellMessages } from './tell-messages.processor.ts'
import { tellPeople } from './tell-people.processor.ts'
import { verifyNotifications } from './verify-notifications.ts'

export const notificationsFeature: Feature = {
  ...notificationsModule,
  processors: [
    tellComments,
    tellReactions,
    tellMessages,
    readConversations,
    tellPeople,
    familyInbox.sweepRead,
    familyInbox.queueUnreadRecounts,
    mailNotifications,
  ],
  jobs: (deps) => [familyInbox.recountUnreadJob(deps)],
  live: [notificationsLive],
  mails: notificationMails,
  erase: [eraseNotifications],
  verify: [verifyNotifications],
  reconcile: [familyInbox.reconcileUnread],
}
