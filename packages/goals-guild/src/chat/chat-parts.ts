import type { JobHandler, Processor } from '@longtable/core'
import type { GuildDeps } from '../context.ts'
import { chatEvents } from './chat-events.processor.ts'
import { publishMessages } from './chat-live.ts'
import { eraseChat } from './erase-chat.ts'
import { followGroupMembers, followGroups } from './follow-group.processor.ts'
import { moveRows } from './move-rows.processor.ts'
import { nameMembers } from './name-members.processor.ts'
import { fillRoomJob, removeRoomJob } from './room-jobs.ts'
import { verifyChat } from './verify-chat.ts'

export const chatProcessors = ({ events }: GuildDeps): readonly Processor[] => [
  moveRows,
  followGroupMembers,
  followGroups,
  nameMembers,
  ...chatEvents(events),
]

export const chatJobs = (deps: GuildDeps): readonly JobHandler[] => [
  fillRoomJob(deps),
  removeRoomJob(deps),
]

export const chatLive = [publishMessages]
export const chatErasers = [eraseChat]
export const chatVerifiers = [verifyChat]
