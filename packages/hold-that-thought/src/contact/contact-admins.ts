import { createHash } from 'node:crypto'
import { addressBlock, expiryOf, text } from '@longtable/core'
import { put } from '@longtable/entity'
import * as z from 'zod'
import type { FamilyContext } from '../context.ts'
import { anybodyMutation } from '../mutation.ts'
import { CONTACT_RATE, CONTACTS_RATE } from '../rates.ts'
import { holdThatThoughtTable } from '../table.ts'
import { Email } from '../users/profile-fields.ts'
import { ContactMessage } from './contact-message.entity.ts'

const KEPT_MS = 30 * 86_400_000

const addressHash = ({ origin }: FamilyContext): string =>
  createHash('sha256').update(addressBlock(origin.address)).digest('hex')

/** For everybody, also who cannot sign in. While nothing can be counted, nothing is taken. */
export const contactAdmins = anybodyMutation({
  name: 'contactAdmins',
  input: z.object({
    name: text({ max: 100 }),
    email: Email,
    message: text({ max: 5000, isMultiline: true }),
  }),
  begin: ({ context }) => ({ addressHash: addressHash(context) }),
  rate: ({ begun }) => [
    { ...CONTACT_RATE, ...begun },
    { ...CONTACTS_RATE, addressHash: 'everybody' },
  ],
  requester: ({ begun }) => begun.addressHash,
  plan: ({ context, input }) => {
    const { id: contactId, at } = context.stamp()
    const expiry = expiryOf(holdThatThoughtTable, Date.parse(at) + KEPT_MS) as { TTL: number }
    return {
      operations: [put(ContactMessage, { ...input, contactId, createdAt: at, ...expiry })],
      result: { isSent: true },
      audit: { action: 'ADMINS_CONTACTED', resourceType: 'Contact', resourceId: contactId },
    }
  },
})
