import type { Feature } from '@longtable/system'
import { eraseNotifications } from './erase-notifications.ts'
import { forgetBlocked } from './forget-blocked.processor.ts'
import { notificationsLive } from './live.ts'
import { mailInvites, mailNotifications } from './mail.processor.ts'
import { goalsGuildMails } from './mails.ts'
import { notificationsModule } from './notifications.graphql.ts'
import { guildInbox } from './guild-inbox.ts'
import { dueTaskReminders } from './remind-due-tasks.ts'
import { tellComments, tellReactions } from './tell-comments.processor.ts'
import {
  tellGroupInviters,
  tellGroupInvites,
  tellInvites,
  tellJoiners,
} from './tell-invites.processor.ts'
import { readRooms, tellMessages } from './tell-messages.processor.ts'
import { tellFollows, tellMilestones, tellQuests } from './tell-own.processor.ts'
import { verifyNotifications } from './verify-notifications.ts'

export const notificationsFeature: Feature = {
  ...notificationsModule,
  processors: [
    tellInvites,
    tellGroupInvites,
    tellGroupInviters,
    tellJoiners,
    tellComments,
    tellReactions,
    tellFollows,
    tellMessages,
    readRooms,
    tellQuests,
    tellMilestones,
    forgetBlocked,
    guildInbox.sweepRead,
    guildInbox.queueUnreadRecounts,
    mailInvites,
    mailNotifications,
  ],
  jobs: (deps) => [guildInbox.recountUnreadJob(deps)],
  schedules: (deps) => [dueTaskReminders(deps)],
  live: [notificationsLive],
  mails: goalsGuildMails,
  erase: [eraseNotifications],
  verify: [verifyNotifications],
  reconcile: [guildInbox.reconcileUnread],
}
