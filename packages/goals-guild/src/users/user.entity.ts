import { CalendarDate, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { Tags } from '../fields.ts'
import { ggCore } from '../table.ts'

/** A nickname is shown as typed and found in any case. */
const foldedNickname = ({ nickname }: { nickname?: string }) => nickname?.toLowerCase()

export const User = entity(ggCore, {
  type: 'User',
  fields: {
    id: Id,
    nickname: z.string(),
    email: z.string(),
    fullName: z.string(),
    birthDate: CalendarDate.optional(),
    status: z.enum(['active', 'suspended', 'deleted']),
    country: z.string().optional(),
    language: z.string().optional(),
    /** An IANA name, such as Europe/Berlin: where their days begin and end. */
    timeZone: z.string().optional(),
    gender: z.string().optional(),
    pronouns: z.string().optional(),
    bio: z.string().optional(),
    avatar: z
      .object({
        s3Key: z.string(),
        contentType: z.string(),
        width: z.number(),
        height: z.number(),
      })
      .optional(),
    tags: Tags,
    tier: z.enum(['free', 'pro']),
    roles: z.array(z.enum(['partner', 'admin'])).optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  // Document 001 knows no status, and what nobody has said is nothing.
  lacking: { status: 'active', tags: [], tier: 'free' },
  derive: { nick: foldedNickname },
  keys: {
    table: ['USER#{id}', 'PROFILE#{id}'],
    GSI1: ['USER#{id}', 'ENTITY#User#{createdAt}'],
    GSI2: ['NICK#{nick}', 'PROFILE#{id}'],
    GSI3: ['EMAIL#{email}', 'PROFILE#{id}'],
  },
})
export type User = Of<typeof User>

/** Guards against a second account with the same e-mail. */
export const EmailUnique = entity(ggCore, {
  type: 'EmailUnique',
  fields: { email: z.string(), userId: Id, createdAt: Timestamp },
  keys: { table: ['EMAIL#{email}', 'UNIQUE#USER'] },
})
export type EmailUnique = Of<typeof EmailUnique>

/** An index does not make a nickname unique; a lock does. */
export const NickUnique = entity(ggCore, {
  type: 'NickUnique',
  ours: true,
  fields: { nickname: z.string(), userId: Id, createdAt: Timestamp },
  derive: { nick: foldedNickname },
  keys: { table: ['NICK#{nick}', 'UNIQUE#USER'] },
})
export type NickUnique = Of<typeof NickUnique>
