import { changedText, text, UserId } from '@longtable/core'
import * as z from 'zod'

const EMAIL_CHARACTERS_MAX = 254
/** Long text, as document 003 has it. */
const bio = { max: 5000, isMultiline: true }
const line = { max: 100 }

export const DisplayName = text({ max: 100 })

export const UserInput = z.object({ userId: UserId })

export const Email = z
  .string()
  .max(EMAIL_CHARACTERS_MAX)
  .transform((email) => email.trim().toLowerCase())
  .refine((email) => /^[^\s#@]+@[^\s#@]+$/.test(email), 'must be an e-mail address')

/** Left out keeps, null takes away. */
export const changedProfileFields = {
  displayName: DisplayName.optional(),
  bio: changedText(bio),
  familyRelationship: changedText(line),
  generation: changedText(line),
  familyBranch: changedText(line),
  contactEmail: Email.nullable().optional(),
  theme: changedText({ max: 40 }),
  isProfilePrivate: z.boolean().optional(),
  notifyOnMessage: z.boolean().optional(),
  notifyOnComment: z.boolean().optional(),
}
