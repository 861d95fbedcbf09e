import type { JobHandler, Processor } from '@longtable/core'
import type { GuildDeps } from '../context.ts'
import { forgetBlocked } from './forget-blocked.processor.ts'
import { mailInvites, mailNotifications } from './mail.processor.ts'
import { tellComments, tellReactions } from './tell-comments.processor.ts'
import {
  tellGroupInviters,
  tellGroupInvites,
  tellInvites,
  tellJoiners,
} from './tell-invites.processor.ts'
import { readRooms, tellMessages } from './tell-messages.processor.ts'
import { tellFollows, tellMilestones, tellQuests } from './tell-own.processor.ts'
import { queueUnreadRecounts, recountUnreadJob, sweepRead } from './unread-counter.processor.ts'

export const notificationProcessors: readonly Processor[] = [
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
  sweepRead,
  queueUnreadRecounts,
  mailInvites,
  mailNotifications,
]

export const notificationJobs = (deps: GuildDeps): readonly JobHandler[] => [recountUnreadJob(deps)]
