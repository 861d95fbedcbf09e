import { system } from '@longtable/system'
import { administrationFeature } from './administration/administration.feature.ts'
import { archiveFeature } from './archive/archive.feature.ts'
import { commentsFeature } from './comments/comments.feature.ts'
import { contactFeature } from './contact/contact.feature.ts'
import { conversationsFeature } from './conversations/conversations.feature.ts'
import { draftsFeature } from './drafts/drafts.feature.ts'
import { familyFace } from './face.ts'
import { lettersFeature } from './letters/letters.feature.ts'
import { mediaFeature } from './media/media.feature.ts'
import { holdThatThought } from './model/model.ts'
import { holdThatThoughtRows } from './model/rows.ts'
import { notificationsFeature } from './notifications/notifications.feature.ts'
import { peopleFeature } from './people/people.feature.ts'
import { personalDataFeature } from './personal-data/personal-data.feature.ts'
import { searchFeature } from './search/search.feature.ts'
import { uploadsFeature } from './uploads/uploads.feature.ts'
import { accountErasing } from './users/erase-account.ts'
import { usersFeature } from './users/users.feature.ts'

/** HoldThatThought, one line a feature. A deleted account is erased in this order. */
export const holdThatThoughtSystem = system({
  model: holdThatThought,
  rows: holdThatThoughtRows,
  features: [
    conversationsFeature,
    notificationsFeature,
    commentsFeature,
    mediaFeature,
    draftsFeature,
    lettersFeature,
    uploadsFeature,
    peopleFeature,
    searchFeature,
    archiveFeature,
    administrationFeature,
    personalDataFeature,
    contactFeature,
    usersFeature,
  ],
  erasing: accountErasing,
  face: familyFace,
})
