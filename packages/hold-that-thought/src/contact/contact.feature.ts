import type { Feature } from '@longtable/system'
import { contactMails } from './contact-mails.ts'
import { contactModule } from './contact.graphql.ts'
import { mailContacts } from './mail-contacts.processor.ts'

export const contactFeature: Feature = {
  ...contactModule,
  processors: [mailContacts],
  mails: contactMails,
}
