import { system } from '@longtable/system'
import { assistance } from './assistance/assistance.feature.ts'
import { chat } from './chat/chat.feature.ts'
import { collaboration } from './collaboration/collaboration.feature.ts'
import { comments } from './collaboration/comments/comments.feature.ts'
import { guildFace } from './face.ts'
import { feed } from './feed/feed.feature.ts'
import { follows } from './follows/follows.feature.ts'
import { goals } from './goals/goals.feature.ts'
import { groups } from './groups/groups.feature.ts'
import { goalsGuild } from './model/model.ts'
import { goalsGuildRows } from './model/rows.ts'
import { notifications } from './notifications/notifications.feature.ts'
import { offers } from './offers/offers.feature.ts'
import { personalData } from './personal-data/personal-data.feature.ts'
import { quests } from './quests/quests.feature.ts'
import { timeline } from './timeline/timeline.feature.ts'
import { uploads } from './uploads/uploads.feature.ts'
import { accountErasing } from './users/erase-account.ts'
import { users } from './users/users.feature.ts'

/** GoalsGuild, one line a feature. A deleted account is erased in this order. */
export const goalsGuildSystem = system({
  model: goalsGuild,
  rows: goalsGuildRows,
  features: [
    follows,
    collaboration,
    quests,
    groups,
    goals,
    assistance,
    offers,
    comments,
    chat,
    notifications,
    uploads,
    feed,
    timeline,
    personalData,
    users,
  ],
  erasing: accountErasing,
  face: guildFace,
})
