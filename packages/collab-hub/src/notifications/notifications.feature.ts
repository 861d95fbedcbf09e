import type { Feature } from '@longtable/system'
import { adoptNotifications } from './adopt-notifications.ts'
import { eraseNotifications } from './erase-notifications.ts'
import { hubInbox } from './hub-inbox.ts'
import { notificationsLive } from './live.ts'
import { mailNotifications } from './mail.processor.ts'
import { hubMails } from './mails.ts'
import { notificationsModule } from './notifications.graphql.ts'
import { tellAccess } from './tell-access.processor.ts'
import { tellApplications } from './tell-applications.processor.ts'
import { readConversations, tellMessages } from './tell-messages.processor.ts'
import { tellReports } from './tell-reports.processor.ts'
import { tellStartups } from './tell-startups.processor.ts'
import { tellSubscriptions } from './tell-subscriptions.processor.ts'
import { verifyNotifications } from './verify-notifications.ts'

export const notificationsFeature: Feature = {
  ...notificationsModule,
  processors: [
    tellApplications,
    tellAccess,
    tellStartups,
    tellReports,
    tellMessages,
    readConversations,
    tellSubscriptions,
    hubInbox.sweepRead,
    hubInbox.queueUnreadRecounts,
    mailNotifications,
  ],
  jobs: (deps) => [hubInbox.recountUnreadJob(deps)],
  live: [notificationsLive],
  mails: hubMails,
  erase: [eraseNotifications],
  verify: [verifyNotifications],
  reconcile: [hubInbox.reconcileUnread],
  adopt: adoptNotifications,
}
