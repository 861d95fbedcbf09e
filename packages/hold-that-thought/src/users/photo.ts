import { fileOfKey, fileSource, fileUrl } from '@longtable/system'
import { approvedMember, type FamilyContext } from '../context.ts'
import { UserInput } from './profile-fields.ts'
import { profileById } from './profile.patterns.ts'

const PHOTO = 'photo'

/** Every member sees who somebody is, also who has a private profile or is not active. */
export const photoFiles = {
  [PHOTO]: fileSource(UserInput, async (context: FamilyContext, { userId }) => {
    await approvedMember(context)
    const profile = await profileById(context, { userId })
    return profile?.status === 'deleted' ? null : fileOfKey(profile?.photoUrl)
  }),
}

interface Pictured {
  readonly userId: string
  /** Where the object is, as the document has it. */
  readonly photoUrl: string | null
}

/** Where the viewer sees the photo; null where there is none. */
export const photoUrl = (
  { userId, photoUrl: key }: Pictured,
  _: object,
  context: FamilyContext,
): string | null => fileUrl(context, { purpose: PHOTO, of: { userId }, key })
