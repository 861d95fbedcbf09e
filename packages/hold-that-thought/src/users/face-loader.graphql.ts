import { loader } from '@longtable/api'
import { findShown } from '@longtable/entity'
import type { FamilyContext } from '../context.ts'
import { UserProfile } from './profile.entity.ts'
import { faceView, type FaceView } from './profile-views.ts'

/** Names and pictures by id, also of who is no member any more; null where there is nobody. */
export const faceLoader = (context: FamilyContext) =>
  loader<string, FaceView | null>(context, 'users.face', async (ids) => {
    const found = await findShown(
      context,
      UserProfile,
      ids.map((userId) => ({ userId })),
    )
    return found.map((profile) => (profile ? faceView(profile) : null))
  })

export async function facesOf(context: FamilyContext, ids: readonly string[]): Promise<FaceView[]> {
  const found = await Promise.all(ids.map((id) => faceLoader(context).load(id)))
  return found.filter((one) => one !== null)
}
