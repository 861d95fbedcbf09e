import { enqueue, onChange, type Processor } from '@longtable/core'
import { Letter } from '../letters/letter.entity.ts'
import { titleOfMedia } from '../media/media-views.ts'
import { Media } from '../media/media.entity.ts'
import { UserProfile } from '../users/profile.entity.ts'
import { REFRESH_JOB } from './refresh-copies.ts'

interface Deletable {
  readonly deletedAt?: string | undefined
}

/** While it was deleted nothing was brought along. */
const isBack = (old: Deletable, next: Deletable) =>
  old.deletedAt !== undefined && next.deletedAt === undefined

/** Who is called otherwise, or looks otherwise, is so in all that they have said. */
export const refreshNames: Processor = onChange(
  'comments.refresh-names',
  UserProfile,
  async ({ id, old, new: profile }, { system, now }) => {
    if (!old || !profile) return
    if (old.displayName === profile.displayName && old.photoUrl === profile.photoUrl) return
    const payload = { userId: profile.userId }
    await enqueue(system, { kind: REFRESH_JOB, jobId: `name-${id}`, payload }, now())
  },
)

export const refreshTitles: Processor = onChange(
  'comments.refresh-titles',
  Letter,
  async ({ id, old, new: letter }, { system, now }) => {
    if (!old || !letter || (old.title === letter.title && !isBack(old, letter))) return
    const payload = { itemId: letter.letterId }
    await enqueue(system, { kind: REFRESH_JOB, jobId: `title-${id}`, payload }, now())
  },
)

export const refreshMediaTitles: Processor = onChange(
  'comments.refresh-media-titles',
  Media,
  async ({ id, old, new: media }, { system, now }) => {
    if (!old || !media) return
    if (titleOfMedia(old) === titleOfMedia(media) && !isBack(old, media)) return
    const payload = { itemId: media.mediaId }
    await enqueue(system, { kind: REFRESH_JOB, jobId: `title-${id}`, payload }, now())
  },
)
