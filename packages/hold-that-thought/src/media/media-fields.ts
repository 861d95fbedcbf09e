import { changedText, optionalText, TagList, UlidId, unset } from '@longtable/core'
import * as z from 'zod'

export const PEOPLE_MAX = 20
export const ALBUMS_MAX = 10
const line = { max: 200 }
const description = { max: 2000, isMultiline: true }
const dateText = { max: 100 }
const MediaDate = z.iso.date('must be a date such as 1943-05-01')
const People = z
  .array(UlidId)
  .max(PEOPLE_MAX, `must be at most ${PEOPLE_MAX}`)
  .transform((ids) => [...new Set(ids)])
const some = <T>(list: z.ZodType<T[]>) => list.nullish().transform((given) => given ?? [])

export const MediaInput = z.object({ mediaId: UlidId })

export const newMediaFields = {
  title: optionalText(line),
  description: optionalText(description),
  date: MediaDate.nullish().transform(unset),
  dateText: optionalText(dateText),
  tags: some(TagList),
  personIds: some(People),
}

/** Left out keeps, null takes away. What is on lists comes and goes one by one, so that two do not meet. */
export const changedMediaFields = {
  title: changedText(line),
  description: changedText(description),
  date: MediaDate.nullable().optional(),
  dateText: changedText(dateText),
}
export const changedMediaLists = {
  addTags: some(TagList),
  removeTags: some(TagList),
  addPersonIds: some(People),
  removePersonIds: some(People),
}
