import { settle } from '@longtable/core'
import { asRead, change, find, fromItem, isOf } from '@longtable/entity'
import { tallyBy, type TallyOfAll } from '@longtable/system'
import { UserProfile } from '../users/profile.entity.ts'
import { countsOf } from './media-rows.ts'
import { Media, type MediaCount } from './media.entity.ts'
import { mediaCounts } from './media.patterns.ts'

const nameOf = ({ kind, name }: Pick<MediaCount, 'kind' | 'name'>) => `${kind} ${name}`

export const reconcileMedia = tallyBy({
  rows: mediaCounts,
  nameOf,
  rowOf(row, count) {
    const [kind = ''] = row.split(' ', 1)
    return { kind: kind as MediaCount['kind'], name: row.slice(kind.length + 1), count }
  },
  of: Media,
  countedAs: (media) => countsOf(media).map(nameOf),
})

/** What others had counted before the first of ours is counted with it. */
export const reconcileUploadCounts: TallyOfAll = {
  async tally({ store }) {
    const counts = new Map<string, number>()
    const counted = (userId: string, more: number) =>
      counts.set(userId, (counts.get(userId) ?? 0) + more)
    return {
      see(item) {
        if (isOf(Media, item)) counted(fromItem(Media, item).uploaderId, 1)
        if (isOf(UserProfile, item)) counted(fromItem(UserProfile, item).userId, 0)
      },
      async end() {
        for (const [userId, count] of counts)
          await settle(`What ${userId} has uploaded`, async () => {
            const profile = await find(store, UserProfile, { userId })
            if (profile?.uploadsBefore === undefined) return
            const mediaUploadCount = profile.uploadsBefore + count
            if (profile.mediaUploadCount === mediaUploadCount) return
            const when = asRead(UserProfile, profile, 'mediaUploadCount')
            await store.write([change(UserProfile, profile, { patch: { mediaUploadCount }, when })])
          })
      },
    }
  },
}
