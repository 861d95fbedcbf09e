import { view } from '@longtable/entity'
import { Letter, LetterVersion, type LetterText } from './letter.entity.ts'

const letterShown = view(
  Letter,
  'date',
  'dateText',
  'title',
  'author',
  'content',
  'description',
  'recipient',
  'place',
  'versionCount',
  'fileKey',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
)

const listsOf = ({ tags = [], fromIds = [], toIds = [], aboutIds = [] }: LetterText) => ({
  tags,
  fromIds,
  toIds,
  aboutIds,
})

export const letterView = (letter: Letter) =>
  letterShown(letter, { id: letter.letterId, ...listsOf(letter) })
export type LetterView = ReturnType<typeof letterView>

const versionShown = view(
  LetterVersion,
  'date',
  'dateText',
  'title',
  'author',
  'content',
  'description',
  'recipient',
  'place',
  'fileKey',
  'timestamp',
  'updatedBy',
)

export const versionView = (version: LetterVersion) =>
  versionShown(version, { letterId: version.letterId, ...listsOf(version) })
export type LetterVersionView = ReturnType<typeof versionView>

/** The editable part alone: of a conflict. */
export const textView = (text: LetterText) => ({
  date: text.date,
  dateText: text.dateText ?? null,
  title: text.title,
  author: text.author ?? null,
  content: text.content,
  description: text.description ?? null,
  recipient: text.recipient ?? null,
  place: text.place ?? null,
  ...listsOf(text),
})
export type LetterTextView = ReturnType<typeof textView>
