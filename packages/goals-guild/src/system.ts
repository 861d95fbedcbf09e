import { system } from '@longtable/system'
import { administrationFeature } from './administration/administration.feature.ts'
import { assistanceFeature } from './assistance/assistance.feature.ts'
import { avatarsFeature } from './avatars/avatars.feature.ts'
import { chatFeature } from './chat/chat.feature.ts'
import { collaborationFeature } from './collaboration/collaboration.feature.ts'
import { commentsFeature } from './collaboration/comments/comments.feature.ts'
import { guildFace } from './face.ts'
import { feedFeature } from './feed/feed.feature.ts'
import { followsFeature } from './follows/follows.feature.ts'
import { goalsFeature } from './goals/goals.feature.ts'
import { groupsFeature } from './groups/groups.feature.ts'
import { goalsGuild } from './model/model.ts'
import { goalsGuildRows } from './model/rows.ts'
import { notificationsFeature } from './notifications/notifications.feature.ts'
import { offersFeature } from './offers/offers.feature.ts'
import { personalDataFeature } from './personal-data/personal-data.feature.ts'
import { questsFeature } from './quests/quests.feature.ts'
import { searchFeature } from './search/search.feature.ts'
import { streaksFeature } from './streaks/streaks.feature.ts'
import { timelineFeature } from './timeline/timeline.feature.ts'
import { uploadsFeature } from './uploads/uploads.feature.ts'
import { accountErasing } from './users/erase-account.ts'
import { usersFeature } from './users/users.feature.ts'

/** GoalsGuild, one line a feature. A deleted account is erased in this order. */
export const goalsGuildSystem = system({
  model: goalsGuild,
  rows: goalsGuildRows,
  features: [
    followsFeature,
    collaborationFeature,
    questsFeature,
    streaksFeature,
    groupsFeature,
    goalsFeature,
    assistanceFeature,
    offersFeature,
    commentsFeature,
    chatFeature,
    notificationsFeature,
    uploadsFeature,
    avatarsFeature,
    feedFeature,
    timelineFeature,
    searchFeature,
    administrationFeature,
    personalDataFeature,
    usersFeature,
  ],
  erasing: accountErasing,
  face: guildFace,
})
