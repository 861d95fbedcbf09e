import { lookup } from '@longtable/entity'
import { ContactMessage } from './contact-message.entity.ts'

export const contactById = lookup(ContactMessage, { source: 'spec: contact form to the admins' })
