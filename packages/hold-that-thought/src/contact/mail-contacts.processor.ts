import { onInsert } from '@longtable/core'
import { enqueueMail } from '@longtable/mail'
import { isAdmin } from '../context.ts'
import { usersListed } from '../users/profile.patterns.ts'
import { ContactMessage } from './contact-message.entity.ts'
import { CONTACT_MAIL } from './contact-mails.ts'

/** One mail for each admin, however often the change comes. */
export const mailContacts = onInsert(
  'contact.mail-admins',
  ContactMessage,
  async ({ contactId }, { store, system, now }) => {
    for await (const some of usersListed.each({ store }, {}))
      for (const { value: profile } of some) {
        if (!isAdmin(profile)) continue
        const { userId } = profile
        const jobId = `contact-${contactId}-${userId}`
        const data = { contactId, userId }
        await enqueueMail(system, { jobId, template: CONTACT_MAIL, data }, now())
      }
  },
)
