import { isObjectKey } from '@longtable/files'
import * as z from 'zod'
import { Comment, Reaction } from '../comments/comment.entity.ts'
import { Media } from '../media/media.entity.ts'
import { Person } from '../people/person.entity.ts'

/** Accounts stay where they are: who somebody of the tree is there is not carried away. */
export function carriedPerson(person: Person): Person {
  const { userId: _, ...carried } = person
  return carried
}

/** What is made anew from the file where it is read in is left out. */
export function carriedMedia(media: Media) {
  const { thumbnailKey: _, thumbnailStatus: __, revision: ___, updatedAt: ____, ...carried } = media
  return carried
}

export const readPerson = (value: unknown): Person =>
  carriedPerson(Person.schema.parse(value) as Person)

const CarriedMedia = Media.schema
  .omit({ thumbnailKey: true, thumbnailStatus: true, revision: true, updatedAt: true })
  .strict()

/** It stands where files of its kind stand, and nowhere else. */
export function readMedia(value: unknown): Media {
  const media = CarriedMedia.parse(value) as ReturnType<typeof carriedMedia>
  const { category, s3Key, createdAt } = media
  if (!isObjectKey(s3Key) || !s3Key.startsWith(`media/${category}/`))
    throw new Error(`"s3Key" is not below media/${category}/`)
  const thumbnailStatus = category === 'videos' ? 'none' : 'pending'
  return { ...media, thumbnailStatus, revision: 0, updatedAt: createdAt }
}

const Discussion = z
  .object({ comments: z.array(Comment.schema), reactions: z.array(Reaction.schema) })
  .strict()

export const readDiscussion = (value: unknown) =>
  Discussion.parse(value) as unknown as {
    readonly comments: readonly Comment[]
    readonly reactions: readonly Reaction[]
  }
