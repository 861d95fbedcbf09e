import { DomainError, notFound } from '@longtable/core'
import { approvedMember, type FamilyContext, isAdmin } from '../context.ts'
import type { UserProfile } from '../users/profile.entity.ts'
import type { Media } from './media.entity.ts'
import { mediaById } from './media.patterns.ts'

export const unknownMedia = () => notFound('media.unknown', 'This file')

/** Every member sees everything in the gallery that is not deleted. */
export async function mediaInView(context: FamilyContext, mediaId: string): Promise<Media> {
  await approvedMember(context)
  const media = await mediaById(context, { mediaId })
  if (!media || media.deletedAt !== undefined) throw unknownMedia()
  return media
}

/** What it is called and that it is there is up to who has brought it, and to admins. */
export function onlyUploader({ uploaderId }: Media, actor: UserProfile): void {
  if (uploaderId === actor.userId || isAdmin(actor)) return
  throw new DomainError(
    'FORBIDDEN',
    'media.not-uploader',
    'Only who has uploaded it, or an admin, may do this.',
  )
}
