import { view } from '@longtable/entity'
import * as z from 'zod'
import { UserProfile } from './profile.entity.ts'

/** What ours are; document 003 says any object, of which nothing else is shown. */
const Relationships = z
  .array(
    z.object({
      id: z.string(),
      type: z.string(),
      customType: z.string().optional(),
      name: z.string(),
      userId: z.string().optional(),
    }),
  )
  .catch([])

const relationshipsOf = ({ familyRelationships }: UserProfile) =>
  Relationships.parse(familyRelationships ?? []).map((one) => ({
    ...one,
    customType: one.customType ?? null,
    userId: one.userId ?? null,
  }))

const shown = view(UserProfile, 'userId', 'displayName', 'photoUrl', 'isProfilePrivate')
/** What stands beside something that somebody has said or done. */
export const faceView = view(UserProfile, 'userId', 'displayName', 'photoUrl')
export type FaceView = ReturnType<typeof faceView>

const opened = view(
  UserProfile,
  'bio',
  'familyRelationship',
  'generation',
  'familyBranch',
  'contactEmail',
  'personId',
)
const NOTHING_MORE = {
  bio: null,
  familyRelationship: null,
  generation: null,
  familyBranch: null,
  contactEmail: null,
  personId: null,
  familyRelationships: [],
}

/** What other members see: of a private profile name and photo alone. */
export const memberView = (profile: UserProfile) =>
  profile.isProfilePrivate
    ? shown(profile, NOTHING_MORE)
    : shown(profile, { ...opened(profile), familyRelationships: relationshipsOf(profile) })
export type MemberView = ReturnType<typeof memberView>

const all = view(
  UserProfile,
  'userId',
  'email',
  'displayName',
  'bio',
  'photoUrl',
  'familyRelationship',
  'generation',
  'familyBranch',
  'isProfilePrivate',
  'contactEmail',
  'notifyOnMessage',
  'notifyOnComment',
  'theme',
  'mediaUploadCount',
  'status',
  'groups',
  'personId',
  'createdAt',
  'updatedAt',
)

/** What the person themselves and admins see. */
export const profileView = (profile: UserProfile) =>
  all(profile, { familyRelationships: relationshipsOf(profile) })
export type ProfileView = ReturnType<typeof profileView>
