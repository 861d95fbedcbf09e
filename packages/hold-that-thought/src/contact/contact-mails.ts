import { MailAddress, type MailContent, type MailTemplates } from '@longtable/mail'
import type { MailOptions } from '@longtable/system'
import * as z from 'zod'
import { isAdmin } from '../context.ts'
import { quoted } from '../users/mails.ts'
import { profileById } from '../users/profile.patterns.ts'
import { contactById } from './contact-message.patterns.ts'

export const CONTACT_MAIL = 'hold-that-thought.contact'

const Data = z.object({ contactId: z.string(), userId: z.string() })

/** To who is an admin when it is sent. */
async function mailOfContact(
  options: MailOptions,
  { contactId, userId }: z.infer<typeof Data>,
): Promise<MailContent | undefined> {
  const [contact, admin] = await Promise.all([
    contactById(options, { contactId }),
    profileById(options, { userId }),
  ])
  if (!contact || !admin || admin.status !== 'active' || !isAdmin(admin)) return undefined
  if (!MailAddress.safeParse(admin.email).success) return undefined
  const { name, email, message } = contact
  return {
    to: admin.email,
    subject: `${name} has written to the admins of HoldThatThought`,
    text: `${name} has filled in the contact form and can be reached at ${email}:\n\n${quoted(message)}`,
  }
}

export const contactMails = (options: MailOptions): MailTemplates => ({
  [CONTACT_MAIL]: (data) => mailOfContact(options, Data.parse(data)),
})
