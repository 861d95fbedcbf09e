import type { Page, PageRequest } from '@longtable/entity'
import { exportOf } from '@longtable/system'
import { Application } from '../applications/application.entity.ts'
import { type HubContext, ownProfile, unregistered } from '../context.ts'
import { Participant } from '../conversations/conversation.entity.ts'
import { collabHub } from '../model/model.ts'
import { RateLimit } from '../model/rows.ts'
import { NotificationBundle } from '../notifications/notification.entity.ts'

/** What a founder notes of an applicant is theirs, and so is when they did, and were reminded. */
const withoutNotes = (application: Application) => ({
  ...application,
  founderNotes: undefined,
  updatedAt: undefined,
  remindedAt: undefined,
  remindedDays: undefined,
})

/** Who else is in it, and what they have said last, is theirs. */
const withoutOthers = (row: Participant) => ({
  ...row,
  participants: undefined,
  lastMessagePreview: undefined,
})

export const myDataExport = exportOf({
  model: collabHub,
  typedBy: 'entityType',
  // How notifications are made and what is limited says nothing about the person.
  omits: [NotificationBundle, RateLimit],
  shown: (_userId, entity, value) => {
    if (entity === Application) return withoutNotes(value as Application)
    return entity === Participant ? withoutOthers(value as Participant) : value
  },
})

/** All that a person owns, one JSON text per item, page by page. Also for who waits or is banned. */
export async function exportMyData(context: HubContext, page: PageRequest): Promise<Page<string>> {
  const user = await ownProfile(context)
  if (!user || user.deletedAt !== undefined) throw unregistered()
  return myDataExport.read(context, user.userId, page)
}
