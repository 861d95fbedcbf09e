import { Count, entity, Id, type Of, shardedPart, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { holdThatThoughtTable } from '../table.ts'

/** `shardedPart` is typed for numbers, but any text of ours can stand behind its mark. */
const usersWho = (are: 'PENDING' | 'INACTIVE') => shardedPart('USERS', are, '#')

/** Active and approved users are the directory; deleted ones are in no list. */
function directoryOf({ status, isApproved }: { status: string; isApproved?: boolean | undefined }) {
  if (status === 'inactive') return usersWho('INACTIVE')
  if (status !== 'active') return undefined
  return isApproved ? 'USERS' : usersWho('PENDING')
}

export const UserProfile = entity(holdThatThoughtTable, {
  type: 'User Profile',
  ours: ['GSI1'],
  fields: {
    userId: Id,
    email: z.string(),
    displayName: z.string(),
    bio: z.string().optional(),
    photoUrl: z.string().optional(),
    familyRelationship: z.string().optional(),
    generation: z.string().optional(),
    familyBranch: z.string().optional(),
    isProfilePrivate: z.boolean(),
    contactEmail: z.string().optional(),
    notifyOnMessage: z.boolean(),
    notifyOnComment: z.boolean(),
    theme: z.string().optional(),
    /** Of ours a list of `{id, type, customType?, name, userId?}`; document 003 says any object. */
    familyRelationships: z.json().optional(),
    mediaUploadCount: Count,
    /** How many of those others had counted before the first of ours. */
    uploadsBefore: Count.optional(),
    status: z.enum(['active', 'inactive', 'deleted']),
    /** `approved` and `admin` are what counts; what the key hangs on stands in `isApproved`. */
    groups: z.array(z.string()),
    /** Whether `approved` is among the groups, written with them: a key cannot hang on a list. */
    isApproved: z.boolean(),
    /** Whose invitation they came with. */
    invitedBy: Id.optional(),
    /** Where they stand in the family tree. */
    personId: Id.optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  lacking: {
    mediaUploadCount: 0,
    groups: [],
    isApproved: ({ groups }) => Array.isArray(groups) && groups.includes('approved'),
  },
  derive: { USERS: directoryOf },
  keys: {
    table: ['USER#{userId}', 'PROFILE'],
    GSI1: ['{USERS}', 'USER#{userId}'],
  },
})
export type UserProfile = Of<typeof UserProfile>
