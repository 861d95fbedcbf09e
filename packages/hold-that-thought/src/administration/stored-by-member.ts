import { findCounted, type Page, type PageRequest } from '@longtable/entity'
import { STORED_BYTES_MAX } from '@longtable/system'
import { admin, type FamilyContext } from '../context.ts'
import { Counter } from '../uploads/upload.entity.ts'
import { faceView } from '../users/profile-views.ts'
import { usersListed } from '../users/profile.patterns.ts'
import { isMember } from '../users/profile.policy.ts'

/** What the counter of each one says; who has none has stored nothing. */
export async function storedByMember(context: FamilyContext, _: object, page: PageRequest) {
  await admin(context, 'storedByMember')
  const found = await usersListed(
    context,
    {},
    { ...page, keep: (items) => items.map(({ value }) => isMember(value)) },
  )
  const profiles = found.items.map(({ value }) => value)
  const counters = await findCounted(
    context,
    Counter,
    profiles.map(({ userId }) => ({ userId, name: 'STORED' as const })),
  )
  const items = profiles.map((profile, place) => ({
    member: faceView(profile),
    storedBytes: counters[place]?.count ?? 0,
    storedBytesMax: context.storedBytesMax ?? STORED_BYTES_MAX,
    mediaUploadCount: profile.mediaUploadCount,
  }))
  return { ...found, items } satisfies Page<object>
}
