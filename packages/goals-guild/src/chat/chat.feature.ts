import { carriesRow, type Feature } from '@longtable/system'
import { adoptChat, forgetMessages } from './adopt-chat.ts'
import { chatEvents } from './chat-events.processor.ts'
import { publishInboxes, publishMessages } from './chat-live.ts'
import { chatModule } from './chat.graphql.ts'
import { eraseChat } from './erase-chat.ts'
import { followGroupMembers, followGroups } from './follow-group.processor.ts'
import { moveRows } from './move-rows.processor.ts'
import { nameMembers } from './name-members.processor.ts'
import { reconcileChat } from './reconcile-chat.ts'
import { fillRoomJob, removeRoomJob } from './room-jobs.ts'
import { RoomMember } from './room.entity.ts'
import { verifyChat } from './verify-chat.ts'

export const chatFeature: Feature = {
  ...chatModule,
  processors: [
    forgetMessages,
    moveRows,
    followGroupMembers,
    followGroups,
    nameMembers,
    ...chatEvents,
  ],
  jobs: (deps) => [fillRoomJob(deps), removeRoomJob(deps)],
  live: [publishMessages, publishInboxes],
  erase: [eraseChat],
  verify: [verifyChat],
  reconcile: [reconcileChat],
  carry: [carriesRow(RoomMember, ['ROOM#{roomId}', 'MEMBER#{userId}'])],
  adopt: adoptChat,
}
